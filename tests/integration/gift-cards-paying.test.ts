import { beforeAll, describe, expect, inject, it } from "vitest";
import { MESSAGES } from "#app/i18n/message-files.server.ts";
import { translate } from "#app/i18n/translate.ts";
import { formatMoney } from "#models/money-format.ts";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { putInCart, fillCheckout, findSku, pay, payByCard, register, signIn, valueOf } from "../support/http-shopper";
import { cartOf, gatewayCalls, paymentsOf, putGiftCard } from "../support/sandbox-control";

/** Paying with gift cards, without scripts, from the payment step to the order. */

const sandbox = inject("sandboxUrl");
const CHECKOUT = "/fr-fr/checkout";
let sku: string;
let count = 0;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(inject("shopUrl")));
});

const eur = (centAmount: number) => formatMoney({ centAmount, currencyCode: "EUR" }, "fr-FR");
const said = (key: string, values = {}) => translate(MESSAGES.fr.storedValue, "fr-FR", key, values);
const pathOf = (page: Page) => new URL(page.url).pathname;
const textOf = (page: Page) => shown(page).replace(/<!--.*?-->/g, "");
const masked = (number: string) => `•••• ${number.slice(-4)}`;

/** A gift card for this test only. */
async function aCard(centAmount: number, more: { endDate?: string; currencyCode?: string } = {}): Promise<string> {
  const number = `6007${String(Date.now()).slice(-9)}${String((count += 1)).padStart(3, "0")}`;
  const { currencyCode = "EUR", ...rest } = more;
  await putGiftCard(sandbox, number, { balance: { centAmount, currencyCode }, ...rest });
  return number;
}

/** A new customer at the overview with a method chosen; returns the amount to pay, in cents. */
async function aShopper(): Promise<{ browser: HttpBrowser; total: number }> {
  const browser = new HttpBrowser(inject("shopUrl"));
  await putInCart(browser, sku);
  await register(
    browser,
    await browser.open(`${CHECKOUT}/billing`),
    `gift-cards-${Date.now()}-${(count += 1)}@vitrine.test`,
  );
  const overview = await fillCheckout(browser);
  return { browser, total: Number(valueOf(overview, "amount")) };
}

const use = (browser: HttpBrowser, giftCard: string, giftCardAmount = "") =>
  browser.post(`${CHECKOUT}/payment`, { intent: "use-gift-card", giftCard, giftCardAmount });
const overviewOf = (browser: HttpBrowser) => browser.open(`${CHECKOUT}/overview`);
const orderOf = (browser: HttpBrowser, confirmation: Page) =>
  browser.open(/href="(\/fr-fr\/account\/orders\/\d+)"/.exec(confirmation.text)?.[1] ?? "no order");
/** Fields that the button with this action on one of the page's cards sends. */
const buttonOf = (page: Page, intent: string) => ({
  intent: new RegExp(`name="intent" value="(${intent}:[^"]+)"`).exec(page.text)?.[1] ?? "",
});

describe("gift cards", () => {
  it("pay a part, a bank card the rest; overview, confirmation and order say what was paid with what [PAY-12, PAY-13, BEY-16]", async () => {
    const { browser, total } = await aShopper();
    const card = await aCard(1_500);
    const step = await use(browser, card.replace(/(.{4})/g, "$1 "));
    expect([pathOf(step), step.way]).toEqual([`${CHECKOUT}/payment`, [`303 ${CHECKOUT}/payment#gift-cards`]]);
    expect(textOf(step)).toContain(said("left", { amount: eur(total - 1_500) }));
    expect(textOf(step)).toContain(said("remainsNothing"));
    const overview = await overviewOf(browser);
    expect(Number(valueOf(overview, "amount"))).toBe(total - 1_500);
    expect(textOf(overview)).toContain(`Carte bancaire, ${eur(total - 1_500)}`);
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    const confirmation = await payByCard(browser, provider);
    expect(pathOf(confirmation)).toBe(`${CHECKOUT}/confirmation`);
    expect((await paymentsOf(sandbox, cartId)).payments.map(({ amount }) => amount.centAmount)).toEqual([
      total - 1_500,
    ]);
    for (const page of [overview, confirmation, await orderOf(browser, confirmation)]) {
      const text = textOf(page);
      expect(text, page.url).toContain(`Carte cadeau ${masked(card)}`);
      for (const amount of [eur(1_500), eur(total - 1_500), eur(total)]) expect(text, page.url).toContain(amount);
      expect(page.text).not.toContain(card);
    }
    const next = await aShopper();
    expect(textOf(await use(next.browser, card))).toContain(said("error.empty"));
    expect(browser.failures).toEqual([]);
  });

  it("two at once pay for all of it: no method is asked for and none is paid, the button orders [PAY-13]", async () => {
    const { browser, total } = await aShopper();
    const [first, second] = [await aCard(1_000), await aCard(100_000)];
    await use(browser, first);
    const step = await use(browser, second);
    expect(textOf(step)).toContain(said("covered.title"));
    expect(textOf(step)).toContain(said("remains", { amount: eur(100_000 - (total - 1_000)) }));
    expect(step.text).not.toContain('name="method"');
    const overview = await browser.post(`${CHECKOUT}/payment`, {});
    expect([pathOf(overview), valueOf(overview, "amount")]).toEqual([`${CHECKOUT}/overview`, "0"]);
    let confirmation = overview;
    const calls = await gatewayCalls(sandbox, async () => {
      confirmation = await browser.post(`${CHECKOUT}/overview`, { amount: "0" });
    });
    expect(pathOf(confirmation)).toBe(`${CHECKOUT}/confirmation`);
    expect(calls.filter((call) => /POST .*\/payments/.test(call))).toEqual([]);
    const text = textOf(await orderOf(browser, confirmation));
    for (const card of [first, second]) expect(text).toContain(masked(card));
    for (const amount of [1_000, total - 1_000, total]) expect(text).toContain(eur(amount));
  });

  it("leave the way to pay that was chosen chosen, as a promo code does; no number is kept", async () => {
    const { browser } = await aShopper();
    const chosen = (page: Page) =>
      /<input(?=[^>]*\sname="method")(?=[^>]*\schecked)[^>]*\svalue="(\w+)"/.exec(page.text)?.[1];
    expect(chosen(await browser.open(`${CHECKOUT}/payment`))).toBe("cb");
    const step = await browser.post(`${CHECKOUT}/payment`, {
      intent: "use-gift-card",
      giftCard: await aCard(500),
      method: "paypal",
    });
    expect(chosen(step)).toBe("paypal");
    const wrong = { intent: "add-code", promo: "NOSUCHCODE", giftCard: "6006000000000003", method: "cb" };
    const refused = await browser.post(`${CHECKOUT}/payment`, wrong);
    expect([refused.status, chosen(refused), refused.text.includes(wrong.giftCard)]).toEqual([400, "cb", false]);
    expect(
      chosen(await browser.post(`${CHECKOUT}/payment`, { ...wrong, promo: "BIENVENUE10", method: "paypal" })),
    ).toBe("paypal");
    expect(browser.failures).toEqual([]);
  });

  it("taken out bring the payment step back, and come back by undo, once [PAY-13, CART-09]", async () => {
    const { browser, total } = await aShopper();
    const step = await use(browser, await aCard(100_000));
    const removed = await browser.post(`${CHECKOUT}/payment`, buttonOf(step, "remove-gift-card"));
    expect(removed.text).toContain('name="method"');
    expect(Number(valueOf(await overviewOf(browser), "amount"))).toBe(total);
    const undo = buttonOf(removed, "undo-gift-card");
    expect(textOf(await browser.post(`${CHECKOUT}/payment`, undo))).toContain(said("covered.title"));
    const again = await browser.post(`${CHECKOUT}/payment`, undo);
    expect([again.status, textOf(again).includes(said("covered.title"))]).toEqual([200, true]);
  });

  it("that do not pay say why beside the field, and what was typed stays [PAY-13]", async () => {
    const { browser, total } = await aShopper();
    const good = await aCard(2_000);
    const refusals: [number: string, amount: string, status: number, sentence: string][] = [
      ["", "", 400, said("error.missing")],
      ["carte", "", 400, said("error.digits")],
      ["6006999999999999", "", 422, said("error.unknown")],
      // A card on another customer's account.
      ["6006000000000006", "", 422, said("error.unknown")],
      ["6006000000000003", "", 422, said("error.empty")],
      ["6006000000000004", "", 422, said("error.ended", { date: "31\u00a0janvier 2026" })],
      ["6006000000000005", "", 422, said("error.currency", { currency: "CHF", own: "EUR" })],
      [good, "0", 400, said("error.amount", { example: eur(20_00) })],
      [good, "-1", 400, said("error.amount", { example: eur(20_00) })],
      [good, "20,01", 422, said("error.aboveBalance", { amount: eur(2_000) })],
    ];
    for (const [number, amount, status, sentence] of refusals) {
      const page = await use(browser, number, amount);
      expect([page.status, textOf(page).includes(sentence)], sentence).toEqual([status, true]);
      expect(page.text).toContain("<title>Erreur");
      expect([valueOf(page, "giftCard"), valueOf(page, "giftCardAmount")]).toEqual([number, amount]);
    }
    expect(Number(valueOf(await overviewOf(browser), "amount"))).toBe(total);
  });

  it("that pay or not leave a promo code typed beside them, but for the number of a card", async () => {
    const { browser } = await aShopper();
    const card = await aCard(1_000);
    const typed = async (giftCard: string, promo: string) => {
      const page = await browser.post(`${CHECKOUT}/payment`, { intent: "use-gift-card", giftCard, promo });
      return [page.status, valueOf(page, "promo") ?? ""];
    };
    expect(await typed("1", "BIENVENUE10")).toEqual([400, "BIENVENUE10"]);
    expect(await typed("1", card)).toEqual([400, ""]);
    expect(await typed(card, "BIENVENUE10")).toEqual([200, "BIENVENUE10"]);
  });

  it("are guessed ten times, and then not even asked for [BEY-21]", async () => {
    const { browser } = await aShopper();
    const right = await aCard(500);
    await use(browser, right, "1");
    await use(browser, right, "2");
    const statuses: number[] = [];
    const calls = await gatewayCalls(sandbox, async () => {
      for (let index = 0; index < 11; index += 1)
        statuses.push((await use(browser, `60061234123412${10 + index}`)).status);
    });
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(calls.filter((call) => /GET .*\/gift-cards\/60061234/.test(call))).toHaveLength(10);
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  });

  it.each([
    ["all of it", 100_000],
    ["a part", 1_500],
  ])(
    "that pay %s, spent elsewhere before the order: nothing is asked of a bank or ordered, and the overview says what is left to pay",
    async (_what, cents) => {
      const { browser, total } = await aShopper();
      const card = await aCard(cents);
      await use(browser, card);
      const shown = valueOf(await overviewOf(browser), "amount") ?? "";
      await putGiftCard(sandbox, card, { balance: { centAmount: 300, currencyCode: "EUR" } });
      const pressed = await browser.post(`${CHECKOUT}/overview`, { amount: shown });
      expect([pathOf(pressed), pressed.status]).toEqual([`${CHECKOUT}/overview`, 409]);
      expect(textOf(pressed)).toContain(masked(card));
      expect(textOf(pressed)).toContain(eur(total - 300));
      expect(Number(valueOf(pressed, "amount"))).toBe(total - 300);
      const provider = await pay(browser, pressed);
      const cartId = await cartOf(sandbox, provider);
      expect(pathOf(await payByCard(browser, provider))).toBe(`${CHECKOUT}/confirmation`);
      expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 1, voids: 0 });
    },
  );

  it("spent elsewhere while the rest was paid at the provider: one order, one charge, of what is left by now", async () => {
    const { browser, total } = await aShopper();
    const card = await aCard(1_500);
    await use(browser, card);
    const provider = await pay(browser, await overviewOf(browser));
    const cartId = await cartOf(sandbox, provider);
    await putGiftCard(sandbox, card, { balance: { centAmount: 300, currencyCode: "EUR" } });
    const back = await payByCard(browser, provider);
    expect(pathOf(back)).toBe(`${CHECKOUT}/overview`);
    expect(textOf(back)).toContain(masked(card));
    expect(Number(valueOf(back, "amount"))).toBe(total - 300);
    const confirmation = await payByCard(browser, await pay(browser, back));
    expect(pathOf(confirmation)).toBe(`${CHECKOUT}/confirmation`);
    const { payments, authorisations, voids } = await paymentsOf(sandbox, cartId);
    expect(authorisations - voids).toBe(1);
    expect(payments.at(-1)?.amount.centAmount).toBe(total - 300);
  });

  it("used in another tab do not pay for a button that named another amount", async () => {
    const { browser, total } = await aShopper();
    await use(browser, await aCard(100_000));
    const pressed = await browser.post(`${CHECKOUT}/overview`, { amount: String(total) });
    expect([pathOf(pressed), pressed.status]).toEqual([`${CHECKOUT}/overview`, 409]);
    expect(valueOf(pressed, "amount")).toBe("0");
  });

  it("follow a code that is entered after them: the last one pays less, and the sum agrees [PAY-13, CART-10, BEY-16]", async () => {
    const { browser, total } = await aShopper();
    const card = await aCard(100_000);
    await use(browser, card);
    const step = await browser.post(`${CHECKOUT}/payment`, { intent: "add-code", promo: "BIENVENUE10" });
    expect(pathOf(step)).toBe(`${CHECKOUT}/payment`);
    expect(textOf(step)).toContain("BIENVENUE10");
    const overview = await overviewOf(browser);
    const paid = textOf(overview).match(/Carte cadeau •••• \d{4}, ([\d\s\u00a0\u202f,]+€)/)?.[1];
    expect(paid).not.toBe(eur(total));
    expect(textOf(overview).split(paid ?? "none").length).toBeGreaterThan(2);
    const wrong = await browser.post(`${CHECKOUT}/payment`, { intent: "add-code", promo: "EXPIRE" });
    expect([wrong.status, valueOf(wrong, "promo")]).toEqual([400, "EXPIRE"]);
    expect(textOf(wrong)).toContain(MESSAGES.fr.cart["promo.error.expired"]);
    const without = await browser.post(`${CHECKOUT}/payment`, buttonOf(step, "remove-code"));
    expect(pathOf(without)).toBe(`${CHECKOUT}/payment`);
    expect([without.status, textOf(without).includes("BIENVENUE10")]).toEqual([200, false]);
    expect(textOf(await overviewOf(browser))).toContain(`Carte cadeau ${masked(card)}, ${eur(total)}`);
    expect(pathOf(await browser.post(`${CHECKOUT}/overview`, { amount: "0" }))).toBe(`${CHECKOUT}/confirmation`);
    expect(browser.failures).toEqual([]);
  });
});

describe("a loyalty offer", () => {
  it("chosen in the payment step takes 5 % off, a gift card pays that much less, and the order agrees [PAY-13, CART-11, BEY-16]", async () => {
    const browser = new HttpBrowser(inject("shopUrl"));
    await signIn(browser, await browser.open("/fr-fr/auth/sign-in?returnTo=/fr-fr/cart"), "fid@vitrine.test");
    await putInCart(browser, sku);
    const amount = async () => Number(valueOf(await overviewOf(browser), "amount"));
    const total = Number(valueOf(await fillCheckout(browser), "amount"));
    const choose = (offers: Record<string, string>) =>
      browser.post(`${CHECKOUT}/payment`, { intent: "offers", ...offers });
    const step = await choose({ offer: "FID-5" });
    expect([pathOf(step), step.way]).toEqual([`${CHECKOUT}/payment`, [`303 ${CHECKOUT}/payment#points`]]);
    expect(/<input(?=[^>]*value="FID-5")[^>]*>/.exec(step.text)?.[0]).toContain("checked");
    const reduced = await amount();
    // Delivery is free above 60 €; below, the discount does not apply to it.
    const off = total - reduced;
    expect([Math.round(total * 0.05), Math.round((total - 490) * 0.05)]).toContain(off);

    const card = await aCard(100_000);
    await use(browser, card);
    const paidByCard = async () =>
      /Carte cadeau •••• \d{4}, ([\d\s\u00a0\u202f,]+€)/.exec(textOf(await overviewOf(browser)))?.[1];
    expect(await paidByCard()).toBe(eur(reduced));
    await choose({});
    expect(await amount()).toBe(off);
    await choose({ offer: "FID-5" });
    expect(await amount()).toBe(0);
    expect(await paidByCard()).toBe(eur(reduced));

    const confirmation = await browser.post(`${CHECKOUT}/overview`, { amount: "0" });
    expect(pathOf(confirmation)).toBe(`${CHECKOUT}/confirmation`);
    for (const page of [confirmation, await orderOf(browser, confirmation)]) {
      const text = textOf(page);
      expect(text, page.url).toContain(`Carte cadeau ${masked(card)}`);
      for (const cents of [reduced, -off]) expect(text, page.url).toContain(eur(cents));
    }
  });
});

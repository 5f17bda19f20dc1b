import { beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../../support/cart-text";
import { HttpBrowser, type Page } from "../../support/http-browser";
import {
  putInCart,
  BILLING,
  fillCheckout,
  findSkus,
  pay,
  payByCard,
  register,
  valueOf,
} from "../../support/http-shopper";
import { cartOf, paymentsOf, putGiftCard } from "../../support/sandbox-control";

/** Misuse of gift cards and steps: the amount is never negative, nothing is paid twice. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const STEP = "/fr-fr/checkout";
let skus: string[];

beforeAll(async () => {
  skus = await findSkus(new HttpBrowser(shop), 2);
});

const pathOf = (page: Page) => new URL(page.url).pathname;
const amountOf = (page: Page) => Number(valueOf(page, "amount"));

async function aShopper(): Promise<HttpBrowser> {
  const browser = new HttpBrowser(shop);
  await putInCart(browser, skus[0]!);
  const form = await browser.open(`/fr-fr/auth/sign-in?register=1&returnTo=${STEP}/billing`);
  await register(browser, form, `stored-value-${crypto.randomUUID()}@vitrine.test`);
  return browser;
}

let cards = 0;
async function aCard(centAmount: number): Promise<string> {
  const number = `6011${String(Date.now() + (cards += 1)).slice(-12)}`;
  await putGiftCard(sandbox, number, { balance: { centAmount, currencyCode: "EUR" } });
  return number;
}

const use = (browser: HttpBrowser, giftCard: string, giftCardAmount = "") =>
  browser.post(`${STEP}/payment`, { intent: "use-gift-card", giftCard, giftCardAmount });

describe("a gift card", () => {
  it("entered twice, from two tabs at once too, pays once [PAY-13, PAY-17]", async () => {
    const browser = await aShopper();
    const total = amountOf(await fillCheckout(browser));
    const card = await aCard(1_000);
    await Promise.all([use(browser, card), use(browser, card)]);
    await use(browser, card);
    const overview = await browser.open(`${STEP}/overview`);
    expect(amountOf(overview)).toBe(total - 1_000);
    expect(shown(overview).split(`•••• ${card.slice(-4)}, `)).toHaveLength(2);
    expect(browser.failures).toEqual([]);
  });

  it("that pays more than what is left of the cart leaves nothing to pay, and never less than nothing [PAY-13]", async () => {
    const browser = await aShopper();
    await putInCart(browser, skus[1]!);
    const both = amountOf(await fillCheckout(browser));
    const first = await aCard(both - 1);
    await use(browser, first);
    // Remove one piece, so that the card alone is worth more than the rest.
    const cart = await browser.open("/fr-fr/cart");
    await browser.post("/fr-fr/cart", { intent: "delete", lineId: valueOf(cart, "lineId") ?? "" });
    const overview = await browser.open(`${STEP}/overview`);
    expect(amountOf(overview)).toBe(0);
    expect(shown(overview)).not.toMatch(/Reste à payer[^€]*\u2212/);
    const refused = await use(browser, await aCard(100));
    expect([refused.status, shown(refused).includes("Il ne reste rien à payer")]).toEqual([422, true]);
    expect(pathOf(await browser.post(`${STEP}/overview`, { amount: "0" }))).toBe(`${STEP}/confirmation`);
  });

  it("for an amount that is none pays nothing and says so beside the field", async () => {
    const browser = await aShopper();
    const total = amountOf(await fillCheckout(browser));
    const card = await aCard(5_000);
    for (const amount of ["-1", "1e3", "0x10", "999999999999999999999", "12,345", "١٢"]) {
      const page = await use(browser, card, amount);
      expect([400, 422], amount).toContain(page.status);
      expect(valueOf(page, "giftCardAmount")).toBe(amount);
    }
    expect(amountOf(await browser.open(`${STEP}/overview`))).toBe(total);
  });
});

describe("gift cards and a payment under way", () => {
  it("a card entered after the bank has paid is not needed: what was paid is ordered [PAY-13, PAY-17]", async () => {
    const browser = await aShopper();
    const overview = await fillCheckout(browser);
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    await payByCard(new HttpBrowser(shop), provider);
    await use(browser, await aCard(1_000));
    const back = await browser.open(`${STEP}/adyen-check?redirectResult=x`);
    // The paid order is placed, and the late card is not charged for it.
    expect(pathOf(back)).toBe(`${STEP}/confirmation`);
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect([authorisations - voids, orderNumber !== null]).toEqual([1, true]);
  });

  it("two presses at once on what cards pay for make one order, and charge the cards once [PAY-13, PAY-17]", async () => {
    const browser = await aShopper();
    const total = amountOf(await fillCheckout(browser));
    const card = await aCard(2 * total);
    await use(browser, card);
    const press = () => browser.post(`${STEP}/overview`, { amount: "0" });
    const pages = await Promise.all([press(), press(), press()]);
    expect(pages.map(pathOf)).toEqual(pages.map(() => `${STEP}/confirmation`));
    const orders = await browser.open("/fr-fr/account/orders");
    expect(new Set(shown(orders).match(/\/account\/orders\/\d+/g)).size).toBe(1);
    // The rest of the card's balance pays for another order, and for no more.
    const next = await aShopper();
    await fillCheckout(next);
    await use(next, card);
    expect(amountOf(await next.open(`${STEP}/overview`))).toBe(0);
    expect(browser.failures).toEqual([]);
  });
});

it("an amount on the button that is made up is neither paid nor ordered", async () => {
  const browser = await aShopper();
  const total = amountOf(await fillCheckout(browser));
  for (const amount of ["-1", "0", "1", "", "NaN", "1e9", "99999999999"]) {
    const page = await browser.post(`${STEP}/overview`, { amount });
    expect([page.status, pathOf(page), amountOf(page)], amount).toEqual([409, `${STEP}/overview`, total]);
  }
});

describe("steps out of order, by the address bar [PAY-03]", () => {
  it("lead to the first that is not done, and order nothing", async () => {
    const browser = await aShopper();
    const card = await aCard(100_000);
    const ask = async (steps: string[]) =>
      Promise.all(steps.map(async (step) => pathOf(await browser.open(`${STEP}/${step}`))));
    const later = ["delivery", "payment", "overview", "adyen-check?redirectResult=x"];
    expect(new Set(await ask(later))).toEqual(new Set([`${STEP}/billing`]));
    // A form of a step that is not open yet redirects to the open one.
    expect(pathOf(await browser.post(`${STEP}/payment`, { method: "cb" }))).toBe(`${STEP}/billing`);
    expect(pathOf(await use(browser, card))).toBe(`${STEP}/billing`);
    const pressed = await browser.post(`${STEP}/overview`, { amount: "0" });
    expect(pathOf(pressed)).not.toBe(`${STEP}/confirmation`);
    expect(pathOf(await browser.open(`${STEP}/confirmation`))).toBe("/fr-fr/account/orders");
    await browser.post(`${STEP}/billing`, BILLING);
    expect(await ask(["payment", "overview"])).toEqual([`${STEP}/delivery`, `${STEP}/delivery`]);
    expect(browser.failures).toEqual([]);
  });

  it("after the order lead to its confirmation, whatever is sent again [PAY-17]", async () => {
    const browser = await aShopper();
    const overview = await fillCheckout(browser);
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    expect(pathOf(await payByCard(browser, provider))).toBe(`${STEP}/confirmation`);
    for (const step of ["billing", "delivery", "payment", "overview", "adyen-check"]) {
      expect(pathOf(await browser.open(`${STEP}/${step}`)), step).toBe(`${STEP}/confirmation`);
    }
    await pay(browser, overview);
    await use(browser, await aCard(100));
    expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 1, voids: 0 });
    expect(browser.failures).toEqual([]);
  });
});

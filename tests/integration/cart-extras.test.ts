import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { amounts, cartText, shown } from "../support/cart-text";
import { eachTestBrowser } from "../support/each-test-browser";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, PASSWORD, register, signIn, valueOf } from "../support/http-shopper";
import { PLENTY, setStock } from "../support/sandbox-control";

/** What a cart holds beside its lines, on the cart page of the built shop, as forms without scripts. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const CART = "/fr-fr/cart";
const PREFIXES = ["fr-fr", "fr-ch", "en", "es-es", "de-de", "it-it", "pl-pl"] as const;
const browser = eachTestBrowser();
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});
afterEach(() => stock(PLENTY));

const send = (fields: Record<string, string>, path = CART) => browser.post(path, fields);
const stock = (quantity: number) => setStock(sandbox, sku, quantity);

/** The description of a field. */
function beside({ text }: Page, name: string): string {
  const field = new RegExp(`<(?:input|select|textarea)(?=[^>]*\\sname="${name}")[^>]*>`).exec(text)?.[0] ?? "";
  const ids = /aria-describedby="([^"]+)"/.exec(field)?.[1]?.split(" ") ?? [];
  const words = ids.map((id) => new RegExp(`<p[^>]*\\sid="${id}"[^>]*>(.*?)</p>`, "s").exec(text)?.[1] ?? "");
  return words.map((each) => each.replace(/<svg.*?<\/svg>|<[^>]+>/gs, "")).join(" ");
}

function expectSum(page: Page): void {
  const rows = amounts(page);
  const total = rows.pop()?.[1];
  expect(rows.reduce((sum, [, cents]) => sum + cents, 0)).toBe(total);
}

describe("a promo code", () => {
  it.each(PREFIXES)(
    "that does not count says why beside its field, in the language of %s, and changes nothing [CART-10, CART-25]",
    async (prefix) => {
      const path = `/${prefix}/cart`;
      await addToCart(browser, sku, prefix);
      for (const [promo, key, status] of [
        ["EXPIRE", "expired", 400],
        ["NIMPORTE", "unknown", 400],
        ["../x", "unknown", 400],
        ["RUPTURE", "outOfStock", 422],
        ["", "empty", 400],
      ] as const) {
        const page = await send({ intent: "add-code", promo }, path);
        expect(page.status, promo).toBe(status);
        expect(beside(page, "promo"), promo).toBe(cartText(prefix, `promo.error.${key}`));
        if (promo) expect(valueOf(page, "promo")).toBe(promo);
      }
      const page = await browser.open(path);
      expect(shown(page)).not.toContain(cartText(prefix, "promo.applied"));
      expectSum(page);
    },
  );

  it("counts once, is told when entered twice, and is taken out again [CART-10]", async () => {
    await addToCart(browser, sku);
    const page = await send({ intent: "add-code", promo: "bienvenue10" });
    expect(shown(page)).toContain("BIENVENUE10");
    expect(amounts(page).some(([, cents]) => cents < 0)).toBe(true);
    expectSum(page);
    const twice = await send({ intent: "add-code", promo: "BIENVENUE10" });
    expect([twice.status, beside(twice, "promo")]).toEqual([422, cartText("fr-fr", "promo.error.twice")]);
    const without = await send({ intent: "remove-code", code: "BIENVENUE10" });
    expect(shown(without)).not.toContain("BIENVENUE10");
    expect((await send({ intent: "remove-code", code: "BIENVENUE10" })).status).toBe(200);
  });

  it("may bring a gift, which costs nothing and is no line to change", async () => {
    await addToCart(browser, sku);
    const page = await send({ intent: "add-code", promo: "CADEAU" });
    expect(shown(page)).toContain(cartText("fr-fr", "free"));
    expect(page.text.match(/name="quantity"/g)).toHaveLength(1);
    expectSum(page);
  });
});

describe("a gift card", () => {
  const GIFT = { intent: "add-gift-card", giftAmount: "50", giftEmail: "louise@exemple.fr", giftName: "Louise" };

  it("can be the only thing, is shown with whom it is for, taken out, and put back in its place [CART-12, CART-09]", async () => {
    expect(valueOf(await browser.open(CART), "giftAmount")).toBe("50");
    await send({ ...GIFT, giftAmount: "20", giftName: "" });
    const two = await send({ ...GIFT, giftMessage: "Bon anniversaire !" });
    expect(shown(two)).toContain("Pour Louise (louise@exemple.fr)");
    expect(shown(two)).toContain("Bon anniversaire !");
    expect(amounts(two)).toContainEqual([cartText("fr-fr", "sum.giftCards"), 7_000]);
    expectSum(two);
    const [, first = ""] = /name="giftCardId" value="([^"]+)"/.exec(two.text) ?? [];
    const gone = await send({ intent: "remove-gift-card", giftCardId: first });
    const list = shown(gone);
    expect(list.indexOf(cartText("fr-fr", "gift.removed"))).toBeGreaterThan(0);
    expect(list.indexOf(cartText("fr-fr", "gift.removed"))).toBeLessThan(list.indexOf("Pour Louise"));
    const [, undoId = ""] = /name="undoId" value="([^"]+)"/.exec(gone.text) ?? [];
    const back = await send({ intent: "undo-extra", undoId });
    expect(amounts(back)).toContainEqual([cartText("fr-fr", "sum.giftCards"), 7_000]);
    const again = await send({ intent: "undo-extra", undoId });
    expect([again.status, amounts(again)]).toEqual([200, amounts(back)]);
  });

  it.each(PREFIXES)(
    "under and over its bounds, or sent to nobody, is refused beside its field in the language of %s [CART-12, CART-25]",
    async (prefix) => {
      const path = `/${prefix}/cart`;
      await addToCart(browser, sku, prefix);
      for (const [wrong, field, key] of [
        [{ giftAmount: "0" }, "giftAmount", "gift.error.amount"],
        [{ giftAmount: "999999" }, "giftAmount", "gift.error.amount"],
        [{ giftAmount: "-50" }, "giftAmount", "gift.error.amount"],
        [{ giftAmount: "beaucoup" }, "giftAmount", "gift.error.amount"],
        [{ giftEmail: "louise" }, "giftEmail", "gift.error.email"],
        [{ giftEmail: "" }, "giftEmail", "gift.error.emailMissing"],
        [{ giftMessage: "é".repeat(301) }, "giftMessage", "gift.error.message"],
        [{ giftDate: "2020-01-01" }, "giftDate", "gift.error.date"],
        [{ giftDate: "demain" }, "giftDate", "gift.error.date"],
      ] as const) {
        const page = await send(Object.assign({ ...GIFT, giftAmount: "300" }, wrong), path);
        const words = cartText(prefix, key, { min: "_", max: "_" }).split("_")[0] ?? "";
        expect([page.status, beside(page, field)], JSON.stringify(wrong)).toEqual([
          400,
          expect.stringContaining(words),
        ]);
        expect(valueOf(page, "giftName")).toBe("Louise");
      }
      expect(shown(await browser.open(path))).not.toContain(cartText(prefix, "sum.giftCards"));
    },
  );
});

describe("a donation", () => {
  it("is offered where it is collected, given once, shown, and taken back; another is refused [CART-13]", async () => {
    const offered = await addToCart(browser, sku);
    // The ninth donation is inactive.
    expect([...offered.text.matchAll(/name="donationId" value="(don\d)"/g)].map(([, id]) => id)).toEqual([
      "don1",
      "don2",
      "don3",
    ]);
    await send({ intent: "add-donation", donationId: "don2" });
    const page = await send({ intent: "add-donation", donationId: "don2" });
    expect(shown(page)).toMatch(/Votre don de 2\s€ est dans votre panier\./);
    expect(amounts(page)).toContainEqual([cartText("fr-fr", "sum.donations"), 200]);
    expectSum(page);
    expect(page.text).not.toMatch(/name="donationId" value="don2" aria-label/);
    for (const donationId of ["don9", "nobody", ""]) {
      expect((await send({ intent: "add-donation", donationId })).status, donationId).toBe(404);
    }
    const without = await send({ intent: "remove-donation", donationId: "don2" });
    expect(shown(without)).not.toContain(cartText("fr-fr", "sum.donations"));
  });
});

describe("loyalty", () => {
  const asCustomer = async (email: string) =>
    signIn(browser, await browser.open(`/fr-fr/auth/sign-in?returnTo=${CART}`), email);

  it("offers are chosen and given back; what points do not buy, or stock does not hold, is refused [CART-11]", async () => {
    await asCustomer("fid@vitrine.test");
    await addToCart(browser, sku);
    const page = await send({ intent: "offers", offer: "FID-5" });
    expect(page.text).toMatch(/value="FID-5"[^>]*checked|checked=""[^>]*value="FID-5"/);
    expect(amounts(page).some(([, cents]) => cents < 0)).toBe(true);
    expectSum(page);
    const gone = await send({ intent: "offers", offer: "FID-FOULARD" });
    expect([gone.status, shown(gone)]).toEqual([
      422,
      expect.stringContaining(cartText("fr-fr", "offers.error.outOfStock")),
    ]);
    expect((await send({ intent: "offers", offer: "FID-NONE" })).status).toBe(422);
    const none = await send({ intent: "offers" });
    expect(amounts(none).some(([, cents]) => cents < 0)).toBe(false);
  });

  it("card is a customer's: a visitor signs in first; added, taken out, put back [CART-14, CART-09]", async () => {
    await addToCart(browser, sku);
    const asked = await browser.post(CART, { intent: "add-card" }, { follow: false });
    expect([asked.status, asked.headers.location]).toEqual([303, expect.stringContaining("/auth/sign-in?returnTo=")]);
    await asCustomer("new@vitrine.test");
    const page = await send({ intent: "add-card" });
    expect(amounts(page)).toContainEqual([cartText("fr-fr", "sum.card"), 1_000]);
    expectSum(page);
    const gone = await send({ intent: "remove-card" });
    expect(shown(gone)).toContain(cartText("fr-fr", "card.removed"));
    const [, undoId = ""] = /name="undoId" value="([^"]+)"/.exec(gone.text) ?? [];
    expect(amounts(await send({ intent: "undo-extra", undoId }))).toContainEqual([
      cartText("fr-fr", "sum.card"),
      1_000,
    ]);
  });
});

it("a second gift card like the first is bought, and put back, though another device changes the cart [CART-09, CART-12]", async () => {
  const email = `gift-twice-${Date.now()}@vitrine.test`;
  const card = { intent: "add-gift-card", giftAmount: "50" };
  const cards = async () => [...(await browser.open(CART)).text.matchAll(/name="giftCardId"/g)].length;
  await send(card);
  await register(browser, await browser.open("/fr-fr/account/dashboard"), email);
  expect(await cards()).toBe(1);
  const phone = new HttpBrowser(shop);
  await signIn(phone, await phone.open("/fr-fr/account/dashboard"), email, PASSWORD);
  await addToCart(phone, sku);
  await send(card);
  const full = await browser.open(CART);
  expect(await cards()).toBe(2);
  const left = await send({ intent: "remove-gift-card", giftCardId: valueOf(full, "giftCardId") ?? "" });
  await addToCart(phone, sku);
  await send({ intent: "undo-extra", undoId: valueOf(left, "undoId") ?? "" });
  expect(await cards()).toBe(2);
});

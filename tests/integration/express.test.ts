import { beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, fillCheckout, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";

/** Wallets beside the cart's button, as forms without scripts. */

const shop = inject("shopUrl");
const CHECKOUT = "/fr-fr/checkout";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";
let sku: string;

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

const pathOf = (page: Page) => new URL(page.url).pathname;
const walletsOf = (page: Page) =>
  [...shown(page).matchAll(/<button[^>]*\sname="wallet"[^>]*\svalue="(\w+)"/g)].map(([, name]) => name);
const press = (browser: HttpBrowser, wallet: string) => browser.post("/fr-fr/cart", { intent: "express", wallet });
/** From the billing step to the payment step, which shows the chosen method. */
async function toPayment(browser: HttpBrowser): Promise<Page> {
  const delivery = await browser.post(`${CHECKOUT}/billing`, BILLING);
  const address = valueOf(delivery, "address") ?? "new";
  return browser.post(`${CHECKOUT}/delivery`, { method: "NO", address, [`phone-${address}`]: "06 12 34 56 78" });
}
const chosenMethod = (page: Page) =>
  /value="([\w-]+)"/.exec(/<input(?=[^>]*name="method")(?=[^>]*checked)[^>]*>/.exec(page.text)?.[0] ?? "")?.[1];

describe("a wallet in the cart", () => {
  it("is there only where the browser has it, as in the payment step", async () => {
    for (const [userAgent, wallets] of [
      [IPHONE, ["applepay", "paypal"]],
      [ANDROID, ["paypal"]],
    ] as const) {
      const browser = new HttpBrowser(shop, { "user-agent": userAgent });
      const offered = walletsOf(await addToCart(browser, sku));
      expect(offered.toSorted(), userAgent).toEqual(wallets);
    }
    const empty = await new HttpBrowser(shop, { "user-agent": IPHONE }).open("/fr-fr/cart");
    expect(walletsOf(empty)).toEqual([]);
  });

  it("leads a visitor through sign-in and the first step, and stands chosen at the payment", async () => {
    const browser = new HttpBrowser(shop, { "user-agent": ANDROID });
    await addToCart(browser, sku);
    const signIn = await press(browser, "paypal");
    const billing = await register(browser, signIn, `express-${crypto.randomUUID()}@vitrine.test`);
    expect(pathOf(billing)).toBe(`${CHECKOUT}/billing`);
    const payment = await toPayment(browser);
    expect(pathOf(payment)).toBe(`${CHECKOUT}/payment`);
    expect(chosenMethod(payment)).toBe("paypal");
    expect(browser.failures).toEqual([]);
  });

  it("leads who has ordered before to the overview, with the wallet instead of the usual card: two presses to pay [BEY-13]", async () => {
    const browser = new HttpBrowser(shop, { "user-agent": IPHONE });
    await addToCart(browser, sku);
    const signIn = await browser.open(`${CHECKOUT}/billing`);
    await register(browser, signIn, `express-${crypto.randomUUID()}@vitrine.test`);
    await payByCard(browser, await pay(browser, await fillCheckout(browser)));
    await addToCart(browser, sku);
    const overview = await press(browser, "applepay");
    expect(pathOf(overview)).toBe(`${CHECKOUT}/overview`);
    expect(shown(overview)).toContain("Apple Pay");
    expect(shown(overview)).toContain("Nous avons repris vos choix habituels");
    const provider = await pay(browser, overview);
    expect(provider.url).toContain("/pay/");
    const confirmation = await browser.post(provider.url, { outcome: "authorised" });
    expect(pathOf(confirmation)).toBe(`${CHECKOUT}/confirmation`);
    expect(browser.failures).toEqual([]);
  });

  it("that is not offered chooses nothing, and nothing is lost", async () => {
    const browser = new HttpBrowser(shop, { "user-agent": ANDROID });
    await addToCart(browser, sku);
    const signIn = await press(browser, "applepay");
    expect(pathOf(await register(browser, signIn, `express-${crypto.randomUUID()}@vitrine.test`))).toBe(
      `${CHECKOUT}/billing`,
    );
    expect(chosenMethod(await toPayment(browser))).toBe("cb");
    expect(browser.failures).toEqual([]);
  });
});

import { beforeAll, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, fillCheckout, findSku, pay, payByCard, register, valueOf } from "../support/http-shopper";

/** A customer who has ordered once orders again, without scripts. */

const shop = inject("shopUrl");
const CHECKOUT = "/fr-fr/checkout";
let sku: string;

/** Target of the cart's button. */
const orderLink = (cart: Page) => /href="([^"]*\/checkout\/\w+)"/.exec(shown(cart))?.[1] ?? "no link";

beforeAll(async () => {
  sku = await findSku(new HttpBrowser(shop));
});

it("a returning shopper comes from the cart to the bank with two presses [BEY-13]", async () => {
  const browser = new HttpBrowser(shop);
  await addToCart(browser, sku);
  const signIn = await browser.open(`${CHECKOUT}/billing`);
  const form = await register(browser, signIn, `returning-${Date.now()}@vitrine.test`);
  expect(new URL(form.url).pathname).toBe(`${CHECKOUT}/billing`);
  const first = await payByCard(browser, await pay(browser, await fillCheckout(browser)));
  expect(new URL(first.url).pathname).toBe(`${CHECKOUT}/confirmation`);

  const cart = await addToCart(browser, sku);
  const onward = orderLink(cart);
  let presses = 0;
  const press = <T>(next: () => Promise<T>) => ((presses += 1), next());
  const overview = await press(() => browser.open(onward));
  expect(overview.way).toEqual([`302 ${CHECKOUT}/overview`]);
  const text = shown(overview);
  expect(text).toContain("Nous avons repris vos choix habituels");
  expect(text).toContain(BILLING.line1);
  for (const step of ["billing", "delivery", "payment"]) {
    expect(text).toContain(`href="${CHECKOUT}/${step}?from=overview"`);
  }
  for (const name of ["conditions de vente", "données personnelles"]) expect(text).toContain(`>${name}</a>`);
  const provider = await press(() => pay(browser, overview));
  expect(provider.url).toContain("/pay/");
  expect(presses).toBe(2);

  const second = await payByCard(browser, provider);
  expect(new URL(second.url).pathname).toBe(`${CHECKOUT}/confirmation`);
  const numbers = [first, second].map(({ text: page }) => /\/account\/orders\/(\d+)/.exec(page)?.[1]);
  expect(new Set(numbers).size).toBe(2);
  expect(browser.failures).toEqual([]);
});

it("whoever goes back to the cart and changes a quantity presses once more, and is asked nothing again [BEY-13]", async () => {
  const browser = new HttpBrowser(shop);
  await addToCart(browser, sku);
  const signIn = await browser.open(`${CHECKOUT}/billing`);
  await register(browser, signIn, `back-in-cart-${Date.now()}@vitrine.test`);
  const before = await fillCheckout(browser);
  expect(new URL(before.url).pathname).toBe(`${CHECKOUT}/overview`);

  const cart = await browser.open("/fr-fr/cart");
  const names = ["lineId", "version", "seen", "sku", "name", "position"];
  const line = Object.fromEntries(names.map((name) => [name, valueOf(cart, name) ?? ""]));
  const changed = await browser.post("/fr-fr/cart", { ...line, intent: "quantity", quantity: "2" });
  const overview = await browser.open(orderLink(changed));
  expect(overview).toMatchObject({ status: 200, way: [], url: `${shop}${CHECKOUT}/overview` });
  expect(Number(valueOf(overview, "amount"))).toBeGreaterThan(Number(valueOf(before, "amount")));

  const confirmation = await payByCard(browser, await pay(browser, overview));
  expect(new URL(confirmation.url).pathname).toBe(`${CHECKOUT}/confirmation`);
  expect(browser.failures).toEqual([]);
});

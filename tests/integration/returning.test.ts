import { beforeAll, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, BILLING, fillCheckout, findSku, pay, payByCard, register } from "../support/http-shopper";

/** A customer who has ordered once orders again, without scripts. */

const shop = inject("shopUrl");
const CHECKOUT = "/fr-fr/checkout";
let sku: string;

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
  const [, onward = "no link"] = /href="([^"]*\/checkout\/billing)"/.exec(shown(cart)) ?? [];
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

import { expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser } from "../support/http-browser";
import { fillCheckout, findSku, pay, payByCard, putInCart, register } from "../support/http-shopper";

const shop = inject("shopUrl");
const MADE_TO_ORDER = "/fr-fr/ballerines-heloise-marine--p100257";
/** "mercredi 2 – vendredi 4 décembre", with plain spaces. */
const DATE = /[a-zé]+ \d+(?:er)?(?: [a-zéû]+)? – [a-zé]+ \d+(?:er)? [a-zéû]+/;

it("what is made to order is promised a few days later than others, from the cart to the confirmation [BEY-03]", async () => {
  const browser = new HttpBrowser(shop);
  await register(browser, await browser.open("/fr-fr/account/dashboard"), `made-${Date.now()}@vitrine.test`);
  const dateOn = (text: string) => DATE.exec(text.replace(/[\u00a0\u202f]/g, " "))?.[0];
  const dateInCart = async (sku: string) => {
    await putInCart(browser, sku);
    return dateOn(shown(await browser.open("/fr-fr/cart")).split("Disponible, livraison")[1] ?? "");
  };
  const usual = await dateInCart(await findSku(browser));
  const product = await browser.open(MADE_TO_ORDER);
  expect(shown(product)).toContain("Fabrication à la commande");
  const later = await dateInCart(/name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/.exec(product.text)![1]!);
  expect(later).toMatch(DATE);
  expect(later).not.toBe(usual);
  const confirmation = await payByCard(browser, await pay(browser, await fillCheckout(browser)));
  expect(new URL(confirmation.url).pathname).toBe("/fr-fr/checkout/confirmation");
  expect(dateOn(shown(confirmation).split("Livraison")[1] ?? "")).toBe(later);
});

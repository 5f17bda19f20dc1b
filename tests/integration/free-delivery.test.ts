import { beforeAll, describe, expect, inject, it } from "vitest";
import { cartSchema } from "#models/cart.ts";
import { formatMoney } from "#models/money-format.ts";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, fillCheckout, pay, payByCard, register, valueOf } from "../support/http-shopper";
import { gatewayCalls, paymentsOf } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const FROM = 60_00;
const DELIVERY = 4_90;

const eur = (centAmount: number) => formatMoney({ centAmount, currencyCode: "EUR" }, "fr-FR");
const tidy = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

async function gateway(method: string, path: string, json?: object) {
  const headers = {
    "Content-Type": "application/json",
    "Accept-Language": "fr-FR",
    "Ocp-Apim-Subscription-Key": "sandbox-key",
    "checkout-version": "v2",
    "device-channel": "SD",
    "session-id": crypto.randomUUID(),
    store: "1001",
  };
  const answer = await fetch(`${sandbox}/gateway${path}`, { method, headers, body: json && JSON.stringify(json) });
  return cartSchema.parse(await answer.json());
}

describe("delivery just below, at and above the sum that makes it free [CART-16, BEY-04]", () => {
  let sku: string;

  beforeAll(async () => {
    const browser = new HttpBrowser(shop);
    const home = await browser.open("/fr-fr");
    const family = /href="(\/fr-fr\/[^"?]+--pl\w+)"/.exec(home.text)?.[1] ?? "";
    const listing = await browser.open(`${family}?sort=price-asc`);
    const product = await browser.open(/href="(\/fr-fr\/[^"]+--p\d+)"/.exec(listing.text)?.[1] ?? "");
    sku = /name="sku"[^>]*value="(\d+)"(?![^>]*disabled)/.exec(product.text)?.[1] ?? "";
  });

  /** A cart with a total of `cents`: the cheapest piece, and a gift card for the rest. */
  async function cartOver(browser: HttpBrowser, cents: number): Promise<string> {
    const calls = await gatewayCalls(sandbox, () => addToCart(browser, sku));
    const cartId = calls.map((call) => /^POST \/carts\/([^/]+)\/products/.exec(call)?.[1]).find(Boolean) ?? "";
    const { version, totalPrice } = await gateway("GET", `/carts/${cartId}`);
    const rest = { centAmount: cents - totalPrice.centAmount, currencyCode: "EUR" };
    const cart = await gateway("POST", `/carts/${cartId}/gift-card?version=${version}`, { amount: rest });
    expect(cart.totalPrice.centAmount).toBe(cents);
    return cartId;
  }

  const summary = (page: Page) =>
    tidy(
      shown(page)
        .replace(/<!--.*?-->|<\/?b>/g, "")
        .replace(/<[^>]+>/g, " "),
    );

  it.each([
    [FROM - 1, DELIVERY, 1],
    [FROM, 0, 0],
    [FROM + 1, 0, 0],
  ])("a cart of %i cents pays %i for it, and %i are missing", async (cents, delivery, missing) => {
    const browser = new HttpBrowser(shop);
    const cartId = await cartOver(browser, cents);
    const cart = await browser.open("/fr-fr/cart");
    const key = missing > 0 ? "freeDelivery.missing" : "freeDelivery.reached";
    expect(summary(cart)).toContain(tidy(cartText("fr-fr", key, { amount: eur(missing) })));
    expect(cart.text).toMatch(new RegExp(`<progress[^>]* max="${FROM}" value="${FROM - missing}"`));
    expect(summary(cart)).toContain(tidy(delivery > 0 ? eur(delivery) : cartText("fr-fr", "deliveryFree")));
    expect(summary(cart)).toContain(tidy(eur(cents + delivery)));

    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
    await register(browser, form, `delivery-${cents}-${Date.now()}@vitrine.test`);
    const overview = await fillCheckout(browser);
    expect(valueOf(overview, "amount")).toBe(String(cents + delivery));
    await payByCard(browser, await pay(browser, overview));
    const { payments } = await paymentsOf(sandbox, cartId);
    expect(payments.map(({ amount }) => amount.centAmount)).toEqual([cents + delivery]);
    expect(browser.failures).toEqual([]);
  });

  it("follows the method that is chosen, and costs nothing once the cart is emptied", async () => {
    const browser = new HttpBrowser(shop);
    await addToCart(browser, sku);
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
    await register(browser, form, `express-${Date.now()}@vitrine.test`);
    const delivery = await browser.post("/fr-fr/checkout/billing", BILLING);
    const address = valueOf(delivery, "address") ?? "new";
    const express = { method: "EX", address, [`phone-${address}`]: "06 12 34 56 78" };
    await browser.post("/fr-fr/checkout/delivery", express);

    const cart = await browser.open("/fr-fr/cart");
    expect(summary(cart)).toMatch(/Express à domicile, \S+ \d+(?:er)? \S+ +9,90 €/);
    expect(summary(cart)).not.toMatch(/Livraison (lundi|mardi|mercredi|jeudi|vendredi|samedi)/);
    expect(cart.text).not.toContain("<progress");

    const lineId = valueOf(cart, "lineId") ?? "";
    const emptied = summary(await browser.post("/fr-fr/cart", { intent: "delete", lineId }));
    expect(emptied).toMatch(/Total +0,00 €/);
    for (const said of ["9,90", "4,90", "Livraison, ", cartText("fr-fr", "ways")]) expect(emptied).not.toContain(said);
  });

  it("is promised on the home page as it is kept", async () => {
    const home = await new HttpBrowser(shop).open("/fr-fr");
    expect(summary(home)).toContain("Livraison offerte dès 60 €");
  });
});

import { expect } from "vitest";
import { PERSONAL_ID } from "#app/ui/shared-ids.ts";
import type { Personal } from "#app/ui/shell/personal.ts";
import { HttpBrowser, type Page } from "./http-browser";
import { addToCart, fillCheckout, PASSWORD, pay, payByCard } from "./http-shopper";

/** A shopper whose data on a page can be recognised. */
export interface MarkedShopper {
  browser: HttpBrowser;
  prefix: string;
  /** First name, e-mail address, cart line, order number and form mark: nobody else may see them. */
  marks: string[];
  wishes: string[];
  pieces: number;
}

/** The shopper's data in a page, as its scripts read it; null on a shared page. */
export function personalOf(text: string): Personal | null {
  const json = new RegExp(`<script type="application/json" id="${PERSONAL_ID}">(.*?)</script>`, "s").exec(text)?.[1];
  return json ? (JSON.parse(json) as Personal) : null;
}

interface Wanted {
  shop: string;
  prefix: string;
  /** Sku of the product to buy and to put into the cart. */
  sku: string;
  /** A product that no other shopper wishes for. */
  productId: string;
}

/** A customer with their own name, order, cart and wish. */
export async function aMarkedCustomer({ shop, prefix, sku, productId }: Wanted): Promise<MarkedShopper> {
  const browser = new HttpBrowser(shop);
  const name = `Marie${crypto.randomUUID().slice(0, 8)}`;
  const email = `${name.toLowerCase()}@marked.test`;
  const form = await browser.open("/fr-fr/auth/sign-in?register=1");
  const person = { firstName: name, lastName: "Le Goff", email, password: PASSWORD };
  await browser.post(form.url.replace(/\?.*$/, ""), { intent: "register", ...person });
  await addToCart(browser, sku);
  const bought = await payByCard(browser, await pay(browser, await fillCheckout(browser)));
  const [, order = ""] = /\/account\/orders\/(\w+)/.exec((await browser.open("/fr-fr/account/orders")).text) ?? [];
  expect([bought.status, order]).toEqual([200, expect.stringMatching(/\w{6}/)]);
  return {
    ...(await fillCart(browser, { prefix, sku, productId })),
    marks: [name, email, order, ...(await marksIn(browser, prefix))],
  };
}

/** A visitor with a cart and a wish. */
export async function aMarkedVisitor({ shop, prefix, sku, productId }: Wanted): Promise<MarkedShopper> {
  const browser = new HttpBrowser(shop);
  const shopper = await fillCart(browser, { prefix, sku, productId });
  return { ...shopper, marks: await marksIn(browser, prefix) };
}

async function fillCart(
  browser: HttpBrowser,
  { prefix, sku, productId }: Omit<Wanted, "shop">,
): Promise<MarkedShopper> {
  await addToCart(browser, sku, prefix);
  await browser.post(`/${prefix}/product/${productId}/wish`, { wish: "on" });
  const own = personalOf((await browser.open(`/${prefix}`)).text)!;
  expect([own.cart?.count, own.wishlist]).toEqual([1, [productId]]);
  return { browser, prefix, marks: [], wishes: [productId], pieces: 1 };
}

async function marksIn(browser: HttpBrowser, prefix: string): Promise<string[]> {
  const { owner } = personalOf((await browser.open(`/${prefix}`)).text)!;
  const cart: Page = await browser.open(`/${prefix}/cart`);
  const lines = [...cart.text.matchAll(/name="lineId"[^>]*value="([^"]+)"/g)].map(([, line = ""]) => line);
  expect(lines.length).toBeGreaterThan(0);
  return [...new Set([...lines, ...(owner ? [owner] : [])])];
}

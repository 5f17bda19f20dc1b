import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Balancer, startBalancer } from "../support/balancer";
import { shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, fillCheckout, findSkus, pay, payByCard, register, valueOf } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { cartOf, paymentsOf } from "../support/sandbox-control";
import { freePort, type ShopProcess } from "../support/world";

/** Several instances behind a balancer that sends each request to the next one. */

const sandbox = inject("sandboxUrl");
const CART = "/fr-fr/cart";
let shops: ShopProcess[];
let balancer: Balancer;
let browser: HttpBrowser;
let skus: string[];

beforeAll(async () => {
  const port = await freePort();
  // Shoppers know only the balancer's address: a provider sends them back there.
  const instance = () => anotherShop({ SITE_ORIGIN: `http://localhost:${port}` });
  shops = await Promise.all([instance(), instance(), instance()]);
  balancer = await startBalancer(
    shops.map(({ url }) => url),
    port,
  );
  skus = await findSkus(new HttpBrowser(balancer.url), 2);
});
beforeEach(() => {
  browser = new HttpBrowser(balancer.url);
});
afterAll(async () => {
  await balancer.stop();
  await Promise.all(shops.map((shop) => shop.stop()));
});

const path = ({ url }: Page) => url.slice(balancer.url.length);
const lines = ({ text }: Page) =>
  new Set([...text.matchAll(/name="lineId" value="([^"]+)"/g)].map(([, id]) => id)).size;

function deletion(page: Page): Record<string, string> {
  const names = ["lineId", "version", "seen", "sku", "name", "position"];
  return { intent: "delete", ...Object.fromEntries(names.map((name) => [name, valueOf(page, name) ?? ""])) };
}

/** A visitor with two pieces, one of them deleted and restored, becomes a customer at the billing step. */
async function fillCart(email: string): Promise<void> {
  for (const sku of skus) await addToCart(browser, sku);
  const filled = await browser.open(CART);
  expect(lines(filled)).toBe(2);
  const deleted = await browser.post(CART, deletion(filled));
  expect(lines(deleted)).toBe(1);
  const undoId = /name="undoId" value="([^"]+)"/.exec(deleted.text)?.[1] ?? "";
  expect(lines(await browser.post(CART, { intent: "undo", undoId }))).toBe(2);
  const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/checkout/billing");
  expect(path(await register(browser, form, email))).toBe("/fr-fr/checkout/billing");
}

describe("a shopper whose every request another instance answers [OPS-04]", () => {
  it("fills a cart, signs in, pays once and finds the order", async () => {
    await fillCart(`instances-${Date.now()}@vitrine.test`);
    const overview = await fillCheckout(browser);
    const provider = await pay(browser, overview);
    const cartId = await cartOf(sandbox, provider);
    const confirmation = await payByCard(browser, provider);
    expect(path(confirmation)).toBe("/fr-fr/checkout/confirmation");
    const { authorisations, voids, orderNumber } = await paymentsOf(sandbox, cartId);
    expect([authorisations, voids]).toEqual([1, 0]);
    expect(shown(confirmation)).toContain(orderNumber);
    expect(shown(await browser.open("/fr-fr/account/orders"))).toContain(orderNumber);
    expect(browser.failures).toEqual([]);
    expect(Math.min(...balancer.shares)).toBeGreaterThan(5);
  });

  it("who presses the same button at all of them at once pays once", async () => {
    await fillCart(`instances-once-${Date.now()}@vitrine.test`);
    const overview = await fillCheckout(browser);
    const pages = await Promise.all([pay(browser, overview), pay(browser, overview), pay(browser, overview)]);
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    const cartId = await cartOf(sandbox, pages[0]);
    const paid = await Promise.all(pages.map((page) => payByCard(browser, page)));
    expect(new Set(paid.map(path))).toEqual(new Set(["/fr-fr/checkout/confirmation"]));
    expect(await paymentsOf(sandbox, cartId)).toMatchObject({ authorisations: 1, voids: 0 });
    expect(browser.failures).toEqual([]);
  });

  it("goes on where one was when an instance ends", async () => {
    await fillCart(`instances-end-${Date.now()}@vitrine.test`);
    await shops[0]!.stop();
    const overview = await fillCheckout(browser);
    expect(path(overview)).toBe("/fr-fr/checkout/overview");
    expect(path(await payByCard(browser, await pay(browser, overview)))).toBe("/fr-fr/checkout/confirmation");
    expect(browser.failures).toEqual([]);
  });
});

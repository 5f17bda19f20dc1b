import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { ask } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, register } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { type Fault, setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/**
 * Responses that no call expects: a firewall's 403, a 410, a 415. The shopper cannot correct them: a whole page with an
 * apology and a 503, for forms and pages, with JavaScript and without.
 */

const sandbox = inject("sandboxUrl");
let shop: ShopProcess;
let sku: string;

beforeAll(async () => {
  shop = await anotherShop({ SHOPPERS_PER_ADDRESS: "100000" });
  sku = await findSku(new HttpBrowser(shop.url));
});
afterAll(() => shop.stop());
afterEach(() => setFaults(sandbox, []));

function isWhole({ text }: Page): boolean {
  return /<title>[^<]+ \| Vitrine<\/title>[\s\S]*<header[\s\S]*<main[\s\S]*<h1[\s\S]*<footer/.test(text);
}

type Act = (browser: HttpBrowser) => Promise<Page>;
const address = {
  firstName: "Camille",
  lastName: "Lefèvre",
  country: "FR",
  line1: "14 rue des Lilas",
  zipCode: "75011",
  city: "Paris",
};
const ADDRESS_FORM = "/fr-fr/account/settings/delivery-addresses/create";
const piece = "/fr-fr/product/100002";

const VISITORS: [what: string, fault: Partial<Fault>, act: Act][] = [
  ["the cart's page", { path: "/gateway/carts/" }, (browser) => browser.open("/fr-fr/cart")],
  ["adding", { path: "/gateway/carts/" }, (browser) => browser.post("/fr-fr/cart", { intent: "add", sku })],
  [
    "a promo code",
    { path: "/promo-code/" },
    (browser) => browser.post("/fr-fr/cart", { intent: "add-code", promo: "BIENVENUE10" }),
  ],
  ["a listing", { path: "/catalog/families/" }, (browser) => browser.open("/fr-fr/femme--plw10100?color=blanc&page=3")],
  ["a search", { path: "/catalog/search" }, (browser) => browser.open("/fr-fr/search?query=robe+bleue")],
  ["a product", { path: "/catalog/products/" }, (browser) => browser.open("/fr-fr/x--p100777")],
  [
    "a heart",
    { path: "/catalog/products/" },
    (browser) => browser.post("/fr-fr/product/100778/wish", { wish: "on", stay: "" }),
  ],
];

it.each(VISITORS)("of %s is an apology, and no page without words", async (what, fault, act) => {
  const browser = new HttpBrowser(shop.url);
  await addToCart(browser, sku);
  for (const status of [403, 410, 415]) {
    await setFaults(sandbox, [{ ...fault, status } as Fault]);
    const page = await act(browser);
    expect([page.status, what === "a heart" || isWhole(page)], `${what}: ${status}`).toEqual([503, true]);
  }
});

it("apologises for a refusal whose words would need the cart, while no call of the cart is answered", async () => {
  const browser = new HttpBrowser(shop.url);
  await addToCart(browser, sku);
  for (const status of [400, 409, 412, 422]) {
    await setFaults(sandbox, [{ path: "/gateway/carts/", status }]);
    const page = await browser.post("/fr-fr/cart", { intent: "add", sku });
    expect([page.status, isWhole(page)], String(status)).toEqual([503, true]);
    expect(page.text, String(status)).toContain("Rien n’est perdu");
  }
});

it("does not call a piece sold out when the copy that a link leads to is refused", async () => {
  const browser = new HttpBrowser(shop.url);
  await addToCart(browser, sku);
  await setFaults(sandbox, [{ method: "POST", path: "/products-list/", status: 422 }]);
  const page = await browser.post("/fr-fr/cart", { intent: "share" });
  expect(page.status).toBe(503);
  expect(page.text).toContain("Rien n’est perdu");
});

it("keeps an address that was typed while the account could not be read", async () => {
  const browser = new HttpBrowser(shop.url);
  const form = await browser.open(`/fr-fr/auth/sign-in?register=1&returnTo=${ADDRESS_FORM}`);
  await register(browser, form, `unforeseen-${crypto.randomUUID()}@vitrine.test`);
  for (const status of [403, 500]) {
    await setFaults(sandbox, [{ method: "GET", path: "/accounts-self/", status }]);
    const refused = await browser.post(ADDRESS_FORM, address);
    expect([refused.status, isWhole(refused)], String(status)).toEqual([503, true]);
    await setFaults(sandbox, []);
    expect((await browser.open(ADDRESS_FORM)).text).toContain('value="14 rue des Lilas"');
  }
});

it("leaves a reservation's and an alert's answers with header, footer and words", async () => {
  const browser = new HttpBrowser(shop.url);
  await setFaults(sandbox, [{ path: "/storelocator/", status: 503 }]);
  const reserved = await browser.post(`${piece}/reserve?sku=1000020101&store=2001`, { firstName: "Camille" });
  expect([reserved.status, isWhole(reserved)]).toEqual([503, true]);
});

it.each([
  ["/fr-fr/unsubscribe", 404],
  ["/fr-fr/product/999999/alert", 404],
  ["/fr-fr/product/999999/wish", 404],
  ["/fr-fr/nope/nowhere", 404],
  ["/fr-fr/search", 405],
  ["/fr-fr/cart/arrival/x", 404],
])("answers a form for %s with the whole page of a %i", async (path, status) => {
  const page = await new HttpBrowser(shop.url).post(path, { a: "b" });
  expect([page.status, isWhole(page)]).toEqual([status, true]);
});

it("asks search engines to come back for a sitemap, rather than telling them of a broken one", async () => {
  await setFaults(sandbox, [{ path: "/catalog/sitemap", status: 403 }]);
  for (const path of ["/sitemap.xml", "/sitemaps/fr-fr/families.xml", "/sitemaps/fr-fr/products-1.xml"]) {
    const { status, headers } = await ask(shop.url + path);
    expect([path, status, headers["retry-after"]]).toEqual([path, 503, "10"]);
  }
});

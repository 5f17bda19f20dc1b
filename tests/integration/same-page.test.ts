import { beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSku, signIn } from "../support/http-shopper";
import { addressOf, builtRoutes } from "../support/routes";

/** Country selector and popin: each link leads to the same page on another site, or to its home page. */

const shop = inject("shopUrl");
const SKU = "1000020101";
let browser: HttpBrowser;

beforeAll(() => {
  browser = new HttpBrowser(shop);
});

/** Links of the selector by locale: paths of this host, where the prefix tells sites apart. */
function selectorOf({ text }: Page): Record<string, string> {
  const links = text.matchAll(/<a href="([^"]+)" hreflang="([^"]+)"><(?:img|svg)/gi);
  const local = (href: string) => href.replaceAll("&amp;", "&").replace(shop, "");
  return Object.fromEntries([...links].map(([, href = "", locale = ""]) => [locale, local(href)]));
}

/** Britain has shops and no reservations, Germany has neither; every other site is like one of them. */
const ASKED = ["en-GB", "de-DE"];

/** Links of a page that lead nowhere. */
async function deadLinks(page: Page, by = browser): Promise<string[]> {
  const selector = selectorOf(page);
  expect(Object.keys(selector).length, page.url).toBe(6);
  const dead: string[] = [];
  for (const locale of ASKED) {
    const { status, url } = await by.open(selector[locale] ?? "/nowhere");
    if (status !== 200) dead.push(`${status} ${selector[locale]} (${url})`);
  }
  return dead;
}

describe("a visitor who changes country [SHELL-12]", () => {
  const at = async (path: string) => {
    const page = await browser.open(`/fr-fr${path}`);
    expect([path, page.status]).toEqual([path, 200]);
    return { selector: selectorOf(page), dead: await deadLinks(page) };
  };

  it.each(["alert", "reserve", "stores", "reviews", "sizes"])(
    "finds the product of its page %s, or home",
    async (page) => {
      const { selector, dead } = await at(`/product/100002/${page}?sku=${SKU}&store=2001`);
      expect(dead).toEqual([]);
      for (const link of Object.values(selector)) expect(link).toMatch(/^\/[a-z-]+(\/[a-z0-9-]+--p100002)?$/);
      expect(selector["de-DE"]).toMatch(/--p100002$/);
    },
  );

  it("is not taken along by the token of a letter, which is one site's", async () => {
    const { selector, dead } = await at("/unsubscribe?token=sandbox-token-new&source=NEWS");
    expect(dead).toEqual([]);
    expect(Object.values(selector).sort()).toEqual(["/de-de", "/en", "/es-es", "/fr-ch", "/it-it", "/pl-pl"]);
  });

  it("goes on searching for the same words, unfiltered", async () => {
    const { selector, dead } = await at("/search?query=robe+%26+noir&color=noir&utm_source=a");
    expect(dead).toEqual([]);
    expect(selector["en-GB"]).toBe("/en/search?query=robe+%26+noir");
    expect((await at("/search")).selector["en-GB"]).toBe("/en/search");
  });

  it("sees the same list that was shared, and nothing else of its address", async () => {
    const { selector, dead } = await at("/wishlist/shared?p=100001-10000102.100002.odd&token=a");
    expect(dead).toEqual([]);
    expect(selector["it-IT"]).toBe("/it-it/wishlist/shared?p=100001-10000102.100002");
  });

  it("is proposed the same by the popin [SHELL-13]", async () => {
    const swiss = new HttpBrowser(shop, { "accept-language": "fr-CH", "user-agent": "Mozilla/5.0 Firefox/133.0" });
    const popinOf = ({ text }: Page) =>
      /<dialog open[\s\S]*?<a[^>]*href="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&").replace(shop, "");
    const proposed = async (path: string) => popinOf(await swiss.open(`/fr-fr${path}`));
    expect(await proposed("/search?query=robe&page=1")).toBe("/fr-ch/search?query=robe");
    expect(await proposed("/unsubscribe?token=sandbox-token-new&source=NEWS")).toBe("/fr-ch");
    await addToCart(swiss, await findSku(swiss));
    expect(await proposed("/search?query=robe")).toBe(
      "/fr-fr/cart/abroad?to=fr-ch&page=%2Ffr-ch%2Fsearch%3Fquery%3Drobe",
    );
  });
});

describe("a shopper with a cart who changes country", () => {
  it("is led on to the page that was wanted, its query included [BEY-05]", async () => {
    const shopper = new HttpBrowser(shop);
    await addToCart(shopper, await findSku(shopper));
    const page = await shopper.open("/fr-fr/search?query=robe");
    const way = selectorOf(page)["de-DE"] ?? "";
    expect(way).toBe("/fr-fr/cart/abroad?to=de-de&page=%2Fde-de%2Fsearch%3Fquery%3Drobe");
    const offer = await shopper.open(way);
    expect(offer.text).toContain('href="/de-de/search?query=robe"');
    const list = await shopper.open("/fr-fr/wishlist/shared?p=100001.100002");
    expect((await shopper.open(selectorOf(list)["de-DE"] ?? "")).text).toContain(
      'href="/de-de/wishlist/shared?p=100001.100002"',
    );
  });
});

describe("a customer who changes country [SHELL-12]", () => {
  it("never comes to a page that the other site does not have", async () => {
    const customer = new HttpBrowser(shop);
    await signIn(customer, await customer.open("/fr-fr/auth/sign-in?returnTo=/fr-fr"), "fid@vitrine.test");
    const routes = await builtRoutes(shop);
    const values = { locale: "fr-fr", slug: "x--p100001", productId: "100001" };
    const addresses = routes.map(({ pattern }) => addressOf(pattern, values));
    const orders = await customer.open("/fr-fr/account/orders");
    const order = /href="(\/fr-fr\/account\/orders\/[^"?/]+)"/.exec(orders.text)?.[1] ?? "";
    const dead: string[] = [];
    const pages: string[] = [];
    for (const address of new Set([order, `${order}/withdraw`, ...addresses])) {
      if (address.includes("/auth/")) continue;
      const page = await customer.open(address);
      // Responses that are no page, redirect elsewhere (a payment's return) or lack the footer (the icon sprite) have
      // no selector.
      if (page.status !== 200 || !page.url.startsWith(`${shop}/fr-fr`) || Object.keys(selectorOf(page)).length === 0)
        continue;
      pages.push(address);
      dead.push(...(await deadLinks(page, customer)).map((link) => `${link} on ${address}`));
    }
    expect(dead).toEqual([]);
    expect(pages.length).toBeGreaterThan(30);
    expect(pages).toContain(order);
  }, 120_000);
});

import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, findSkus, register, valueOf } from "../support/http-shopper";
import { PLENTY, setStock } from "../support/sandbox-control";

/** Each site has its own cart, and lines can be taken to another country's site, without JavaScript. */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
let browser: HttpBrowser;
let sku = "";
let other = "";

beforeAll(async () => {
  [sku = "", other = ""] = await findSkus(new HttpBrowser(shop), 2);
});
beforeEach(() => {
  browser = new HttpBrowser(shop);
});

const quantities = ({ text }: Page) =>
  [...text.matchAll(/<select[^>]*name="quantity".*?<option(?=[^>]*\sselected)[^>]*value="(\d+)"/gs)].map(
    ([, found]) => found,
  );

async function goAbroad(from = "fr-fr", to = "pl-pl"): Promise<Page> {
  const { text } = await browser.open(`/${from}/cart`);
  const link = [...text.matchAll(/href="([^"]+\/cart\/abroad\?[^"]+)"/g)]
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .find((href) => href.includes(`to=${to}`));
  return browser.open(link ?? "/nowhere");
}

const take = (page: Page) => browser.post(page.url, { transfer: valueOf(page, "transfer") ?? "" });

describe("changing country", () => {
  it("offers to take the lines along, in that country's currency, and adds them there [BEY-05]", async () => {
    await addToCart(browser, sku);
    const page = await addToCart(browser, sku);
    const amount = /(\d+,\d\d)[\s\u00a0\u202f]€/.exec(shown(page))?.[1];
    expect(amount).toBeDefined();
    const offer = await goAbroad();
    expect([offer.status, new URL(offer.url).pathname]).toEqual([200, "/pl-pl/cart/arrival"]);
    expect(shown(offer)).toContain(cartText("pl-pl", "arrival.title"));
    expect(shown(offer)).toContain(cartText("pl-pl", "arrival.quantity", { quantity: "2" }));
    expect(shown(offer)).toMatch(/\d,\d\d[\s\u00a0]zł/);
    expect(quantities(await browser.open("/pl-pl/cart"))).toEqual([]);
    const there = await take(offer);
    expect(new URL(there.url).pathname).toBe("/pl-pl/cart");
    expect(quantities(there)).toEqual(["2"]);
    expect(shown(there)).toMatch(/zł/);
    // Lines that were not taken along are still there.
    const back = await browser.open("/fr-fr/cart");
    expect(quantities(back)).toEqual(["2"]);
    expect(shown(back)).toContain("€");
  });

  it("names a gift card without a colour, which only a product has", async () => {
    const product = await browser.open("/fr-fr/carte-cadeau--p999030");
    await addToCart(browser, /name="sku"[^>]*value="(\d+)"/.exec(product.text)?.[1] ?? "no sku");
    const text = shown(await goAbroad()).replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, " ");
    expect(text).toMatch(/Karta podarunkowa\s+Liczba sztuk: 1/);
  });

  it("takes more than twenty lines along, every one of them with its quantity [BEY-05]", async () => {
    const skus = await findSkus(browser, 26);
    for (const each of skus) await browser.post("/fr-fr/cart", { intent: "add", sku: each }, { follow: false });
    const offer = await goAbroad();
    expect(new URL(offer.url).search.length).toBeLessThan(5_000);
    expect(shown(offer).match(/<li[^>]*>\s*<(?:img|picture|span)[^>]*>/g)?.length ?? 0).toBeGreaterThanOrEqual(26);
    expect(quantities(await take(offer))).toHaveLength(26);
  });

  it("may leave them, and goes on to the page that was wanted [BEY-05]", async () => {
    await addToCart(browser, sku);
    const offer = await goAbroad("fr-fr", "de-de");
    expect(shown(offer)).toContain(`href="/de-de/cart"`);
    expect(quantities(await browser.open("/de-de/cart"))).toEqual([]);
    expect(quantities(await browser.open("/fr-fr/cart"))).toEqual(["1"]);
  });

  it("names what could not be added [BEY-05] [CART-06]", async () => {
    await addToCart(browser, sku);
    const page = await addToCart(browser, other);
    const name = [...page.text.matchAll(/name="name" value="([^"]+)"/g)].at(-1)?.[1] ?? "?";
    const offer = await goAbroad();
    await setStock(sandbox, other, 0);
    const there = await take(offer);
    await setStock(sandbox, other, PLENTY);
    expect(quantities(there)).toEqual(["1"]);
    expect(shown(there)).toContain("Nie udało się dodać");
    expect(shown(there)).toContain(name);
  });

  it("pressed twice adds once", async () => {
    await addToCart(browser, sku);
    const offer = await goAbroad();
    await Promise.all([take(offer), take(offer)]);
    expect(quantities(await browser.open("/pl-pl/cart"))).toEqual(["1"]);
  });

  it("leads straight on without a cart, and nowhere else than to a site of ours", async () => {
    const ways = async (query: string) => (await browser.open(`/fr-fr/cart/abroad?${query}`)).way[0];
    expect(await ways("to=it-it&page=/it-it/search")).toBe("302 /it-it/search");
    expect(await ways("to=it-it&page=//evil.example")).toBe("302 /it-it");
    expect(await ways("to=it-it&page=/pl-pl/search")).toBe("302 /it-it");
    expect(await ways("to=evil&page=/it-it")).toBe("302 /fr-fr");
  });

  it.each(["", "Fe26.2*made*up~2", "x".repeat(5_000)])("takes no bag that was not packed here: %j", async (bag) => {
    expect((await browser.open(`/pl-pl/cart/arrival?bag=${bag}`)).way).toEqual(["302 /pl-pl/cart"]);
    expect((await browser.post("/pl-pl/cart/arrival", { bag })).way).toEqual(["303 /pl-pl/cart"]);
  });
});

describe("each site", () => {
  it("has a cart of its own", async () => {
    await addToCart(browser, sku, "fr-fr");
    await addToCart(browser, other, "es-es");
    await addToCart(browser, other, "es-es");
    expect(quantities(await browser.open("/fr-fr/cart"))).toEqual(["1"]);
    expect(quantities(await browser.open("/es-es/cart"))).toEqual(["2"]);
  });

  it("has one of its own for a customer as well, and none sees another's", async () => {
    await addToCart(browser, sku, "fr-fr");
    const form = await browser.open("/fr-fr/auth/sign-in?register=1&returnTo=/fr-fr/cart");
    const home = await register(browser, form, `abroad-${Date.now()}@vitrine.test`);
    expect(quantities(home)).toEqual(["1"]);
    expect(quantities(await browser.open("/it-it/cart"))).toEqual([]);
    await addToCart(browser, other, "it-it");
    expect(quantities(await browser.open("/it-it/cart"))).toEqual(["1"]);
    await addToCart(browser, other, "it-it");
    expect(quantities(await browser.open("/fr-fr/cart"))).toEqual(["1"]);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cartText, shown } from "../support/cart-text";
import { MOVABLE_CLOCK, moveOn } from "../support/clock";
import { type Answer, ask, postForm, SHARED } from "../support/http";
import { HttpBrowser, type Page } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, valueOf } from "../support/http-shopper";
import { changeSite, gatewayCalls, moveClock, setFaults } from "../support/sandbox-control";
import { launchShop, startWorld, type World } from "../support/world";

/**
 * Effects of the French site's parameters that differ from the initial ones. With a separate sandbox and shop: every
 * shop reads parameters each five minutes, so changes would affect all other tests.
 */

const STEP_MS = 61_000;
const TO_BEGIN_MS = 180_000;
const LASTS_MS = 3 * STEP_MS;

let world: World;
beforeAll(async () => {
  const begin = Date.now() + TO_BEGIN_MS;
  const iso = (moment: number) => new Date(moment).toISOString();
  const changed = {
    privateSales: { startDate: iso(begin), endDate: iso(begin + LASTS_MS) },
    // Highest total that counts as free; nothing by default.
    freeCartCriteria: { maxTotal: 10_000_00 },
    showMap: false,
  };
  world = await startWorld(MOVABLE_CLOCK, async (sandbox) => {
    await changeSite(sandbox, "FR", changed);
    await changeSite(sandbox, "CH", { cookieDomain: "ch.localhost" });
    await changeSite(sandbox, "DE", { giftCard: { minAmount: 0, maxAmount: 0, preselectedAmount: 0 } });
  });
});
afterAll(() => world.stop());
afterEach(() => setFaults(world.sandboxUrl, []));

const get = (path: string) => ask(world.shopUrl + path);

/** Shared pages while a private sale begins and ends: clocks move in steps of a minute. */
describe("a private sale", () => {
  const LISTING = "/fr-fr/femme--plw10100";
  /** A product in the sale. */
  const PRODUCT = "/fr-fr/mariniere-cancale-marine--p100011";
  const NAME = ">Vente privée<";

  let steps = 0;
  async function wait(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await moveOn(world.shop);
    steps += times;
    await moveClock(world.sandboxUrl, steps * STEP_MS);
  }

  /** What a visitor sees now: listing, product, and the product in the cart. */
  async function look() {
    const [listing, product] = [await get(LISTING), await get(PRODUCT)];
    const sku = /name="sku"[^>]* value="(\d+)"/.exec(product.text)![1]!;
    const shopper = new HttpBrowser(world.shopUrl);
    const cart = shown(await addToCart(shopper, sku));
    const price = Number(/"price":"?([\d.]+)/.exec(product.text)?.[1]);
    return { listing, product, cart, price, shopper };
  }

  const euros = (price: number) => `${price.toFixed(2).replace(".", ",")}\u00a0€`;
  const seconds = (cacheControl: string | undefined, rule: string) =>
    Number(new RegExp(`${rule}=(\\d+)`).exec(cacheControl ?? "")?.[1]);

  /** Longest time that a cache may keep a page, errors included. */
  function longest({ headers }: Answer): number {
    const [fresh = 0, ...stale] = ["s-maxage", "stale-while-revalidate", "stale-if-error"].map((rule) =>
      seconds(headers["cache-control"], rule),
    );
    return fresh + Math.max(...stale);
  }

  it("is told on shared pages and in the cart with its prices from its first moment to its last, here and in caches [CAT-06]", async () => {
    const before = await look();
    expect(longest(before.listing)).toBeLessThanOrEqual(TO_BEGIN_MS / 1000);
    expect(longest(before.listing)).toBeGreaterThan(0);

    await wait(3);
    const on = await look();
    expect(on.listing.text).toMatch(/>Vente privée<\/\w+>.{0,12}Jusqu’au /);
    expect(on.listing.text).toMatch(/href="\/fr-fr\/[^"]+\?offers=private"[^>]*>Voir ces articles</);
    const cards = on.listing.text.split("<article").filter((card) => card.includes(NAME));
    const card = cards.find((one) => one.includes(`href="${PRODUCT}`));
    // What its own form to the cart says that it showed.
    expect(card).toContain(`name="seenPrice" value="${Math.round(on.price * 100)}"`);
    expect(on.product.text).toContain(NAME);
    expect(on.price).toBeLessThan(before.price);
    expect(longest(on.product)).toBeLessThanOrEqual(LASTS_MS / 1000);

    await wait(3);
    const over = await look();
    expect(over.product.headers["cache-control"]).toBe(SHARED);

    const changed = cartText("fr-fr", "priceChanged", { price: euros(on.price) });
    for (const { product, cart, price } of [before, on, over]) {
      expect(shown(product)).toContain(euros(price));
      expect([cart.includes(euros(price)), cart.includes(changed)]).toEqual([true, false]);
    }
    for (const { listing, product, cart, price } of [before, over]) {
      expect(price).toBe(before.price);
      expect(listing.text + product.text + cart).not.toContain(NAME);
      expect(product.text + cart).not.toContain(euros(on.price));
    }
    const cart = shown(await on.shopper.open("/fr-fr/cart"));
    expect(cart).toContain(euros(over.price));
    expect(cart).toContain(changed);

    // Added now, from the page that was opened while the sale was on.
    const page = { text: on.product.text } as Page;
    const fields = { intent: "add", sku: valueOf(page, "sku") ?? "", seenPrice: valueOf(page, "seenPrice") ?? "" };
    const late = shown(await new HttpBrowser(world.shopUrl).post("/fr-fr/cart", fields));
    expect(late).toContain(`article ajouté au panier à ${euros(over.price)}`);
    // On its line and in the mini cart.
    expect(late.split(changed)).toHaveLength(3);
  });
});

it("a cart that the site gives away is ordered without a payment [CART-24]", async () => {
  const browser = new HttpBrowser(world.shopUrl);
  await addToCart(browser, await findSku(browser));
  const signIn = await browser.open("/fr-fr/checkout/billing");
  await register(browser, signIn, "free-cart@vitrine.test");
  const delivery = await browser.post("/fr-fr/checkout/billing", BILLING);
  const address = valueOf(delivery, "address") ?? "new";
  const phone = { [`phone-${address}`]: "06 12 34 56 78" };

  const overview = await browser.post("/fr-fr/checkout/delivery", { method: "NO", address, ...phone });
  expect(new URL(overview.url).pathname).toBe("/fr-fr/checkout/overview");
  expect(valueOf(overview, "amount")).toBe("0");
  expect(new URL((await browser.open("/fr-fr/checkout/payment")).url).pathname).toBe("/fr-fr/checkout/overview");

  const calls = await gatewayCalls(world.sandboxUrl, async () => {
    const done = await browser.post("/fr-fr/checkout/overview", { amount: "0" });
    expect(done.url).toContain("confirmation");
  });
  expect(calls.filter((call) => /POST .*payments?(\/|$)/.test(call))).toEqual([]);
  expect(calls.filter((call) => /^POST .*\/validate$/.test(call))).toHaveLength(1);
});

it("stores are a list without a map where the site shows none [STORE-05]", async () => {
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const overview = await get("/fr-fr/stores");
  const search = await get("/fr-fr/stores?search=Lyon");
  const store = await get("/fr-fr/stores/fr/paris/paris-rivoli-2002");
  for (const { status, text } of [overview, search, store]) {
    expect(status).toBe(200);
    expect(text).not.toContain('id="map"');
  }
  const links = mainOf(search.text).matchAll(/href="([^"]+\/stores\/fr\/[^"]+)"/g);
  expect(new Set([...links].map(([, href]) => href)).size).toBeGreaterThan(1);
});

it("gift cards are neither offered nor found nor sold where the site has no amounts for them [CART-12]", async () => {
  const browser = new HttpBrowser(world.shopUrl);
  const gift = { intent: "add-gift-card", giftAmount: "0", giftEmail: "luise@vitrine.test" };
  const refused = await browser.post("/de-de/cart", gift);
  expect([refused.status, shown(refused).includes(cartText("de-de", "error.extra"))]).toEqual([404, true]);
  for (const [site, isSold] of [
    ["de-de", false],
    ["en", true],
  ] as const) {
    expect((await get(`/${site}/cart`)).text.includes("giftAmount")).toBe(isSold);
    const found = await get(`/${site}/search?query=${site === "en" ? "gift+card" : "geschenkkarte"}`);
    const main = /<main[\s\S]*<\/main>/.exec(found.text)?.[0];
    expect(main?.includes(`href="/${site}/cart"`)).toBe(isSold);
  }
});

describe("a site's own cookie domain", () => {
  it("is that of its sealed cookies, of no other site's, and brings them back [SESS-02]", async () => {
    const shop = await launchShop(Number(new URL(world.sandboxUrl).port), { SITE_ENV: "integration" });
    try {
      const sku = await findSku(new HttpBrowser(world.shopUrl));
      const add = (host: string, path: string) =>
        postForm(shop.url + path, { intent: "add", sku }, { host, origin: `https://${host}` });
      const [swiss, french] = [await add("ch.localhost", "/fr-ch/cart"), await add("fr.localhost", "/fr-fr/cart")];
      const cart = /^(__\w+)-vitrine-cart-integration=[^;]+;(.*)$/;
      const [, prefix, attributes] = cart.exec(swiss.cookies.find((cookie) => cart.test(cookie))!)!;
      expect([prefix, / Domain=ch\.localhost;.* Secure/.test(attributes!)]).toEqual(["__Secure", true]);
      const [, french_, others] = cart.exec(french.cookies.find((cookie) => cart.test(cookie))!)!;
      expect([french_, others!.includes("Domain")]).toEqual(["__Host", false]);
      const cookie = swiss.cookies.map((each) => each.split(";", 1)[0]).join("; ");
      const page = await ask(`${shop.url}/fr-ch/cart`, { headers: { host: "ch.localhost", cookie } });
      expect(page.text).toContain(`value="${sku}"`);
    } finally {
      await shop.stop();
    }
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { shown } from "../support/cart-text";
import { HttpBrowser } from "../support/http-browser";
import { findSkus, putInCart } from "../support/http-shopper";
import { anotherShop } from "../support/integration-world";
import { callsDuring, gatewayCalls, PLENTY, setFaults, setStock } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

/** Pages are cached for half a minute and more; a refusal by the gateway is newer (ADR 0029). */

const sandbox = inject("sandboxUrl");

afterEach(() => setFaults(sandbox, []));

describe("the last piece of a size, sold while its page is open", () => {
  let own: ShopProcess;
  let shop: string;
  let browser: HttpBrowser;
  let sku: string;
  let returnTo: string;
  const isOffered = async () => (await browser.open(returnTo)).text.includes(`id="size-${sku}"`);
  const refused = (fields: Record<string, string> = {}, path = "") =>
    new HttpBrowser(shop).post(`/fr-fr/cart${path}`, { intent: "add", sku, returnTo, ...fields });

  beforeAll(async () => {
    // What the common shop keeps of the product may be old, and then be renewed meanwhile.
    own = await anotherShop();
    shop = own.url;
    browser = new HttpBrowser(shop);
    const { text } = await browser.open("/fr-fr/x--p100004");
    sku = /id="size-(\d+)"/.exec(text)![1]!;
    returnTo = /name="returnTo" value="([^"]+)"/.exec(text)![1]!;
    await setStock(sandbox, sku, 0);
  });
  afterEach(() => expect(browser.failures, "answers of 5xx").toEqual([]));
  afterAll(async () => {
    await setStock(sandbox, sku, PLENTY);
    await own.stop();
  });

  it("leaves its page as it was kept while the catalogue does not answer", async () => {
    await setFaults(sandbox, [{ path: "/catalog/products/100004", status: 503 }]);
    expect((await refused()).status).toBe(422);
    expect(await isOffered()).toBe(true);
  });

  it("is named by the cart that refuses it, which leads back to a page that no longer offers it", async () => {
    // Anyone can send this form: it must not cause requests for another product.
    await refused({ returnTo: "/fr-fr/x--p100003" });
    expect(await isOffered()).toBe(true);
    const { status, text } = await refused();
    expect([status, await isOffered()]).toEqual([422, false]);
    expect(text).toMatch(/role="alert"[^>]*><p>[^<]+ \([^)]+\)\u00a0: la dernière pièce/);
    expect(text).toContain(`href="${returnTo}"`);
    expect(text).toContain(`href="/fr-fr/product/100004/alert?sku=${sku}"`);
  });

  it("has its product asked for once, by however many it is refused", async () => {
    const calls = await gatewayCalls(sandbox, () => Promise.all([refused(), refused(), refused()]));
    expect(calls.filter((call) => call.includes("/catalog/products"))).toEqual([]);
  });

  it("is known of a card by the product that its form names", async () => {
    const { text } = await browser.open("/fr-fr/manteaux-et-vestes--plw10110");
    const cards = text.split("<article").filter((card) => card.includes('name="sku"'));
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) {
      const [, named = "none"] = /name="returnTo" value="([^"]+)"/.exec(card) ?? [];
      expect(card).toContain(`href="${named}"`);
      expect(named).toMatch(/--p\d+$/);
    }
  });

  it("is told to scripts with the way to its alert", async () => {
    const { status, text } = await refused({}, "/add.data");
    expect([status, text.includes("/alert?sku="), text.includes(returnTo)]).toEqual([422, true, false]);
  });
});

describe("an article in a cart, withdrawn from sale", () => {
  const shop = inject("shopUrl");
  const visitor = new HttpBrowser(shop);

  /** The cart as the gateway gives it to this visitor. */
  async function cartOfVisitor() {
    const [call] = (await callsDuring(sandbox, () => visitor.open("/fr-fr/cart"))).filter(({ path }) =>
      /\/carts\/[^/]+$/.test(path),
    );
    const { host: _host, connection: _connection, ...headers } = call!.headers as Record<string, string>;
    const cart = (await (await fetch(sandbox + call!.path, { headers })).json()) as { lineItems: { name: string }[] };
    return { path: `${call!.path}$`, cart };
  }

  it("is named once, on the page that shows the cart without it", async () => {
    for (const sku of await findSkus(new HttpBrowser(shop), 2)) await putInCart(visitor, sku);
    const { path, cart } = await cartOfVisitor();
    const [gone, ...lineItems] = cart.lineItems;
    await setFaults(sandbox, [{ method: "GET", path, status: 200, body: { ...cart, lineItems } }]);
    const page = await visitor.open("/fr-fr/cart");
    expect(shown(page)).toContain(`ne figure plus dans votre panier\u00a0: ${gone!.name}.`);
    expect(shown(await visitor.open("/fr-fr/cart"))).not.toContain("ne figure plus");
    expect(visitor.failures).toEqual([]);
  });
});

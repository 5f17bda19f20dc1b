import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { HttpBrowser } from "../support/http-browser";
import { gatewayCalls, PLENTY, setFaults, setStock } from "../support/sandbox-control";

/** Pages are cached for half a minute and more; a refusal by the gateway is newer (ADR 0029). */

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const browser = new HttpBrowser(shop);

afterEach(async () => {
  await setFaults(sandbox, []);
  expect(browser.failures, "answers of 5xx").toEqual([]);
});

describe("the last piece of a size, sold while its page is open", () => {
  let sku: string;
  let returnTo: string;
  const isOffered = async () => (await browser.open(returnTo)).text.includes(`id="size-${sku}"`);
  const refused = (fields: Record<string, string> = {}, path = "") =>
    new HttpBrowser(shop).post(`/fr-fr/cart${path}`, { intent: "add", sku, returnTo, ...fields });

  beforeAll(async () => {
    const { text } = await browser.open("/fr-fr/x--p100004");
    sku = /id="size-(\d+)"/.exec(text)![1]!;
    returnTo = /name="returnTo" value="([^"]+)"/.exec(text)![1]!;
    await setStock(sandbox, sku, 0);
  });
  afterAll(() => setStock(sandbox, sku, PLENTY));

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

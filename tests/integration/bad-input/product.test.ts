import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { eachTestBrowser } from "../../support/each-test-browser";
import { HttpBrowser } from "../../support/http-browser";
import { anotherShop } from "../../support/integration-world";
import { setFaults } from "../../support/sandbox-control";
import type { ShopProcess } from "../../support/world";

/** Odd addresses and forms of a product by people and robots, and changes meanwhile: a clear page, never a 5xx. */

const sandbox = inject("sandboxUrl");
const browser = eachTestBrowser();
afterEach(() => setFaults(sandbox, []));

const many = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, index) => [`facet${index}`, "x"])).toString();
const isProduct = (text: string) => text.includes("<h1") && /name="sku"/.test(text);

describe("a product's address", () => {
  it.each([
    ["5,000 characters before the id", "x".repeat(5_000)],
    ["emoji", "\u{1f9e5}\u{1f457}"],
    ["quotes", `"'\`<b>`],
    ["wildcards", "*%25_"],
    ["another product's name", "robe-portefeuille-heloise-bordeaux"],
    ["an id before the id", "x--p100002"],
  ])("with %s leads to its own", async (_name, slug) => {
    const page = await browser.open(`/fr-fr/${encodeURIComponent(slug)}--p100001`);
    expect([page.status, new URL(page.url).pathname]).toEqual([200, "/fr-fr/manteau-ceinture-camille-camel--p100001"]);
    expect(isProduct(page.text)).toBe(true);
  });

  it.each(["0", "00100001", "-1", "1e9", "99999999999999999999", "1".repeat(400), "٣", "100001;"])(
    "with the id %s is a 404",
    async (id) => {
      const page = await browser.open(`/fr-fr/x--p${id}`);
      expect([page.status, page.text.includes("<h1")]).toEqual([404, true]);
    },
  );

  it.each([
    "?page=0",
    "?page=-1&sort=x",
    "?error=%3Cscript%3E",
    "?sku=1000020101",
    `?${many(200)}`,
    "?%F0%9F%92%A9=%FF",
  ])("takes no notice of %s", async (search) => {
    const page = await browser.open(`/fr-fr/manteau-ceinture-camille-camel--p100001${search}`);
    expect([page.status, isProduct(page.text)]).toEqual([200, true]);
    const plain = await browser.open("/fr-fr/manteau-ceinture-camille-camel--p100001");
    expect(page.text.match(/<script/g)).toEqual(plain.text.match(/<script/g));
  });
});

describe("a product that is withdrawn while it is open", () => {
  /** An instance that has cached nothing about the product from other tests. */
  let own: ShopProcess;
  beforeAll(async () => {
    own = await anotherShop();
  });
  afterAll(() => own.stop());

  it("is a page that says so, wherever one goes on from it", async () => {
    const tab = new HttpBrowser(own.url);
    await setFaults(sandbox, [{ path: "/catalog/products/100077(/|$)", status: 404 }]);
    for (const path of [
      "x--p100077",
      "product/100077/reviews",
      "product/100077/sizes",
      "product/100077/stores?near=Lyon",
      "product/100077/alert?sku=1000770101",
      "product/100077/reserve?sku=1000770101&store=1",
    ]) {
      const page = await tab.open(`/fr-fr/${path}`);
      expect([path, page.status, page.text.includes("Page introuvable")]).toEqual([path, 404, true]);
    }
    expect((await tab.post("/fr-fr/product/100077/wish?sku=1000770101", { wish: "on" })).status).toBe(404);
    expect((await tab.post("/fr-fr/product/100077/alert?sku=1000770101", {})).status).toBe(404);
    expect(tab.failures).toEqual([]);
  });
});

describe("what is put into the cart", () => {
  it.each([
    ["a sku of nothing", "9999999999"],
    ["a product's id", "100001"],
    ["a sku with a path", "1000010103/../1000010104"],
    ["5,000 digits", "1".repeat(5_000)],
    ["quotes", `1000010103' OR '1'='1`],
    ["emoji", "\u{1f9e5}"],
    ["a wildcard", "*"],
    ["a zero byte", "1000010103\u0000"],
  ])("is refused in words when it is %s", async (_name, sku) => {
    const page = await browser.post("/fr-fr/cart", { intent: "add", sku });
    expect([400, 404, 422]).toContain(page.status);
    expect(page.text).toMatch(/n’existe pas ou n’est plus vendu|Choisissez une taille/);
    expect((await browser.open("/fr-fr/cart")).text).not.toContain("1000010103");
  });

  it("without a size goes back to the product, which asks for one", async () => {
    const returnTo = "/fr-fr/manteau-ceinture-camille-camel--p100001";
    const page = await browser.post("/fr-fr/cart", { intent: "add", returnTo });
    expect([page.status, new URL(page.url).pathname]).toEqual([200, returnTo]);
    expect(page.text).toContain("Choisissez une taille, puis ajoutez l’article au panier");
  });

  it.each(["https://example.com/", "//example.com", "/\\example.com", "javascript:alert(1)", "x".repeat(5_000)])(
    "without a size does not go back to %s",
    async (returnTo) => {
      const answer = await browser.post("/fr-fr/cart", { intent: "add", returnTo }, { follow: false });
      expect(answer.headers.location ?? "").not.toMatch(/example|javascript/);
    },
  );
});

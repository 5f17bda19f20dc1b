import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  familyListingSchema,
  searchListingSchema,
  segmentationsSchema,
  searchSuggestionsSchema,
} from "#models/family.ts";
import { productAnswerSchema, productTilesSchema } from "#models/product.ts";
import { reviewsSchema } from "#models/review.ts";
import { sitemapSchema } from "#models/catalogue-queries.ts";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";

const ROOT = "ecommerce/v3/catalog";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 300 });
  // Prices are the usual ones, also in the days of the seed's private sale.
  await sandbox.control("PUT", "domains/fr", { privateSales: null });
}, 60_000);
afterAll(() => sandbox.close());

async function get(path: string, headers: Record<string, string> = {}) {
  return sandbox.gateway(`${ROOT}/${path}`, { headers });
}

async function family(path: string, headers?: Record<string, string>) {
  return familyListingSchema.parse((await get(`families/${path}`, headers)).body);
}

describe("families", () => {
  it("answers in each language and in the shop's currency", async () => {
    const shops = {
      "fr-FR": "1001",
      "fr-CH": "1002",
      "en-GB": "1003",
      "es-ES": "1004",
      "de-DE": "1005",
      "it-IT": "1006",
      "pl-PL": "1007",
    };
    const names = new Map<string, string>();
    for (const [locale, store] of Object.entries(shops)) {
      const listing = await family("w10110", { "Accept-Language": locale, store });
      const [first] = listing.products;
      names.set(locale, listing.family.name);
      const currency = { "1002": "CHF", "1007": "PLN" }[store] ?? "EUR";
      expect(first?.prices.current.appliedPrice.currencyCode).toBe(currency);
      expect(listing.breadcrumb.map(({ familyId }) => familyId)).toEqual(["w10100", "w10110"]);
    }
    expect(names.get("fr-FR")).toBe("Manteaux et vestes");
    expect(names.get("fr-CH")).toBe("Manteaux et vestes");
    expect(new Set(names.values()).size).toBe(6);
  });

  it("pages without gap or repetition, and says how many there are", async () => {
    const whole = await family("w10100?size=96");
    const pages = [];
    for (let page = 1; (page - 1) * 20 < whole.total; page++) {
      pages.push(await family(`w10100?size=20&page=${page}`));
    }
    const ids = pages.flatMap(({ products }) => products.map(({ productId }) => productId));
    expect(ids).toHaveLength(whole.total);
    expect(new Set(ids).size).toBe(whole.total);
    expect(ids.slice(0, 96)).toEqual(whole.products.map(({ productId }) => productId));
    expect((await family("w10100?page=500")).products).toEqual([]);
  });

  it("filters, and shows what an old link chose", async () => {
    const listing = await family("w10100?filters=color:blue&filters=color:gone&sort=price-asc");
    const color = listing.facets.find(({ id }) => id === "color");
    expect(color?.values.filter(({ selected }) => selected).map(({ id }) => id)).toEqual(["blue", "gone"]);
    expect(color?.values.find(({ id }) => id === "blue")?.count).toBe(listing.total);
    const prices = listing.products
      .filter(({ availability }) => availability === "AVAILABLE")
      .map(({ prices: { current } }) => current.appliedPrice.centAmount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it("offers what shops have in countries with shops alone", async () => {
    const places = async (locale: string, store: string) => {
      const { facets } = await family("w10100", { "Accept-Language": locale, store });
      return facets.find(({ id }) => id === "availability")?.values.map(({ id }) => id);
    };
    expect(await places("fr-FR", "1001")).toEqual(["online", "store", "soon"]);
    expect(await places("de-DE", "1005")).toEqual(["online", "soon"]);
  });

  it.each([
    "families/w10110?page=0",
    "families/w10110?page=abc",
    "families/w10110?page=1e9",
    "families/w10110?size=97",
    "families/w10110?sort=cheap",
    "families/w10110?filters=colour:blue",
    "families/w10110?filters=blue",
    "families/robe%20noire",
    "families/w10110'%20OR%201=1",
    "products/abc",
    "products/-1",
    "options/1%2F2",
    "gtins/x",
    "products?ids=",
    "products?ids=100001,x",
    "products",
    "search",
    "search?query=%20",
    "search/suggestions",
    "products/100001/reviews?size=51",
    "sitemap?page=x",
  ])("refuses %s with 400 and a reason", async (path) => {
    const { status, body } = await get(path);
    expect([status, body]).toEqual([400, { code: "VALIDATION", message: expect.stringMatching(/.+: .+/) as string }]);
  });

  it.each([
    "families/nowhere",
    "products/999999",
    "products/1",
    "options/10000199",
    "gtins/3601000011012",
    "sitemap?page=99",
    "products/999999/recommendations",
    "products/999999/reviews",
    "nothing/here",
  ])("does not know %s: 404", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toEqual({ code: expect.any(String) as string, message: expect.any(String) as string });
  });
});

describe("products", () => {
  it("are found by product, option and GTIN", async () => {
    const byProduct = productAnswerSchema.parse((await get("products/100001")).body);
    expect(byProduct.optionId).toBeNull();
    expect(byProduct.product.name).toBe("Manteau ceinturé Camille");
    const [, second] = byProduct.product.options;
    const byOption = productAnswerSchema.parse((await get(`options/${second?.optionId}`)).body);
    expect(byOption).toEqual({ ...byProduct, optionId: second?.optionId });
    const gtin = second?.skus[1]?.gtin;
    expect(productAnswerSchema.parse((await get(`gtins/${gtin}`)).body)).toEqual(byOption);
  });

  it("come as tiles in the order asked for, without those that are gone", async () => {
    expect((await get("products?ids=100003,100003")).status).toBe(400);
    const { body } = await get("products?ids=100003,999999&ids=10000102");
    const { products } = productTilesSchema.parse(body);
    expect(products.map(({ productId }) => productId)).toEqual(["100003", "100001"]);
    expect(products[1]?.optionId).toBe("10000102");
  });

  it("come with others to wear with them, the same ones each time", async () => {
    const first = productTilesSchema.parse((await get("products/100001/recommendations")).body);
    expect(first.products.length).toBeGreaterThanOrEqual(4);
    expect(first.products.map(({ productId }) => productId)).not.toContain("100001");
    expect((await get("products/100001/recommendations")).body).toEqual(first);
  });

  it("have as many reviews as they say, with that average, paged, in the language spoken", async () => {
    const rated = (await family("w10100?sort=rating")).products[0];
    const of = async (query: string, headers?: Record<string, string>) =>
      reviewsSchema.parse((await get(`products/${rated?.productId}/reviews${query}`, headers)).body);
    const pages = [];
    const { total, averageRating } = await of("");
    for (let page = 1; (page - 1) * 7 < total; page++) pages.push(await of(`?page=${page}&size=7`));
    const reviews = pages.flatMap(({ values }) => values);
    expect(reviews).toHaveLength(total);
    expect(total).toBe(rated?.reviewGlobal?.totalReviewCount);
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / total;
    expect(Math.round(mean * 100) / 100).toBe(averageRating);
    expect(averageRating).toBe(rated?.reviewGlobal?.averageRating);
    const dates = reviews.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const english = await of("", { "Accept-Language": "en-GB", store: "1003" });
    expect(english.values[0]?.title).not.toBe(reviews[0]?.title);
    expect(english.values.map(({ rating }) => rating)).toEqual(reviews.slice(0, 10).map(({ rating }) => rating));
  });

  it("show a change of stock at once, in listings too", async () => {
    const before = productAnswerSchema.parse((await get("products/100002")).body).product;
    const options = before.options.flatMap(({ skus }) => skus);
    for (const { sku } of options) await sandbox.control("PUT", `stock/${sku}`, { quantity: 0 });
    const after = productAnswerSchema.parse((await get("products/100002")).body).product;
    expect(after.options.map(({ availability }) => availability)).toEqual(before.options.map(() => "UNAVAILABLE"));
    const listing = await family("w10112?size=96");
    expect(listing.products.at(-1)?.productId).toBe("100002");
    await sandbox.control("PUT", `stock/${options[0]?.sku}`, { quantity: 2 });
    const few = productAnswerSchema.parse((await get("products/100002")).body).product.options[0];
    expect(few?.skus[0]?.stock).toEqual({ availability: "FEW_REMAINING", quantity: 2 });
    expect((await family("w10112?size=96")).products.at(-1)?.productId).not.toBe("100002");
    sandbox.reset();
    expect(productAnswerSchema.parse((await get("products/100002")).body).product).toEqual(before);
  });
});

describe("search", () => {
  const search = async (query: string, headers?: Record<string, string>) =>
    searchListingSchema.parse((await get(`search?query=${encodeURIComponent(query)}`, headers)).body);

  it("finds words without their accents and endings, in the language spoken", async () => {
    const found = await search("manteaux CEINTURES");
    expect(found.products.map(({ name }) => name)).toContain("Manteau ceinturé Camille");
    const polish = await search("plaszcz", { "Accept-Language": "pl-PL", store: "1007" });
    expect(polish.total).toBeGreaterThan(0);
    expect((await search("plaszcz")).total).toBe(0);
  });

  it("leaves small words out where others say more", async () => {
    const { total } = await search("pull en laine");
    expect(total).toBeGreaterThan(0);
    expect(total).toBe((await search("pull laine")).total);
    expect(total).not.toBe((await search("en")).total);
  });

  it("finds a product by its ids", async () => {
    for (const id of ["100001", "10000102", "3601000011019"]) {
      expect((await search(id)).products.map(({ productId }) => productId)).toEqual(["100001"]);
    }
  });

  it("takes any text for words", async () => {
    for (const query of ['"', "robe AND", "NEAR(a b)", "fr : x", "';--", "*", "💄", "a".repeat(200)]) {
      expect((await get(`search?query=${encodeURIComponent(query)}`)).status).toBe(200);
    }
  });

  it.each([
    ["fr-FR", "1001", "mantau ceinturé", "manteau ceinturé"],
    ["en-GB", "1003", "belted caot", "belted coat"],
    ["de-DE", "1005", "Mantl", "Mantel"],
    ["pl-PL", "1007", "plaszcs", "płaszcz"],
  ])("finds in %s what was meant by a misspelt word", async (language, store, wrong, right) => {
    const headers = { "Accept-Language": language, store };
    const { total } = await search(right, headers);
    expect(total).toBeGreaterThan(0);
    const found = await search(wrong, headers);
    expect([found.total, found.query]).toEqual([total, right]);
  });

  it.each(["chem", "robe à moins de 100 €", "Robe SALOPETTE", "zzzz", "4400001", "robe d’été"])(
    "takes %s as it was typed",
    async (typed) => {
      expect((await search(typed)).query).toBe(typed);
    },
  );

  it.each([
    ["it-IT", "1006", "vestito", "abito"],
    ["en-GB", "1003", "black pants", "black trousers"],
    ["es-ES", "1004", "suéter", "jersey"],
    ["fr-FR", "1001", "parka", "caban"],
    ["pl-PL", "1007", "kozaki", "botki"],
    ["de-DE", "1005", "Turnschuhe", "Sneaker"],
  ])("finds in %s what the catalogue calls otherwise", async (language, store, typed, said) => {
    const headers = { "Accept-Language": language, store };
    const { total } = await search(said, headers);
    expect(total).toBeGreaterThan(0);
    expect((await search(typed, headers)).total).toBe(total);
  });

  it("finds a colour by the family it is of", async () => {
    const headers = { "Accept-Language": "de-DE", store: "1005" };
    for (const colour of ["blau", "rot", "grün", "beige"])
      expect((await search(colour, headers)).total, colour).toBeGreaterThan(0);
  });

  it("suggests searches, families and products", async () => {
    const suggestions = searchSuggestionsSchema.parse((await get("search/suggestions?query=rob")).body);
    expect(suggestions.queries.every((query) => query.startsWith("Robe"))).toBe(true);
    expect(suggestions.families[0]).toEqual({ familyId: "w10120", name: "Robes" });
    expect(suggestions.products).toHaveLength(4);
  });
});

describe("segmentations and sitemap", () => {
  it("name every family with its parent, and the gift card", async () => {
    const { values } = segmentationsSchema.parse((await get("segmentations/")).body);
    expect(values.find(({ segmentationId }) => segmentationId === "w10111")?.parent).toEqual({
      segmentationId: "w10110",
    });
    expect(values.some(({ segmentationId }) => segmentationId === "w18118")).toBe(true);
  });

  it("list every product once", async () => {
    const sitemap = sitemapSchema.parse((await get("sitemap")).body);
    expect(sitemap.pages).toBe(1);
    expect(new Set(sitemap.products.map(({ productId }) => productId)).size).toBe(300);
    expect(sitemap.families.length).toBeGreaterThanOrEqual(60);
  });
});

import { familyListingSchema, searchListingSchema } from "#models/family.ts";
import { type Product, productAnswerSchema, productTilesSchema } from "#models/product.ts";
import { sitemapSchema } from "#models/catalogue-queries.ts";
import { SORTS } from "#models/listing-query.ts";
import { type Ask, type Prober, Unexpected } from "./prober";

/** Two sizes that can be bought, for other journeys. */
export interface Goods {
  productId: string;
  sku: string;
  otherSku: string;
}

/** Families, search and products; gives the sizes that other journeys put into carts. */
export async function catalogueJourney(prober: Prober): Promise<Goods> {
  const { families } = await prober.get(sitemapSchema, "getSitemap", { query: { page: 1 } });
  await prober.ask("getSitemap", { query: { page: 99_999 } }, 404);
  await prober.ask("listSegmentations", {}, 200);
  const [family] = families;
  if (!family) throw new Unexpected("The sitemap has no family");
  const listing = await listFamily(prober, family.familyId);
  const product = await readProducts(prober, listing);
  await searchFor(prober, product.name);
  return goodsOf(product);
}

async function listFamily(prober: Prober, familyId: string): Promise<string[]> {
  const listing = await prober.get(familyListingSchema, "getFamily", { params: { familyId }, query: { size: 20 } });
  prober.check("getFamily", listing.products.length <= 20, "gives more products than a page has");
  const facet = listing.facets.find(({ id, values }) => id === "color" && values.length > 0);
  const value = facet?.values[0];
  if (value) {
    const filters = [`color:${value.id}`];
    const narrowed = await prober.get(familyListingSchema, "getFamily", { params: { familyId }, query: { filters } });
    prober.check("getFamily", narrowed.total === value.count, "a facet's count is not what the filter gives");
  }
  for (const sort of SORTS) {
    await prober.ask("getFamily", { params: { familyId }, query: { sort } }, 200);
  }
  await prober.ask("getFamily", { params: { familyId: "contract_tests" } }, 404);
  const wrong: Ask["query"][] = [{ page: 0 }, { size: 1000 }, { sort: "x" }, { filters: ["shape:round"] }];
  for (const query of wrong) {
    await prober.ask("getFamily", { params: { familyId }, query }, 400);
  }
  return listing.products.map(({ productId }) => productId);
}

/** Reads products until one has two sizes that can be bought. */
async function readProducts(prober: Prober, ids: readonly string[]): Promise<Product> {
  const [first = ""] = ids;
  await prober.get(productTilesSchema, "listTiles", { query: { ids: ids.slice(0, 5).join(",") } });
  await prober.ask("listTiles", { query: { ids: `${first},${first}` } }, 400);
  for (const id of ["listReviews", "listRecommendations", "getProduct"]) {
    await prober.ask(id, { params: { productId: first } }, 200);
    await prober.ask(id, { params: { productId: "999999999" } }, 404);
  }
  for (const productId of ids) {
    const { product } = await prober.get(productAnswerSchema, "getProduct", { params: { productId } });
    const [option] = product.options;
    const gtin = option?.skus[0]?.gtin ?? "";
    if (!isBuyable(product)) continue;
    const byOption = await prober.get(productAnswerSchema, "getProductOfOption", {
      params: { optionId: option?.optionId ?? "" },
    });
    prober.check(
      "getProductOfOption",
      byOption.optionId === option?.optionId,
      "does not say which colour was asked for",
    );
    await prober.ask("getProductOfGtin", { params: { gtin } }, 200);
    await prober.ask("getProductOfGtin", { params: { gtin: "0000000000000" } }, 404);
    await prober.ask("getProductOfOption", { params: { optionId: "99999999" } }, 404);
    return product;
  }
  throw new Unexpected("No product of the first family has two sizes in stock");
}

async function searchFor(prober: Prober, name: string): Promise<void> {
  const found = await prober.get(searchListingSchema, "search", { query: { query: name } });
  prober.check("search", found.total > 0, `finds nothing for ${name}`);
  await prober.ask("suggest", { query: { query: name.slice(0, 4) } }, 200);
  for (const id of ["search", "suggest"]) {
    await prober.ask(id, { query: { query: "x".repeat(201) } }, 400);
    await prober.ask(id, {}, 400);
  }
}

const MANY = 5;

function buyableSkus(product: Product): string[] {
  return product.options
    .filter(
      ({ availability, availabilityType }) => availability === "AVAILABLE" && availabilityType !== "IN_STORE_ONLY",
    )
    .flatMap(({ skus }) => skus.filter(({ stock }) => stock.quantity >= MANY).map(({ sku }) => sku));
}

function isBuyable(product: Product): boolean {
  return buyableSkus(product).length >= 2;
}

function goodsOf(product: Product): Goods {
  const [sku = "", otherSku = ""] = buyableSkus(product);
  return { productId: product.productId, sku, otherSku };
}

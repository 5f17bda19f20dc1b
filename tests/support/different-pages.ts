import { DEFAULT_SORT, SORTS } from "#models/listing-query.ts";
import { ask } from "./http";

/** Orders that an address has to name. */
const OTHER_SORTS = SORTS.filter((sort) => sort !== DEFAULT_SORT);

const matches = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, found]) => found!))];

/** Sites with enough products to fill the document cache. */
const PREFIXES = ["fr-fr", "de-de", "pl-pl"];

async function productsOf(shop: string, prefix: string): Promise<string[]> {
  return matches((await ask(`${shop}/sitemaps/${prefix}/products-1.xml`)).text, /<loc>https?:\/\/[^/]+([^<]+)</g);
}

/**
 * Paths found in the shop's pages and sitemap, in turn: products, which are cached, and searches and families with a
 * filter and an order, of which few are.
 * @throws when the listing has too few of them
 */
export async function differentPages(shop: string): Promise<string[]> {
  const listing = (await ask(`${shop}/fr-fr/femme--plw10100`)).text;
  const families = matches(listing, /href="(\/fr-fr\/[^"?]+--pl\w+)"/g);
  const products = (await Promise.all(PREFIXES.map((prefix) => productsOf(shop, prefix)))).flat();
  const colors = matches(listing, /name="color"[^>]* value="([^"]+)"/g);
  const sizes = matches(listing, /name="size"[^>]* value="([^"]+)"/g);
  const least = Math.min(families.length, products.length, colors.length, sizes.length);
  if (least <= 5) throw new Error(`A listing of ${shop} leads to too few pages`);
  const filters = [...colors.map((color) => `color=${color}`), ...sizes.map((size) => `size=${size}`)];
  const pairs = colors.flatMap((color) => sizes.map((size) => `color=${color}&size=${size}`));
  const queries = OTHER_SORTS.flatMap((sort) => [...filters, ...pairs].map((filter) => `?${filter}&sort=${sort}`));
  const listings = queries.flatMap((query) => families.map((family) => family + query));
  const searches = queries.map((query) => `/fr-fr/search${query}&query=robe`);
  return [...searches, ...listings].flatMap((path, index) => (products[index] ? [products[index], path] : [path]));
}

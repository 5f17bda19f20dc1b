import { isInSale } from "#app/models/private-sale.ts";
import type { RequestContext } from "../context.server";
import type { z } from "zod";
import type { Freshness } from "../gateway/cache.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { shortenIfSpent } from "../gateway/time-budget.server";

/** Freshness in seconds. Listings change with the catalogue, products with the stock. */
export const LISTING_FRESHNESS: Freshness = { ttl: 60, swr: 600 };
export const PRODUCT_FRESHNESS: Freshness = { ttl: 30, swr: 300 };

const ROOT = "ecommerce/v3/catalog/";

interface CatalogueCall<T> {
  /** Path below the catalogue, with ids encoded and checked. Contains nothing personal, so it may be logged. */
  path: string;
  /** In canonical order, since it is part of the cache key. */
  query?: URLSearchParams;
  schema: z.ZodType<T>;
}

interface CatalogueRead<T, V> extends CatalogueCall<T> {
  freshness: Freshness;
  /** Makes the value to cache from the response, once for each call to the gateway rather than for each page. */
  keep: (answer: T) => V | Promise<V>;
  /** Tags of its contents, such as the products of a listing, in addition to the tag of the path. */
  about?: (kept: V) => readonly string[];
}

/**
 * The tag of a path: `family:w10100` for `families/w10100`, `product:100001` for `products/100001/reviews`, `catalogue`
 * for a search.
 */
function idTag(readPath: string): string {
  const [kind = "", id] = readPath.split("/");
  const noun = { families: "family", products: "product", options: "option", gtins: "gtin" }[kind];
  return noun && id ? `${noun}:${id}` : "catalogue";
}

/**
 * Reads from the catalogue, cached for everybody by site and locale (prices depend on the site, texts on the locale).
 *
 * Null if the gateway answers 404 (unknown) or 400 (invalid). Both mean a page that does not exist, and both are
 * cached, so that asking again costs the gateway nothing.
 *
 * @throws ServiceUnavailableError, ContractError if no cached value is available instead
 */
export function readCatalogue<T, V>(context: RequestContext, read: CatalogueRead<T, V>): Promise<V | null> {
  const { shop, site, locale, rendering, timeBudget } = context;
  // A sale begins and ends at a fixed moment: values with the other prices have another key.
  const prices = isPrivateSaleOn(context) ? "private-sale" : "usual";
  const tags = (value: V | null) => [idTag(read.path), ...(value === null ? [] : (read.about?.(value) ?? []))];
  const key = `catalogue:${site.storeId}:${locale}:${prices}:${read.path}?${read.query?.toString() ?? ""}`;
  const reading = shop.cache.read<V | null>(key, { ...read.freshness, rendering, tags }, async () => {
    const answer = await askCatalogue(context, read);
    return answer === null ? null : read.keep(answer);
  });
  return shortenIfSpent(timeBudget, reading);
}

/** The same, without the cache: always asks the gateway and stores nothing. */
export async function askCatalogue<T>(context: RequestContext, call: CatalogueCall<T>): Promise<T | null> {
  const { path, query, schema } = call;
  try {
    return await sharedCall(context, { path: ROOT + path, query, schema });
  } catch (error) {
    if (hasStatus(error, 400, 404)) return null;
    throw error;
  }
}

/** Whether the site's private sale was on when the request came. */
export function isPrivateSaleOn({ site, askedAt }: Pick<RequestContext, "site" | "askedAt">): boolean {
  return isInSale(site.privateSale, askedAt);
}

import { isInSale } from "~/models/private-sale";
import type { RequestContext } from "../context.server";
import type { z } from "zod";
import type { Freshness } from "../gateway/cache.server";
import { sharedCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";
import { shortenIfSpent } from "../gateway/time-budget.server";

/** Listings change with the catalogue, products with the stock. Seconds. */
export const LISTING_FRESHNESS: Freshness = { ttl: 60, swr: 600 };
export const PRODUCT_FRESHNESS: Freshness = { ttl: 30, swr: 300 };

const ROOT = "ecommerce/v3/catalog/";

interface CatalogueCall<T> {
  /** Address under the catalogue, ids encoded and checked. They are everybody's, so that the log may say them. */
  path: string;
  /** In its canonical order: it is part of the cache's key. */
  query?: URLSearchParams;
  schema: z.ZodType<T>;
}

interface CatalogueRead<T, V> extends CatalogueCall<T> {
  freshness: Freshness;
  /** What is kept of the answer: made once per call to the gateway, not once per page. */
  keep: (answer: T) => V | Promise<V>;
  /** Tags of what is in it, beside the one of the path: products of a listing. */
  about?: (kept: V) => readonly string[];
}

/** `families/w10100` is about `family:w10100`, `products/100001/reviews` about `product:100001`; a search about nothing. */
function idTag(readPath: string): string {
  const [kind = "", id] = readPath.split("/");
  const noun = { families: "family", products: "product", options: "option", gtins: "gtin" }[kind];
  return noun && id ? `${noun}:${id}` : "catalogue";
}

/**
 * A read of the catalogue, kept for everybody by site and locale (prices follow the site, words the locale).
 *
 * Null when the gateway does not know what was asked for (404) or finds the question senseless (400): both are a page
 * that does not exist, and both are kept, so that asking again costs the gateway nothing.
 *
 * @throws ServiceUnavailableError, ContractError when nothing is kept that could stand in
 */
export function readCatalogue<T, V>(context: RequestContext, read: CatalogueRead<T, V>): Promise<V | null> {
  const { shop, site, locale, rendering, timeBudget } = context;
  // A sale begins and ends at its moment: what is kept of the other prices is not looked at.
  const prices = isPrivateSaleOn(context) ? "private-sale" : "usual";
  const tags = (value: V | null) => [idTag(read.path), ...(value === null ? [] : (read.about?.(value) ?? []))];
  const key = `catalogue:${site.storeId}:${locale}:${prices}:${read.path}?${read.query?.toString() ?? ""}`;
  const reading = shop.cache.read<V | null>(key, { ...read.freshness, rendering, tags }, async () => {
    const answer = await askCatalogue(context, read);
    return answer === null ? null : read.keep(answer);
  });
  return shortenIfSpent(timeBudget, reading);
}

/** The same, asked of the gateway whatever is kept, and kept nowhere. */
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

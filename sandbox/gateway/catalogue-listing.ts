import type { Request } from "express";
import type { z } from "zod";
import { listingQuerySchema } from "../../app/models/catalogue-queries";
import { FACET_IDS, type FacetId } from "../../app/models/listing-query";
import { facetsOf } from "../catalogue/facets";
import type { Family } from "../catalogue/families/tree";
import { findProducts, type Found, type ListingQuestion } from "../catalogue/listing";
import { tileText } from "../catalogue/products";
import { catalogueState } from "../catalogue/state";
import type { Sandbox } from "../service";
import type { GatewayContext } from "./context";
import { read } from "./errors";

export type ListingQuery = Omit<z.infer<typeof listingQuerySchema>, "filters"> & {
  filters: { id: FacetId; value: string }[];
};

/** The query as it was written: repeated parameters stay a list, and brackets in names mean nothing. */
export function queryOf(request: Request): URLSearchParams {
  const at = request.originalUrl.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : request.originalUrl.slice(at));
}

const listingQuery = listingQuerySchema.strip();

/** @throws GatewayError 400 that names the wrong parameter */
export function readListingQuery(request: Request): ListingQuery {
  const query = queryOf(request);
  const { filters, ...rest } = read(listingQuery, {
    page: query.get("page") ?? undefined,
    size: query.get("size") ?? undefined,
    sort: query.get("sort") ?? undefined,
    filters: query.getAll("filters"),
  });
  return { ...rest, filters: filters.map(readFilter) };
}

/** `color:noir` */
function readFilter(filter: string): ListingQuery["filters"][number] {
  const colon = filter.indexOf(":");
  const id = FACET_IDS.find((facet) => facet === filter.slice(0, colon)) ?? FACET_IDS[0];
  return { id, value: filter.slice(colon + 1) };
}

export interface ProductSet {
  /** Names the set in the cache of what was found. */
  key: string;
  products: Uint32Array;
  categories: readonly Family[];
}

/** The part that all listings share, as JSON text without its outer braces: tiles are kept as texts. */
export function listingText(
  sandbox: Sandbox,
  context: Pick<GatewayContext, "language" | "currency" | "locale">,
  set: ProductSet,
  { page, size, sort, filters: given }: ListingQuery,
): string {
  const { language, currency, locale } = context;
  const filters: Partial<Record<FacetId, string[]>> = {};
  for (const { id, value } of given) (filters[id] ??= []).push(value);
  const question: ListingQuestion = { ...set, filters, sort, currency };
  const found = keptFound(sandbox, set.key, question);
  const unfiltered = given.length === 0 ? found : keptFound(sandbox, set.key, { ...question, filters: {} });
  const { index } = catalogueState(sandbox);
  const tiles = [...found.rows.subarray((page - 1) * size, page * size)].map((row) => {
    const product = index.product[row] ?? 0;
    const option = row - (index.firstRow[product] ?? 0);
    return tileText(sandbox, String(index.ids[product]), option, { language, currency }) ?? "null";
  });
  const facets = facetsOf({ question, found, unfiltered, viewer: { language, currency, locale } });
  const head = JSON.stringify({ facets, sort, page, size, total: found.rows.length });
  return `${head.slice(1, -1)},"products":[${tiles.join(",")}]`;
}

function keptFound(sandbox: Sandbox, set: string, question: ListingQuestion): Found {
  const { index, found } = catalogueState(sandbox);
  const filters = FACET_IDS.map((id) => [...new Set(question.filters[id])].sort());
  const key = JSON.stringify([set, question.currency, question.sort, filters]);
  let known = found.get(key);
  if (!known) {
    known = findProducts(index, question);
    found.set(key, known);
  }
  return known;
}

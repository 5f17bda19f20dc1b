import type { Request } from "express";
import { z } from "zod";
import { FACET_IDS, PAGE_SIZE, SORTS, type FacetId } from "../../app/models/listing-query";
import { facetsOf } from "../catalogue/facets";
import type { Family } from "../catalogue/families/tree";
import { findProducts, type Found, type ListingQuestion } from "../catalogue/listing";
import { tileText } from "../catalogue/products";
import { catalogueState } from "../catalogue/state";
import type { Sandbox } from "../service";
import type { GatewayContext } from "./context";
import { read } from "./errors";

const MOST_PER_PAGE = 96;

const filterSchema = z.string().transform((text, check) => {
  const [, facet, value] = /^(\w+):(.{1,64})$/u.exec(text) ?? [];
  const id = FACET_IDS.find((known) => known === facet);
  if (id && value !== undefined) return { id, value };
  check.addIssue({ code: "custom", message: `must be one of ${FACET_IDS.join(", ")}, a colon and a value` });
  return z.NEVER;
});

const querySchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(PAGE_SIZE),
  sort: z.enum(SORTS).default("relevance"),
  filters: z.array(filterSchema).max(100),
});
export type ListingQuery = z.infer<typeof querySchema>;

/** The query as it was written: repeated parameters stay a list, and brackets in names mean nothing. */
export function queryOf(request: Request): URLSearchParams {
  const at = request.originalUrl.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : request.originalUrl.slice(at));
}

/** @throws GatewayError 400 that names the wrong parameter */
export function readListingQuery(request: Request): ListingQuery {
  const query = queryOf(request);
  return read(querySchema, {
    page: query.get("page") ?? undefined,
    size: query.get("size") ?? undefined,
    sort: query.get("sort") ?? undefined,
    filters: query.getAll("filters"),
  });
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

import type { Request } from "express";
import type { z } from "zod";
import { listingQuerySchema } from "#models/catalogue-queries.ts";
import { FACET_IDS, SORTS, type FacetId, type Sort } from "#models/listing-query.ts";
import { facetsOf } from "../catalogue/facets";
import { FAMILIES, type Family } from "../catalogue/families/tree";
import { matchProducts, type Found, type ListingQuestion } from "../catalogue/listing";
import { inOrder, rowOrder } from "../catalogue/listing-order";
import { nameOf } from "../catalogue/product-index";
import { tileText } from "../catalogue/products";
import { catalogueState } from "../catalogue/state";
import type { Sandbox } from "../service";
import type { GatewayContext } from "./context";
import { read } from "./errors";
import { queryOf } from "./query";

export type ListingQuery = Omit<z.infer<typeof listingQuerySchema>, "filters"> & {
  filters: { id: FacetId; value: string }[];
};

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
  isRanked?: boolean;
  wanted?: ListingQuestion["wanted"];
}

/** The part that all listings share, as JSON text without its outer braces: tiles are kept as texts. */
export function listingText(
  sandbox: Sandbox,
  context: Pick<GatewayContext, "language" | "currency" | "locale" | "isPrivateSale" | "hasStores">,
  set: ProductSet,
  { page, size, sort, filters: given }: ListingQuery,
): string {
  const { language, currency, locale, isPrivateSale, hasStores } = context;
  const filters: Partial<Record<FacetId, string[]>> = {};
  for (const { id, value } of given) (filters[id] ??= []).push(value);
  const question: ListingQuestion = { ...set, filters, sort, currency, isPrivateSale };
  const found = keptFound(sandbox, set.key, question);
  const unfiltered = given.length === 0 ? found : keptFound(sandbox, set.key, { ...question, filters: {} });
  const { index } = catalogueState(sandbox);
  const tiles = [...found.rows.subarray((page - 1) * size, page * size)].map((row) => {
    const product = index.product[row] ?? 0;
    const option = row - (index.firstRow[product] ?? 0);
    return tileText(sandbox, String(index.ids[product]), option, { language, currency }) ?? "null";
  });
  const facets = facetsOf({ question, found, unfiltered, viewer: { language, currency, locale, hasStores } });
  const head = JSON.stringify({ facets, sort, page, size, total: found.rows.length });
  return `${head.slice(1, -1)},"products":[${tiles.join(",")}]`;
}

function keptFound(sandbox: Sandbox, set: string, question: ListingQuestion): Found {
  const { index, found, ordered } = catalogueState(sandbox);
  const filters = FACET_IDS.map((id) => [...new Set(question.filters[id])].sort());
  const key = JSON.stringify([set, nameOf(question), filters]);
  const match = found.get(key) ?? matchProducts(index, question);
  found.set(key, match);
  const orderedKey = `${question.sort} ${key}`;
  const rows = ordered.get(orderedKey) ?? inOrder(index, question, match.rows);
  ordered.set(orderedKey, rows);
  return { rows, counts: match.counts };
}

/**
 * Looks through every family once before anybody asks, in each currency of the shops: with a hundred thousand products
 * the first listing would take five times as long as the next. The widest are looked through at once, which is also how
 * the engine learns; the rest a family at a time, so that others get their turn.
 */
export function warmListings(sandbox: Sandbox, currencies: readonly string[]): void {
  const { index } = catalogueState(sandbox);
  const widest = FAMILIES.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const isOpen = () => sandbox.db.open;
  function sizeOf({ id }: Family): number {
    return index.numbered.get(id)?.length ?? 0;
  }
  const finding = (family: Family, currency: string) => () => {
    if (isOpen()) keptFound(sandbox, family.id, { ...familySet(sandbox, family), ...PLAIN, currency });
  };
  const writing = (family: Family, filters: ListingQuery["filters"]) => () => {
    const query = { page: 1, size: 24, sort: "relevance", filters } as const;
    if (isOpen()) listingText(sandbox, FRENCH, familySet(sandbox, family), query);
  };
  const ordering = (currency: string, sort: Sort) => () => {
    rowOrder(index, { sort, currency });
  };
  const written = widest.slice(0, WRITTEN);
  const steps = [
    ...written.map((family) => writing(family, [])),
    ...written.map((family) => writing(family, [{ id: "color", value: "black" }])),
    ...currencies.flatMap((currency) => [
      ...widest.map((family) => finding(family, currency)),
      ...SORTS.map((sort) => ordering(currency, sort)),
    ]),
  ];
  const end = performance.now() + AT_ONCE_MS;
  while (steps.length > 0 && performance.now() < end) steps.shift()?.();
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) setImmediate(step).unref();
  };
  setImmediate(step).unref();
}

/** How long a start waits for listings; with the usual catalogue that is enough for nearly all. */
const AT_ONCE_MS = 80;
/** Families whose first page is written as well. */
const WRITTEN = 12;
const FRENCH = { language: "fr", currency: "EUR", locale: "fr-FR", isPrivateSale: false, hasStores: true } as const;
const PLAIN = { filters: {}, sort: "relevance" } as const;

/** The products of a family, told apart by its children. */
export function familySet(sandbox: Sandbox, family: Family): ProductSet {
  const { numbered } = catalogueState(sandbox).index;
  return { key: family.id, products: numbered.get(family.id) ?? new Uint32Array(), categories: family.children };
}

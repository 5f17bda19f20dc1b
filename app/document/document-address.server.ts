import type { Prefix } from "#app/models/locale.ts";
import { type Variants, variantValue } from "#app/models/experiments.ts";
import { FACET_IDS } from "#app/models/listing-query.ts";

/** Query parameters that shared pages read, in the order that they have in a normalised address. */
const SHARED_PARAMETERS = [
  "query",
  "q",
  "option",
  "sku",
  "search",
  "services",
  "open",
  "lat",
  "lon",
  ...FACET_IDS,
  "rating",
  "sort",
  "page",
  "error",
] as const;
export type SharedParameter = (typeof SHARED_PARAMETERS)[number];
/** Parameter that Remix adds to requests for a page's data. */
const DATA_PARAMETER = "_routes";

/** With more filter values than this, hardly anybody else asks for the page: it is not kept. */
const MAX_FILTERS = 2;
/** Pages of a listing after this one are not kept, for the same reason. */
const MAX_PAGE = 10;
/** Longer queries are not kept: nobody types them. */
const MAX_QUERY = 300;

export interface DocumentAddress {
  /** Path and the query parameters that the page reads; all others are dropped. */
  address: string;
  /** Whether the document is worth keeping. */
  isKept: boolean;
  /** The page is about a shopper's position: it is rendered for that shopper alone, and no shared cache may keep it. */
  isPosition: boolean;
}

const isFilter = (name: string) => FACET_IDS.some((facet) => facet === name);

/**
 * The normalised address under which a shared page is rendered and kept: only parameters that the page reads, in one
 * order, each value once. Campaign parameters or 8 KB of junk lead to the same document.
 *
 * @param known the parameters that the page's route reads; before the route is known, those that any page reads
 */
export function documentAddress(
  pathname: string,
  search: string,
  known: readonly SharedParameter[] = SHARED_PARAMETERS,
): DocumentAddress {
  if (!search) return { address: pathname, isKept: true, isPosition: false };
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  let filters = 0;
  const names: string[] = SHARED_PARAMETERS.filter((name) => known.includes(name));
  if (pathname.endsWith(".data")) names.push(DATA_PARAMETER);
  for (const name of names) {
    for (const value of new Set(given.getAll(name))) {
      params.append(name, value);
      if (isFilter(name)) filters += 1;
    }
  }
  const query = params.toString();
  const page = Number(params.get("page") ?? 1);
  return {
    address: query ? `${pathname}?${query}` : pathname,
    isKept: filters <= MAX_FILTERS && !(page > MAX_PAGE) && query.length <= MAX_QUERY,
    isPosition: params.has("lat") || params.has("lon"),
  };
}

export interface Variant {
  /** Version of the build: two versions that run side by side never send each other's documents. */
  version: string;
  /** Scheme and host of the site's pages, from the configuration. */
  origin: string;
  prefix: Prefix;
  /** The site that is proposed to this browser, if any (SHELL-13). */
  proposed: Prefix | null;
  /** The page contains the cookie banner (TRK-07). */
  isAsking: boolean;
  /** The page shows the prices of a private sale, which begins and ends at a fixed moment (CAT-06). */
  isPrivateSale: boolean;
  /** The experiments' versions of this page; empty for most pages. */
  variants: Variants;
}

/** The key under which a document is kept. */
export function documentKey(variant: Variant, address: string): string {
  const { version, origin, prefix, proposed, isAsking, isPrivateSale, variants } = variant;
  const experiments = variantValue(variants);
  const more = `${isAsking ? " ?" : ""}${isPrivateSale ? " sale" : ""}${experiments && ` ${experiments}`}`;
  return `${version} ${origin} ${prefix} ${proposed ?? "-"}${more} ${address}`;
}

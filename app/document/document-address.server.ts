import type { Prefix } from "~/models/locale";
import { type Variants, variantValue } from "~/models/experiments";
import { FACET_IDS } from "~/models/listing-query";
import type { SharedParameter } from "~/document/route-handle";

/** Parameters that shared pages read, in the order in which an address has them: a row, so that none can be missing. */
const ORDER: Readonly<Record<SharedParameter, true>> = {
  query: true,
  q: true,
  option: true,
  sku: true,
  search: true,
  services: true,
  open: true,
  lat: true,
  lon: true,
  color: true,
  size: true,
  category: true,
  material: true,
  price: true,
  availability: true,
  offers: true,
  rating: true,
  sort: true,
  page: true,
  error: true,
};
const ALL_PARAMETERS = Object.keys(ORDER) as SharedParameter[];
/** Remix's own in requests for a page's data. */
const DATA_PARAMETER = "_routes";

/** More values of filters than these lead to a page that hardly anybody else asks for. */
const MAX_FILTERS = 2;
/** And so does a page further on than this. */
const MAX_PAGE = 10;
/** Longer is nobody's search. */
const MAX_QUERY = 300;

export interface DocumentAddress {
  /** Path and query as they are rendered: whatever else the address carried plays no part in the page. */
  address: string;
  /** Whether it is worth keeping. */
  isKept: boolean;
  /** Around somebody's position: a page of their own, and no cache in between learns of it. */
  isPosition: boolean;
}

const isFilter = (name: string) => FACET_IDS.some((facet) => facet === name);

/**
 * The one address under which a shared page is rendered and kept: parameters that the page knows, in one order, each
 * value once. An address of campaigns, or of 8 KB of junk, is the same page as without them.
 *
 * @param known the parameters that the page's route reads; all that any page reads where it is not known yet
 */
export function documentAddress(
  pathname: string,
  search: string,
  known: readonly SharedParameter[] = ALL_PARAMETERS,
): DocumentAddress {
  if (!search) return { address: pathname, isKept: true, isPosition: false };
  const given = new URLSearchParams(search);
  const params = new URLSearchParams();
  let filters = 0;
  const names: string[] = ALL_PARAMETERS.filter((name) => known.includes(name));
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
  /** The build: two versions side by side never hand each other's documents out. */
  version: string;
  /** Scheme and host of the site's pages, by configuration. */
  origin: string;
  prefix: Prefix;
  /** The site that is proposed to this browser, if any (SHELL-13). */
  proposed: Prefix | null;
  /** It asks about cookies (TRK-07). */
  isAsking: boolean;
  /** It has the prices of a private sale, which begins and ends at its moment (CAT-06). */
  isPrivateSale: boolean;
  /** Versions that experiments make of this page; none of most pages. */
  variants: Variants;
}

/** What tells one kept document from another. */
export function documentKey(variant: Variant, address: string): string {
  const { version, origin, prefix, proposed, isAsking, isPrivateSale, variants } = variant;
  const experiments = variantValue(variants);
  const more = `${isAsking ? " ?" : ""}${isPrivateSale ? " sale" : ""}${experiments && ` ${experiments}`}`;
  return `${version} ${origin} ${prefix} ${proposed ?? "-"}${more} ${address}`;
}

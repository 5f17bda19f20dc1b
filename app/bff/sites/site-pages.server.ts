import { isPrefix } from "#app/models/locale.ts";
import type { Site } from "./sites.server";

type IsOffered = (site: Site) => boolean;

const hasLocator: IsOffered = ({ params }) => params.storeLocator.isActive;
const hasWishlist: IsOffered = ({ params }) => params.wishlist;

/** Pages of the account that a site has only when its domain parameters say so (D3). */
const OPTIONAL_ACCOUNT_PAGES = {
  wishlist: hasWishlist,
  alerts: ({ params }) => params.showProductAvailabilityAlert,
  downloads: ({ params }) => params.myDownloads,
  reservations: ({ params }) => params.ereservation,
  loyalty: ({ params }) => params.loyalty,
  store: hasLocator,
} satisfies Record<string, IsOffered>;
export type OptionalAccountPage = keyof typeof OPTIONAL_ACCOUNT_PAGES;

/** The same for pages that editors link to outside of the account. */
const OPTIONAL_PUBLIC_PAGES = { stores: hasLocator, wishlist: hasWishlist } satisfies Record<string, IsOffered>;

function isOffered(pages: Readonly<Record<string, IsOffered>>, page: string, site: Site): boolean {
  return Object.hasOwn(pages, page) ? pages[page]!(site) : true;
}

/** Whether a site has a page of the account at all: `loyalty`, `settings/bank-details`. */
export function hasAccountPage(site: Site, page: string): boolean {
  return isOffered(OPTIONAL_ACCOUNT_PAGES, page.split("/")[0]!, site);
}

/** Whether a site has the page of a path, with or without prefix; true for paths that depend on no parameter. */
function hasPage(site: Site, path: string): boolean {
  const segments = path.split(/[?#]/)[0]!.split("/").filter(Boolean);
  const [first = "", second = ""] = isPrefix(segments[0] ?? "") ? segments.slice(1) : segments;
  return first === "account" ? hasAccountPage(site, second) : isOffered(OPTIONAL_PUBLIC_PAGES, first, site);
}

/**
 * Content as it came, where links to pages that the site does not have lead nowhere: every place that shows a link
 * leaves out one without an address.
 */
export function withoutMissingPages(site: Site, content: unknown): unknown {
  if (Array.isArray(content)) return content.map((part) => withoutMissingPages(site, part));
  if (typeof content !== "object" || content === null) return content;
  const fields = Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, withoutMissingPages(site, value)]),
  );
  return leadsNowhere(site, fields) ? { ...fields, page_reference: [], external_link: null } : fields;
}

/** The page's address counts first, as in `anchorOf`. */
function leadsNowhere(site: Site, { page_reference: pages, external_link: other }: Record<string, unknown>): boolean {
  const page: unknown = Array.isArray(pages) ? pages[0] : undefined;
  const url = typeof page === "object" && page !== null && "url" in page ? page.url : undefined;
  const address = url || other;
  return typeof address === "string" && !hasPage(site, address.trim());
}

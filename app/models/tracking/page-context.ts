import { type EntityKind, parseEntitySlug } from "../entity-slug";
import { parseCheckoutPath } from "../checkout-steps";
import { HELP_WORDS } from "../locale";

/** What a page says of itself to whoever measures visits (TRK-01, TRK-02), by its address. */

export const PAGE_CONTEXTS = [
  "home",
  "dashboard",
  "footer",
  "landing",
  "category",
  "trend",
  "search",
  "product",
  "cart",
  "order-confirmation",
  "checkout-confirmation",
  "lookbook",
  "help",
  "blog",
  "mini-cart",
  "wishlist",
  /** Pages of none of these kinds: the steps of the checkout, the rest of the account, shops. */
  "other",
] as const;
export type PageContext = (typeof PAGE_CONTEXTS)[number];

/** Part of the site (S3): reserving in a shop, the account, buying, arriving, looking for a shop; "-" for none. */
export const SECTIONS = ["eresa", "customer", "order", "welcome", "locator", "-"] as const;
export type Section = (typeof SECTIONS)[number];

/** Steps of the funnel by number (C2); step 2 is nobody's. The second funnel's pages are the same steps. */
export const FUNNEL_STEPS = ["1", "3", "4", "5", "6", "-"] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const ENTITIES: Record<EntityKind, PageContext> = {
  product: "product",
  family: "category",
  landing: "landing",
  trend: "trend",
  lookbook: "lookbook",
  blog: "blog",
};

/** By the first words behind the prefix; pages that the footer alone leads to are its own. */
const WORDS: Readonly<Record<string, PageContext>> = {
  search: "search",
  cart: "cart",
  wishlist: "wishlist",
  "account/wishlist": "wishlist",
  "account/dashboard": "dashboard",
  blog: "blog",
  "legal-notices": "footer",
  cookies: "footer",
  "newsletter/subscription": "footer",
  ...Object.fromEntries(Object.values(HELP_WORDS).map((word) => [word, "help"])),
};

const STEPS: Readonly<Record<string, FunnelStep>> = { billing: "3", delivery: "4", payment: "5", confirmation: "6" };

const SECTION_PATHS: readonly (readonly [RegExp, Section])[] = [
  [/^(product\/\d+\/(reserve|stores)|account\/reservations)\b/, "eresa"],
  [/^account\/(welcome|reactivate)|^auth\b/, "welcome"],
  [/^(account|wishlist)\b/, "customer"],
  [/^(cart|checkout\/|order-)/, "order"],
  [/^stores\b/, "locator"],
];

export interface PagePlace {
  context: PageContext;
  section: Section;
  step: FunnelStep;
}

/** @param pathname with its prefix; `.data` at its end plays no part */
export function placeOf(pathname: string): PagePlace {
  const path = pathname.replace(/(\/_root)?\.data$|\/$/, "").replace(/^\/[^/]*\/?/, "");
  const checkout = parseCheckoutPath(`/${path}`);
  return {
    context: contextOf(path, checkout),
    section: SECTION_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? "-",
    step: path === "cart" ? "1" : ((checkout && STEPS[checkout.page]) ?? "-"),
  };
}

function contextOf(path: string, checkout: ReturnType<typeof parseCheckoutPath>): PageContext {
  if (path === "") return "home";
  if (checkout?.page === "confirmation") {
    return checkout.version === "v2" ? "checkout-confirmation" : "order-confirmation";
  }
  const slug = parseEntitySlug(path);
  if (slug) return ENTITIES[slug.kind];
  const word = path.split("/", 1)[0]!;
  return WORDS[path] ?? (WORDS[word] === "help" ? "help" : "other");
}

/** What only scripts and layers over a page ask for: no page of its own that could be viewed. */
const NO_PAGE =
  /^\/[^/]+\/(product\/(seen|\d+\/)|search\/|address-suggestions|site-proposal|auth\/|cart\/|_icons|tmp\/|checkout\/adyen|order-adyen)/;

export function isPage(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

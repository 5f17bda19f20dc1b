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

/** Slugs of things that have a page (models/entity-slug), by what stands before their id: a measuring browser loads this too. */
const SLUG = /^[^/]*--(p(?=\d+$)|pl|lp|tp|lbp|blog)\w+$/;
const OF_SLUG: Readonly<Record<string, PageContext>> = {
  p: "product",
  pl: "category",
  lp: "landing",
  tp: "trend",
  lbp: "lookbook",
  blog: "blog",
};

/** Pages that are called what their address is. */
const OF_NAME = /^(?:account\/)?(search|cart|blog|wishlist|dashboard|(?:order|checkout)[-/]confirmation)$/;
const OF_OTHERS: readonly (readonly [RegExp, PageContext])[] = [
  [/^$/, "home"],
  [new RegExp(`^(${Object.values(HELP_WORDS).join("|")})\\b`), "help"],
  /** That the footer alone leads to. */
  [/^(legal-notices|cookies|newsletter\/subscription)$/, "footer"],
];

/** Pages of either funnel (models/checkout-steps), and those of them that are steps, from step 3 on. */
const CHECKOUT = /^(?:checkout\/|order-)(\w+)$/;
const STEPS: readonly unknown[] = ["billing", "delivery", "payment", "confirmation"];

const SECTION_PATHS: readonly (readonly [RegExp, Section])[] = [
  [/^(product\/\d+\/(reserve|stores)|account\/reservations)\b/, "eresa"],
  [/^account\/(welcome|reactivate)|^auth\b/, "welcome"],
  [/^(account|wishlist)\b/, "customer"],
  [/^(cart|checkout\/|order-)/, "order"],
  [/^stores\b/, "locator"],
];

function stepOf(page: string | undefined): FunnelStep {
  const index = STEPS.indexOf(page);
  return index < 0 ? "-" : (`${index + 3}` as FunnelStep);
}

function wordOf<Word>(words: readonly (readonly [RegExp, Word])[], path: string): Word | undefined {
  return words.find(([pattern]) => pattern.test(path))?.[1];
}

export interface PagePlace {
  context: PageContext;
  section: Section;
  step: FunnelStep;
}

/** @param pathname with its prefix; `.data` at its end plays no part */
export function placeOf(pathname: string): PagePlace {
  const path = pathname.replace(/(\/_root)?\.data$|\/$/, "").replace(/^\/[^/]*\/?/, "");
  const slug = SLUG.exec(path)?.[1];
  const name = OF_NAME.exec(path)?.[1]?.replace("/", "-") as PageContext | undefined;
  return {
    context: slug ? OF_SLUG[slug]! : (name ?? wordOf(OF_OTHERS, path) ?? "other"),
    section: wordOf(SECTION_PATHS, path) ?? "-",
    step: path === "cart" ? "1" : stepOf(CHECKOUT.exec(path)?.[1]),
  };
}

/** What only scripts and layers over a page ask for: no page of its own that could be viewed. */
const NO_PAGE =
  /^\/[^/]+\/(product\/(seen|\d+\/)|search\/|address-suggestions|site-proposal|auth\/|cart\/|_icons|tmp\/|checkout\/(adyen|delivery\/)|order-adyen)/;

export function isPage(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

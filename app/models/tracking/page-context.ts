import { HELP_WORDS } from "../locale";

/** Facts about a page for visit measurement (TRK-01, TRK-02), from its address alone. */

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
  /** All other pages: the steps of the checkout, the rest of the account, shops. */
  "other",
] as const;
export type PageContext = (typeof PAGE_CONTEXTS)[number];

/** Section of the site (S3): reserving in a shop, account, ordering, arriving, shop locator; "-" for none. */
export const SECTIONS = ["eresa", "customer", "order", "welcome", "locator", "-"] as const;
export type Section = (typeof SECTIONS)[number];

/** Steps of the funnel by number (C2); there is no step 2. The pages of both funnels are the same steps. */
export const STEP_NUMBERS = ["1", "3", "4", "5", "6", "-"] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

/**
 * Entity slugs (models/entity-slug), by the suffix before the id. Repeated here to keep the browser's measuring script
 * small.
 */
const SLUG = /^[^/]*--(p(?=\d+$)|pl|lp|tp|lbp|blog)\w+$/;
const OF_SLUG: Readonly<Record<string, PageContext>> = {
  p: "product",
  pl: "category",
  lp: "landing",
  tp: "trend",
  lbp: "lookbook",
  blog: "blog",
};

/** Pages whose context is named like their path. */
const OF_NAME = /^(?:account\/)?(search|cart|blog|wishlist|dashboard|(?:order|checkout)[-/]confirmation)$/;
const OF_OTHERS: readonly (readonly [RegExp, PageContext])[] = [
  [/^$/, "home"],
  [new RegExp(`^(${Object.values(HELP_WORDS).join("|")})\\b`), "help"],
  /** Pages that only the footer links to. */
  [/^(legal-notices|cookies|newsletter\/subscription)$/, "footer"],
];

/** Pages of either funnel (models/checkout-steps), and those that are steps, numbered from 3. */
const CHECKOUT = /^(?:checkout\/|order-)(\w+)$/;
const STEPS: readonly unknown[] = ["billing", "delivery", "payment", "confirmation"];

const SECTION_PATHS: readonly (readonly [RegExp, Section])[] = [
  [/^(product\/\d+\/(reserve|stores)|account\/reservations)\b/, "eresa"],
  [/^account\/(welcome|reactivate)|^auth\b/, "welcome"],
  [/^(account|wishlist)\b/, "customer"],
  [/^(cart|checkout\/|order-)/, "order"],
  [/^stores\b/, "locator"],
];

function stepOf(page: string | undefined): StepNumber {
  const index = STEPS.indexOf(page);
  return index < 0 ? "-" : (`${index + 3}` as StepNumber);
}

function wordOf<Word>(words: readonly (readonly [RegExp, Word])[], path: string): Word | undefined {
  return words.find(([pattern]) => pattern.test(path))?.[1];
}

export interface PagePlace {
  context: PageContext;
  section: Section;
  step: StepNumber;
}

/** @param pathname with its prefix; a `.data` at its end is ignored */
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

/** Addresses that only scripts and overlays ask for: they are no page views. */
const NO_PAGE =
  /^\/[^/]+\/(product\/(seen|\d+\/)|search\/|address-suggestions|site-proposal|auth\/|cart\/|_icons|tmp\/|checkout\/(adyen|delivery\/)|order-adyen)/;

export function isPage(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}

import type { IncomingHttpHeaders } from "node:http";
import type { CheckoutVersion } from "#app/models/checkout-steps.ts";
import type { Variants } from "#app/models/experiments.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import type { Flags } from "#app/models/picture-url.ts";
import type { LocaleTag, Language, Prefix } from "#app/models/locale.ts";
import type { StructuredData } from "#app/models/structured-data.ts";
import type { TakenSlot } from "#app/models/shared-document.ts";
import type { Rendering } from "./gateway/cache.server";
import type { TimeBudget } from "./gateway/time-budget.server";
import type { Shop } from "./shop.server";
import type { Session } from "./session/session.server";
import type { Site } from "./sites/sites.server";

export type DeviceChannel = "AM" | "SD" | "SM";

/**
 * Everything known about one request, built once by `createRequestContext` and given to every loader and action as
 * `context`. Personal data is in `session`; never return it from a loader as it is.
 */
// A type, not an interface: only types fit the index signature of Remix's AppLoadContext.
export type RequestContext = {
  /** What lives as long as the process: gateway client, caches, configuration. */
  shop: Shop;
  session: Session;
  site: Site;
  /** Prefix of the address; the site's first one where the address has none. */
  prefix: Prefix;
  /** BCP 47 tag, for formatting and for `<html lang>`. */
  locale: LocaleTag;
  language: Language;
  /** Scheme, host and port of the site's pages, from the domain parameters: `https://www.vitrine.fr`. */
  origin: string;
  url: URL;
  requestId: string;
  channel: DeviceChannel;
  checkoutVersion: CheckoutVersion;
  isCrawler: boolean;
  /** The experiments' versions that this visitor gets (ADR 0046); empty for a visitor who takes part in none. */
  variants: Variants;
  /** The cookies that are not sealed: locale, privacy, variant, pmd-checkout-version, site-version, stay-…. */
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string;
  /**
   * The client's IPv4 address or IPv6 network, by which tries are counted where shoppers cannot be told apart
   * otherwise.
   */
  address: string;
  /** The browser's languages, by preference. */
  languages: readonly string[];
  /** When the request arrived, in milliseconds since 1970: all prices of a page are those of this moment. */
  askedAt: number;
  /** HTML that is inserted into the document as it is and not hydrated, by its key: menus, footer, cards. */
  html: Map<string, string>;
  /** Address of each country's flag. */
  flags: Flags;
  /** Time limit of changes that a page makes while loading; null for a form, whose change is what the shopper wants. */
  changeLimitMs: number | null;
  /** Also used by the rendering of a shared document for this request. */
  timeBudget: TimeBudget;
  /**
   * The cart change under way assumes that no payment is under way: if one turns up, the change is stopped before it is
   * sent.
   */
  expectsNoPayment: boolean;
  /**
   * Why rendering failed: a service is unavailable (answered 503 with Retry-After), or a shared page read something
   * personal.
   */
  failure: "unavailable" | "personal" | null;
  /** An action refused a form in this request. The page's loader runs after the action, and the page shows why. */
  isFormRefused: boolean;
  /** The problems of the refused form; null for forms that show problems in their own way. */
  formProblem: FormProblem | null;
  /** Seconds until something that was tried too often (429) may be tried again. */
  retryAfter: number | null;
  /** JSON-LD of the page, only for the document, since no browser uses it (SEO-03). */
  structuredData: StructuredData[];
  /** The rendered page, which is sent as the body of Remix's response. */
  document: string | null;
  /** Hashes of the inline scripts that the shop itself put into the document: its policy allows no others. */
  ownScripts: readonly string[];
  /** Slots of a shared page, in the order in which React renders them; null for a personal page. */
  slots: TakenSlot[] | null;
  /** The rendering of a shared document, which collects the tags of every read; null for a response to one shopper. */
  rendering: Rendering | null;
  /** Results shared by the loaders of this request, so that cart and customer are loaded once. */
  memo: Map<string, Promise<unknown>>;
};

/**
 * Runs `load` once per request and key, however many loaders ask. A failure is remembered too: delete the key from
 * `memo` to load again.
 */
export function once<T>(context: RequestContext, key: string, load: () => Promise<T>): Promise<T> {
  const known = context.memo.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = load();
  context.memo.set(key, promise);
  return promise;
}

/** Headers by which browsers have announced prefetching over the years. `preview` is a thumbnail of a page. */
const PURPOSES = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/**
 * Whether a browser prefetches a page that the shopper may never open: such a request must not change anything and is
 * not counted as a view.
 *
 * @param headers of a Remix request, or of Node's
 */
export function isPrefetch(headers: Headers | IncomingHttpHeaders): boolean {
  const valueOf = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]);
  return PURPOSES.some((name) => /prefetch|prerender|preview/.test(String(valueOf(name))));
}

import type { IncomingHttpHeaders } from "node:http";
import type { CheckoutVersion } from "~/models/checkout-steps";
import type { Variants } from "~/models/experiments";
import type { FormProblem } from "~/models/form-problem";
import type { Flags } from "~/models/picture-url";
import type { LocaleTag, Language, Prefix } from "~/models/locale";
import type { StructuredData } from "~/models/structured-data";
import type { TakenSlot } from "~/models/shared-document";
import type { Rendering } from "./gateway/cache.server";
import type { TimeBudget } from "./gateway/time-budget.server";
import type { Shop } from "./shop.server";
import type { Session } from "./session/session.server";
import type { Site } from "./sites/sites.server";

export type DeviceChannel = "AM" | "SD" | "SM";

/**
 * All that is known of one request, built once by `createRequestContext` and given to every loader and action as `context`.
 * What it holds of the shopper stands in `session`; nothing of it may be put into loader data as it is.
 */
// A type, not an interface: only types fit the index signature of Remix's AppLoadContext.
export type RequestContext = {
  /** What lives as long as the process: gateway, caches, configuration. */
  shop: Shop;
  session: Session;
  site: Site;
  /** Prefix of the address; the site's first one where the address has none. */
  prefix: Prefix;
  /** BCP 47 tag of formats and of `<html lang>`. */
  locale: LocaleTag;
  language: Language;
  /** Scheme, host and port of the site's pages, from the domain parameters: `https://www.vitrine.fr`. */
  origin: string;
  url: URL;
  requestId: string;
  channel: DeviceChannel;
  checkoutVersion: CheckoutVersion;
  isCrawler: boolean;
  /** Versions of pages that this visitor is shown (ADR 0046); none for who takes part in no experiment. */
  variants: Variants;
  /** The request's, for those that are not sealed: locale, privacy, variant, pmd-checkout-version, site-version, stay-…. */
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string;
  /** What tries are counted by where nothing else tells shoppers apart: an IPv4 address, or a network of IPv6. */
  address: string;
  /** Languages the browser asks for, the one it wants most first. */
  languages: readonly string[];
  /** When it came, in milliseconds since 1970: a page has the prices of one moment, however long its making takes. */
  askedAt: number;
  /** HTML that is put into the document as it is and rendered by no browser, by its key: menus, footer, cards. */
  html: Map<string, string>;
  /** Address of each country's flag. */
  flags: Flags;
  /** How long a change is waited for that a page makes on its way; null for a form, whose change is what the shopper wants. */
  changeLimitMs: number | null;
  /** Shared with the document that is rendered for it. */
  timeBudget: TimeBudget;
  /** A change of the cart under way was begun in the belief that no payment is: one that turns up stops it before it is sent. */
  expectsNoPayment: boolean;
  /**
   * Why the page could not be made: a service is unavailable, which is answered 503, to be tried again; or it is to be everybody's
   * and reads what is personal.
   */
  failure: "unavailable" | "personal" | null;
  /** A form was refused in this request: a document's loader runs after its action, and the page says why. */
  isFormRefused: boolean;
  /** What was refused of it; null for forms that say what is wrong in their own way. */
  formProblem: FormProblem | null;
  /** Seconds after which what was tried too often (429) may be tried again. */
  retryAfter: number | null;
  /** What the page says to machines: it stands in the document only, as no browser reads it (SEO-03). */
  structuredData: StructuredData[];
  /** The rendered page, which is sent as the body of Remix's response. */
  document: string | null;
  /** For a page that everybody shares, its slots in the order in which React came to them; null for a shopper's own page. */
  slots: TakenSlot[] | null;
  /** The shared document that is being made, which is told of every read; null while one shopper's request is answered. */
  rendering: Rendering | null;
  /** Results shared by the loaders of this request: the cart and the customer are asked for once. */
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

/** As browsers have called it over the years; a `preview` is a page drawn small among others. */
const PURPOSES = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/**
 * Whether a browser asks in advance, and the shopper may never come: such a request changes nothing and is no view.
 *
 * @param headers of a Remix request, or of Node's
 */
export function isPrefetch(headers: Headers | IncomingHttpHeaders): boolean {
  const valueOf = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]);
  return PURPOSES.some((name) => /prefetch|prerender|preview/.test(String(valueOf(name))));
}

import { createHash } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "#app/bff/context.server.ts";
import type { Rendering } from "#app/bff/gateway/cache.server.ts";
import { RETRY_AFTER_SECONDS } from "#app/bff/http/pages.server.ts";
import { byRouteGroup } from "#app/bff/http/route-groups.server.ts";
import { scriptHashes, contentSecurityPolicy } from "#app/bff/http/security-headers.server.ts";
import { Session } from "#app/bff/session/session.server.ts";
import { PRIVACY_COOKIE, privacyValue } from "#app/models/consent.ts";
import type { Variants } from "#app/models/experiments.ts";
import { checkoutVersion } from "#app/models/checkout-steps.ts";
import { ANONYMOUS } from "#app/ui/shell/personal.ts";
import { compressFast, type PlacedSlot, type SharedDocument } from "./send-document.server";
import { type OwnStyles, readOwnStyles } from "./own-styles.server";
import { cutAtSlots, fillCriticalCss, renderSlots } from "./slots.server";

/** Headers of Remix's response that a shared document keeps. */
const KEPT_HEADERS = ["content-type", "x-remix-response"];
const SHARED_STATUSES = [200, 404];

export interface ToRender {
  /** The context of the request; everything personal is removed from it. */
  context: RequestContext;
  /** Path and query (`documentAddress`). */
  address: string;
  /** The browser's languages if another site is proposed to it, else none. */
  languages: readonly string[];
  /** The page contains the cookie banner. */
  isAsking: boolean;
  /** The experiments' versions of the page. */
  variants: Variants;
  /** It replaces a kept document. */
  isRefresh: boolean;
  /** It will be kept, so extracting the styles that it uses pays off. */
  isKept: boolean;
}

/** The result of rendering a page without anything personal. */
export type Rendered =
  | { kind: "shared"; document: SharedDocument }
  /** An error page, or a page that lacks a part: sent to the requests that wait for it, and never kept. */
  | { kind: "failed"; document: SharedDocument }
  /** A redirect, a refusal or a personal page: the request is handled again with the shopper's own session. */
  | { kind: "private" };

/** Renders pages without anything personal. Rejects as Remix's handler does. */
export function documentRenderer(build: ServerBuild, mode: string) {
  const handlerOf = byRouteGroup(build, (group) => createRequestHandler(group, mode));
  const ownStyles = readOwnStyles();

  return async ({
    context: asked,
    address,
    languages,
    isAsking,
    variants,
    isRefresh,
    isKept,
  }: ToRender): Promise<Rendered> => {
    const rendering: Rendering = { tags: new Set([`site:${asked.site.country}`]), isRefresh };
    const context = { ...anonymousContext(asked, { address, languages, isAsking, variants }), rendering };
    const madeAt = Date.now();
    const answer = await handlerOf(context.url.pathname)(new Request(context.url), context);
    const isError = answer.status >= 500;
    if (context.failure === "personal" || !(isError || SHARED_STATUSES.includes(answer.status)))
      return { kind: "private" };
    const isFailed = isError || context.failure === "unavailable";
    const { document: page } = context;
    // Data has no slots: a marker in it is what somebody searched for.
    const { text, slots, scripts } =
      page === null
        ? { text: await answer.text(), slots: [], scripts: [] }
        : withAnonymousSlots(context, page, isKept && !isFailed ? ownStyles : null);
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name)));
    const br = compressFast(Buffer.from(text));
    if (page !== null) headers["content-security-policy"] = contentSecurityPolicy(context.shop, scripts);
    const isUnavailable = isError && context.failure === "unavailable";
    if (isUnavailable) headers["retry-after"] = String(RETRY_AFTER_SECONDS);
    const document: SharedDocument = {
      status: isUnavailable ? 503 : answer.status,
      headers,
      tags: [...rendering.tags].sort(),
      madeAt,
      // Hash the compressed text, a tenth of the bytes: equal texts compress to equal bytes.
      etag: `W/"${createHash("sha256").update(br).update(JSON.stringify(headers)).digest("base64url").slice(0, 22)}"`,
      bodies: { br },
      scripts,
      slots,
      isSmall: false,
      ...(rendering.lacksPart ? { lacksPart: true } : {}),
    };
    return { kind: isFailed ? "failed" : "shared", document };
  };
}

/** The page as a visitor without cart, wishlist or account sees it, and where its slots are. */
function withAnonymousSlots(
  context: RequestContext,
  html: string,
  ownStyles: OwnStyles | null,
): { text: string; slots: PlacedSlot[]; scripts: string[] } {
  const { pieces, slots } = cutAtSlots(html, context.slots ?? []);
  const rendered = renderSlots(context, slots, ANONYMOUS);
  const css = ownStyles?.([html, ...rendered]) ?? null;
  const filled = css === null ? rendered : fillCriticalCss(slots, rendered, css);
  let text = pieces[0]!;
  let end = Buffer.byteLength(text);
  const placed = slots.map((slot, index) => {
    const start = end;
    end += Buffer.byteLength(filled[index]!);
    const place = { ...slot, start, end };
    text += filled[index]! + pieces[index + 1]!;
    end += Buffer.byteLength(pieces[index + 1]!);
    return place;
  });
  // The last slot is the country popin and the cookie banner, which bring their scripts.
  return { text, slots: placed, scripts: [...context.ownScripts, ...scriptHashes(filled.at(-1) ?? "")] };
}

/**
 * The same site and page, requested by an anonymous visitor: no cookies, no device, and languages only where they make
 * a difference.
 */
function anonymousContext(
  asked: RequestContext,
  { address, languages, isAsking, variants }: Pick<ToRender, "address" | "languages" | "isAsking" | "variants">,
): RequestContext {
  return {
    ...asked,
    session: new Session("shared", asked.site.country),
    slots: [],
    url: new URL(address, asked.origin),
    channel: "SD",
    checkoutVersion: checkoutVersion(null, asked.site.params.funnel),
    // Crawlers and browsers get the same document. Whether it proposes a site is decided by `languages`.
    isCrawler: false,
    // A visitor who is not asked has made a choice. Which one makes no difference to a shared document.
    cookies: isAsking ? {} : { [PRIVACY_COOKIE]: privacyValue([]) },
    variants,
    userAgent: "",
    languages,
    html: new Map(),
    flags: {},
    structuredData: [],
    failure: null,
    document: null,
    ownScripts: [],
    memo: new Map(),
  };
}

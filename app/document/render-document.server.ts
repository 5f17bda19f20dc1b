import { createHash } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "~/bff/context.server";
import { RETRY_AFTER_SECONDS } from "~/bff/http/pages.server";
import { byRouteGroup } from "~/bff/http/route-groups.server";
import { scriptHashes, contentSecurityPolicy } from "~/bff/http/security-headers.server";
import { Session } from "~/bff/session/session.server";
import { PRIVACY_COOKIE, privacyValue } from "~/models/consent";
import type { Variants } from "~/models/experiments";
import { checkoutVersion } from "~/models/checkout-steps";
import { NOBODY } from "~/ui/shell/personal";
import { compressFast, type PlacedSlot, type SharedDocument } from "./send-document.server";
import { type OwnStyles, readOwnStyles } from "./own-styles.server";
import { cutAtSlots, fillCriticalCss, renderSlots } from "./slots.server";

/** Headers of Remix's answer that a shared document keeps. */
const KEPT_HEADERS = ["content-type", "x-remix-response"];
const SHARED_STATUSES = [200, 404];

export interface ToRender {
  /** The context of whoever asks: what is theirs is taken out of it. */
  context: RequestContext;
  /** Path and query (`documentAddress`). */
  address: string;
  /** What the browser asks for where a site is proposed to it, else nothing. */
  languages: readonly string[];
  /** The page asks about cookies. */
  isAsking: boolean;
  /** Versions that experiments make of the page. */
  variants: Variants;
  /** It replaces a document that is kept. */
  isRefresh: boolean;
  /** Worth being kept, and so worth looking for the styles that it needs. */
  isKept: boolean;
}

/** What came of rendering a page for nobody in particular. */
export type Rendered =
  | { kind: "shared"; document: SharedDocument }
  /** The page that tells of a failure, or that misses a part: for those who ask at this moment, and never kept. */
  | { kind: "failed"; document: SharedDocument }
  /** A redirect, a refusal, or what is somebody's: who asks is answered as themselves. */
  | { kind: "private" };

/** Renders pages for nobody in particular. Fails as Remix's handler does. */
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
    const rendering = { tags: new Set([`site:${asked.site.country}`]), isRefresh };
    const context = { ...nobodysContext(asked, { address, languages, isAsking, variants }), rendering };
    const madeAt = Date.now();
    const answer = await handlerOf(context.url.pathname)(new Request(context.url), context);
    const isError = answer.status >= 500;
    if (context.failure === "personal" || !(isError || SHARED_STATUSES.includes(answer.status)))
      return { kind: "private" };
    const isFailed = isError || context.failure === "unavailable";
    const isPage = context.document !== null;
    const { text, slots } = withNobodysSlots(
      context,
      context.document ?? (await answer.text()),
      isKept && !isFailed ? ownStyles : null,
    );
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    const scripts = isPage ? scriptHashes(text) : [];
    const br = compressFast(Buffer.from(text));
    if (isPage) headers["content-security-policy"] = contentSecurityPolicy(context.shop, scripts);
    const isUnavailable = isError && context.failure === "unavailable";
    if (isUnavailable) headers["retry-after"] = String(RETRY_AFTER_SECONDS);
    const document: SharedDocument = {
      status: isUnavailable ? 503 : answer.status,
      headers,
      tags: [...rendering.tags].sort(),
      madeAt,
      // Of a tenth of the bytes: the same text is compressed to the same.
      etag: `W/"${createHash("sha256").update(br).update(JSON.stringify(headers)).digest("base64url").slice(0, 22)}"`,
      bodies: { br },
      scripts,
      slots,
      isSmall: false,
    };
    return { kind: isFailed ? "failed" : "shared", document };
  };
}

/** The page as a visitor with nothing of their own sees it, and where in it the slots are. */
function withNobodysSlots(
  context: RequestContext,
  html: string,
  ownStyles: OwnStyles | null,
): { text: string; slots: PlacedSlot[] } {
  const { pieces, slots } = cutAtSlots(html, context.slots ?? []);
  const rendered = renderSlots(context, slots, NOBODY);
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
  return { text, slots: placed };
}

/** The same site and page, asked for by nobody: no cookie, no device, and no language that makes no difference. */
function nobodysContext(
  asked: RequestContext,
  { address, languages, isAsking, variants }: Pick<ToRender, "address" | "languages" | "isAsking" | "variants">,
): RequestContext {
  return {
    ...asked,
    session: new Session("nobody", asked.site.country),
    slots: [],
    url: new URL(address, asked.origin),
    channel: "SD",
    checkoutVersion: checkoutVersion(null, asked.site.params.funnel),
    // Crawlers and browsers are given the same; a proposal that was chosen for is made.
    isCrawler: false,
    // Who is not asked has chosen something: what it is plays no part in what everybody shares.
    cookies: isAsking ? {} : { [PRIVACY_COOKIE]: privacyValue([]) },
    variants,
    userAgent: "",
    languages,
    html: new Map(),
    flags: {},
    structuredData: [],
    failure: null,
    document: null,
    memo: new Map(),
  };
}

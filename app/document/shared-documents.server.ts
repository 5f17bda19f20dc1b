import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { isFromProxy } from "~/bff/http/client-address.server";
import { createRequestContext } from "~/bff/http/request-context.server";
import type { Shop } from "~/bff/shop.server";
import { isPrivateSaleOn } from "~/bff/catalogue/catalogue-cache.server";
import { reconcileCarts } from "~/bff/cart/reconcile-carts.server";
import type { RequestContext } from "~/bff/context.server";
import { SLOW_MS } from "~/bff/gateway/time-budget.server";
import { PRIVACY_COOKIE } from "~/models/consent";
import { type Variants, variantsOfPage } from "~/models/experiments";
import { setVariantCookie } from "~/bff/tracking/experiments.server";
import { countAnswer } from "~/bff/tracking/views.server";
import { isConsentAsked } from "~/bff/tracking/consent.server";
import { nextSaleChange } from "~/models/private-sale";
import type { SiteProposal } from "~/models/site-proposal";
import { requestsVersion } from "./shell-data.server";
import { siteProposal, hasDeclinedProposal } from "~/bff/sites/site-proposal.server";
import { documentAddress, documentKey } from "./document-address.server";
import { type DocumentCache, keptDocuments, type CacheLevels, type DocumentRequest } from "./kept-documents.server";
import { documentRenderer, type Rendered } from "./render-document.server";
import { sendPersonalDocument } from "./personal-document.server";
import { sendDocument, sendFailedDocument } from "./send-document.server";
import { sharedRoutes } from "./shared-route.server";

/** Cookies of a shopper's own: something on a page may be theirs. */
const OWN_COOKIES = /(^|[ ;])(__Host-|__Secure-)?vitrine-/;

/**
 * Answers requests for pages that everybody shares: kept, or rendered once for all who ask at that moment, with the slots
 * of who has something of their own filled. Everything else goes on (ADR 0029, 0031).
 */
export function sharedDocuments(
  shop: Shop,
  levels: CacheLevels,
  { build, mode }: { build: ServerBuild; mode: string },
): RequestHandler {
  const parametersOf = sharedRoutes(build);
  const render = documentRenderer(build, mode);
  const documents: DocumentCache = keptDocuments(levels, shop.log);

  async function find(context: RequestContext, { proposal, ...form }: Variation): Promise<Found> {
    const { url } = context;
    const languages = proposal ? context.languages : [];
    const variant = { version: build.assets.version, ...variantOf(context, proposal), ...form };
    const wantedOf = ({ address, isKept }: ReturnType<typeof documentAddress>): DocumentRequest => ({
      key: documentKey(variant, address),
      isKept,
      make: (isRefresh) => render({ context, address, languages, ...form, isRefresh, isKept }),
    });
    // What is kept was shared when it was made: finding its route would take longer than sending it.
    const likely = wantedOf(documentAddress(url.pathname, url.search));
    const kept = documents.findFresh(likely.key);
    if (kept) return { kind: "shared", key: likely.key, document: kept };
    const parameters = parametersOf(url.pathname);
    if (!parameters) return { kind: "no shared route" };
    const address = documentAddress(url.pathname, url.search, parameters);
    if (address.isPosition) return { kind: "private" };
    const wanted = wantedOf(address);
    return { ...(await withTimeBudget(context, documents.find(wanted))), key: wanted.key };
  }

  async function answer(request: Request, response: Response): Promise<boolean> {
    const context = await createRequestContext(shop, request);
    const isData = context.url.pathname.endsWith(".data");
    const isOwn = OWN_COOKIES.test(request.headers.cookie ?? "") || requestsVersion(context);
    if (isData && !isWithoutRoot(context.url)) return false;
    if (!isOwn && context.session.isPersonal) return false;
    const found = await find(context, {
      proposal: isOwn ? null : siteProposal(context),
      isAsking: !isOwn && !isData && isConsentAsked(context),
      variants: variantsOfPage(context.url.pathname, context.variants),
    });
    if (found.kind === "private" || found.kind === "no shared route") return false;
    const { key, document } = found;
    if (isOwn && !isData) {
      await reconcileCarts(context);
      documents.sent(key, document, await sendPersonalDocument(context, document, response));
    } else {
      setVariantCookie(response, context);
      const isChosenByCookie = isOwn || isChosenFor(context, request, isData);
      const pricesUntil = nextSaleChange(context.site.privateSale, context.askedAt);
      if (found.kind === "failed") sendFailedDocument(request, response, document);
      else documents.sent(key, document, sendDocument(request, response, document, { isChosenByCookie, pricesUntil }));
    }
    countAnswer(context, request, response.statusCode);
    return true;
  }

  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

/**
 * Notes that a page's time was taken by something that failed, whoever asked for it first. It may lack in the page without
 * a word: nothing else takes two seconds.
 */
async function withTimeBudget(context: RequestContext, finding: Promise<Rendered>): Promise<Rendered> {
  const found = await finding;
  const most = found.kind === "failed" ? SLOW_MS : 2 * SLOW_MS;
  if (Date.now() - context.askedAt >= most) context.timeBudget.isSpent = true;
  return found;
}

/** What a request for a page leads to, with what a document is kept by. */
type Found = (Rendered & { key: string }) | { kind: "private" } | { kind: "no shared route" };

/** What of a page depends on who asks, though nothing of it is theirs. */
interface Variation {
  proposal: SiteProposal | null;
  /** The page asks about cookies. */
  isAsking: boolean;
  /** Versions that experiments make of this page. */
  variants: Variants;
}

/** What of a document's key the request decides. */
function variantOf(context: RequestContext, proposal: SiteProposal | null) {
  const { origin, prefix } = context;
  return { origin, prefix, proposed: proposal?.prefix ?? null, isPrivateSale: isPrivateSaleOn(context) };
}

/** Whether a cookie plays a part in which document this browser is sent, of which a cache in between knows nothing. */
function isChosenFor(context: RequestContext, request: Request, isData: boolean): boolean {
  const { site, cookies, variants } = context;
  if (Object.keys(variants).length > 0 || hasDeclinedProposal(context)) return true;
  const hasChosen = !isData && site.params.cnil && cookies[PRIVACY_COOKIE] !== undefined;
  return hasChosen && !isConsentKeptApart(request);
}

/**
 * Whether the cache in front keeps copies by cookie choice, as its `X-Consent` says (deploy/nginx). Only a trusted
 * proxy is believed.
 */
function isConsentKeptApart(request: Request): boolean {
  return isFromProxy(request) && request.get("x-consent") !== undefined;
}

/** Whether a script asks for the data of pages alone: without naming routes, it is given the root's as well. */
function isWithoutRoot({ searchParams }: URL): boolean {
  const routes = searchParams.get("_routes");
  return routes !== null && !routes.split(",").includes("root");
}

import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { isFromProxy } from "#app/bff/http/client-address.server.ts";
import type { ConcurrencyLimit } from "#app/bff/http/concurrency.server.ts";
import { isSafeMethod } from "#app/bff/http/guards.server.ts";
import { createRequestContext, keepContext } from "#app/bff/http/request-context.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { isPrivateSaleOn } from "#app/bff/catalogue/catalogue-cache.server.ts";
import { reconcileCarts } from "#app/bff/cart/reconcile-carts.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { SLOW_MS } from "#app/bff/gateway/time-budget.server.ts";
import { PRIVACY_COOKIE } from "#app/models/consent.ts";
import { type Variants, variantsOfPage } from "#app/models/experiments.ts";
import { setVariantCookie } from "#app/bff/tracking/experiments.server.ts";
import { countAnswer } from "#app/bff/tracking/views.server.ts";
import { isConsentAsked } from "#app/bff/tracking/consent.server.ts";
import { nextSaleChange } from "#app/models/private-sale.ts";
import type { SiteProposal } from "#app/models/site-proposal.ts";
import { requestsVersion } from "./shell-data.server";
import { siteProposal, hasDeclinedProposal } from "#app/bff/sites/site-proposal.server.ts";
import { documentAddress, documentKey } from "./document-address.server";
import { type DocumentCache, keptDocuments, type CacheLevels, type DocumentRequest } from "./kept-documents.server";
import { documentRenderer, type Rendered } from "./render-document.server";
import { sendPersonalDocument } from "./personal-document.server";
import { sendDocument, sendFailedDocument } from "./send-document.server";
import { sharedRoutes } from "./shared-route.server";

/** The shop's own cookies: with one of them, the slots may be personal. */
const OWN_COOKIES = /(^|[ ;])(__Host-|__Secure-)?vitrine-/;

interface RenderOptions {
  build: ServerBuild;
  mode: string;
  limit: ConcurrencyLimit;
}

/**
 * Answers requests for shared pages: kept, or rendered once for all requests that wait for them. Slots are filled for
 * shoppers who have a cookie of the shop. Passes every other request on (ADR 0029, 0034).
 */
export function sharedDocuments(shop: Shop, levels: CacheLevels, options: RenderOptions): RequestHandler {
  const documents = keptDocuments(levels, shop.log);
  const find = documentFinder(documents, options);

  async function answer(request: Request, response: Response): Promise<boolean> {
    const context = await createRequestContext(shop, request);
    keepContext(response, context);
    const isData = context.url.pathname.endsWith(".data");
    const isOwn = OWN_COOKIES.test(request.headers.cookie ?? "") || requestsVersion(context);
    if (isData && !isWithoutRoot(context.url)) return false;
    if (!isOwn && context.session.isPersonal) return false;
    const found = await find(context, {
      // Only documents propose a site.
      proposal: isOwn || isData ? null : siteProposal(context),
      isAsking: !isOwn && !isData && isConsentAsked(context),
      variants: variantsOfPage(context.url.pathname, context.variants),
    });
    if (found.kind === "private") return false;
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
    if (!isSafeMethod(request)) return next();
    answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

/** Finds or renders the document that a request asks for, in the variation that the shopper gets. */
function documentFinder(
  documents: DocumentCache,
  { build, mode, limit }: RenderOptions,
): (context: RequestContext, variation: Variation) => Promise<Found> {
  const parametersOf = sharedRoutes(build);
  const render = documentRenderer(build, mode);

  return async (context, { proposal, ...form }) => {
    const { url } = context;
    const languages = proposal ? context.languages : [];
    const variant = { version: build.assets.version, ...variantOf(context, proposal), ...form };
    const wantedOf = ({ address, isKept }: ReturnType<typeof documentAddress>): DocumentRequest => ({
      key: documentKey(variant, address),
      isKept,
      make: (isRefresh) => limit(() => render({ context, address, languages, ...form, isRefresh, isKept })),
    });
    // Looks for a kept document before its route is known: matching the route would take longer than sending it.
    const likely = wantedOf(documentAddress(url.pathname, url.search));
    const kept = documents.findFresh(likely.key);
    if (kept) return { kind: "shared", key: likely.key, document: kept };
    const parameters = parametersOf(url.pathname);
    if (!parameters) return { kind: "private" };
    const address = documentAddress(url.pathname, url.search, parameters);
    if (address.isPosition) return { kind: "private" };
    const wanted = wantedOf(address);
    return { ...(await spendBudgetIfSlow(context, documents.find(wanted))), key: wanted.key };
  };
}

/**
 * Marks the time budget as spent if rendering took so long that something must have failed, also for requests that only
 * waited for it (ADR 0056). A page may lack a part without being marked as failed; nothing else takes two seconds.
 */
async function spendBudgetIfSlow(context: RequestContext, finding: Promise<Rendered>): Promise<Rendered> {
  const found = await finding;
  const most = found.kind === "failed" ? SLOW_MS : 2 * SLOW_MS;
  if (Date.now() - context.askedAt >= most) context.timeBudget.isSpent = true;
  return found;
}

/** The result of looking for a page, with the key of its document. */
type Found = (Rendered & { key: string }) | { kind: "private" };

/** What varies between visitors without being personal. */
interface Variation {
  proposal: SiteProposal | null;
  /** The page contains the cookie banner. */
  isAsking: boolean;
  /** The experiments' versions of this page. */
  variants: Variants;
}

/** The parts of a document's key that depend on the request. */
function variantOf(context: RequestContext, proposal: SiteProposal | null) {
  const { origin, prefix } = context;
  return { origin, prefix, proposed: proposal?.prefix ?? null, isPrivateSale: isPrivateSaleOn(context) };
}

/** Whether a cookie of this browser selected the document in a way that caches in between do not know of. */
function isChosenFor(context: RequestContext, request: Request, isData: boolean): boolean {
  const { site, cookies, variants } = context;
  if (Object.keys(variants).length > 0) return true;
  // Data contains neither a proposal nor the cookie banner.
  if (isData) return false;
  if (hasDeclinedProposal(context)) return true;
  const hasChosen = site.params.cnil && cookies[PRIVACY_COOKIE] !== undefined;
  return hasChosen && !isConsentKeptApart(request);
}

/**
 * Whether the cache in front keeps separate copies by cookie choice, which it signals with `X-Consent` (deploy/nginx).
 * Only a trusted proxy is believed.
 */
function isConsentKeptApart(request: Request): boolean {
  return isFromProxy(request) && request.get("x-consent") !== undefined;
}

/**
 * Whether a request for data names its routes and leaves out the root. Without names Remix includes the root's data,
 * which is personal.
 */
function isWithoutRoot({ searchParams }: URL): boolean {
  const routes = searchParams.get("_routes");
  return routes !== null && !routes.split(",").includes("root");
}

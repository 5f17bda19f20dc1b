import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { createRequestContext } from "../bff/http/request-context.server";
import type { Shop } from "../bff/shop.server";
import { isVersionAsked } from "../shell-data.server";
import { siteProposal, staysHere } from "../bff/site-proposal.server";
import { documentAddress, documentKey } from "./document-address.server";
import { type KeptDocuments, keptDocuments, type Wanted } from "./kept-documents.server";
import { documentRenderer } from "./render-document.server";
import { sendDocument } from "./send-document.server";
import { sharedRoutes } from "./shared-route.server";

/** Cookies of a shopper's own: who has one is shown pages in which something may be theirs. */
const OWN_COOKIES = /(^|[ ;])(__Host-|__Secure-)?vitrine-/;

/**
 * Answers requests for pages that everybody shares, for visitors with nothing of their own: kept, or rendered once for
 * all who ask at that moment. Everything else goes on (ADR 0029).
 */
export function sharedDocuments(shop: Shop, build: ServerBuild, mode: string): RequestHandler {
  const parametersOf = sharedRoutes(build);
  const render = documentRenderer(build, mode);
  const documents: KeptDocuments = keptDocuments({ store: shop.documents, secondLevel: shop.secondLevel }, shop.log);

  async function answer(request: Request, response: Response): Promise<boolean> {
    const context = await createRequestContext(shop, request);
    if (context.session.isPersonal || isVersionAsked(context)) return false;
    const proposal = siteProposal(context);
    const { origin, prefix, url } = context;
    const variant = { version: build.assets.version, origin, prefix, proposed: proposal?.prefix ?? null };
    const wantedOf = ({ address, isKept }: ReturnType<typeof documentAddress>): Wanted => ({
      key: documentKey(variant, address),
      isKept,
      make: (isRefresh) => render({ context, address, languages: proposal ? context.languages : [], isRefresh }),
    });
    const send = (document: Parameters<typeof sendDocument>[2]) =>
      sendDocument(request, response, document, { isChosenByCookie: staysHere(context) });

    // What is kept was shared when it was made: finding its route would take longer than sending it.
    const likely = wantedOf(documentAddress(url.pathname, url.search));
    const kept = documents.findFresh(likely.key);
    if (kept) {
      documents.sent(likely.key, kept, send(kept));
      return true;
    }
    const parameters = parametersOf(url.pathname);
    if (!parameters) return false;
    const wanted = wantedOf(documentAddress(url.pathname, url.search, parameters));
    const document = await documents.find(wanted);
    if (!document) return false;
    documents.sent(wanted.key, document, send(document));
    return true;
  }

  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || OWN_COOKIES.test(request.headers.cookie ?? "")) return next();
    answer(request, response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  };
}

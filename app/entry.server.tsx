import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext } from "@remix-run/node";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { RequestContext } from "#app/bff/context.server.ts";
import { isServiceFailure } from "#app/bff/http/error-responses.server.ts";
import { scriptHashes } from "#app/bff/http/security-headers.server.ts";
import { traced } from "#app/bff/traces.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { CheckoutErrorPage } from "#app/ui/checkout/checkout-error-page.tsx";
import { ErrorPage } from "#app/ui/error-page/error-page.tsx";
import { ErrorPageContext, type ErrorViewProps } from "#app/ui/error-page/error-view.tsx";
import { consentBanner } from "./document/consent-banner.server";
import { countryPopin } from "./document/country-popin.server";
import { FOREIGN_NODES_SCRIPT } from "./document/foreign-nodes.server";
import { KEEP_LOCALE_SCRIPT } from "./document/keep-locale.server";
import { measuring } from "./document/measuring.server";
import { pageFacts } from "./models/tracking/page-facts";
import { reportError } from "./bff/tracking/views.server";
import { PersonalReadError, type TakenSlot } from "./models/shared-document";
import type { ShownPage } from "./models/same-page";
import type { PageFacts } from "./models/tracking/events";
import { asScript } from "./models/structured-data";
import { RELOAD_AFTER_DEPLOY_SCRIPT } from "./ui/error-page/reload-after-deploy";
import { lateScripts, remixScripts, STARTER_SCRIPT } from "./document/late.server";
import { PLAIN_PAGE_SCRIPT } from "./document/plain-page.server";
import { addEndSlot, addStyleSlots, slotMarker } from "./document/slots.server";
import { type TakeSlot, TakeSlotContext } from "./ui/slot/slot";
import { loadViews, viewAt } from "./routes/$locale.$slug/views";
import { FONT_STYLES } from "./ui/fonts";
import { ServerHtmlContext } from "#app/ui/static-html/server-html.tsx";

await loadViews();

/**
 * Renders a page to one string. Nothing on a page is deferred, since it has to be readable without JavaScript, so
 * streaming has no benefit: without it, rendering takes a third of the time and compressing a tenth (ADR 0004). For the
 * same reason the text is not the Response's body, whose streams would copy it four times, but is passed in
 * `loadContext.document`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { html: serverHtml, slots } = loadContext;
  // Remix would stream loader data through Suspense. All of it is already there, so it is written at the end of the
  // body.
  const data = remixContext.serverHandoffStream;
  const context: EntryContext = { ...remixContext, serverHandoffStream: undefined };
  const tree = (
    <TakeSlotContext.Provider value={slots && takeInto(slots)}>
      <ServerHtmlContext.Provider value={serverHtml}>
        <ErrorPageContext.Provider value={errorPage(loadContext)}>
          <RemixServer context={context} url={request.url} />
        </ErrorPageContext.Provider>
      </ServerHtmlContext.Provider>
    </TakeSlotContext.Provider>
  );
  const html = await traced("render", () => Promise.resolve(renderToString(tree)));
  const scripts = data && context.renderMeta?.didRenderScripts ? await dataScripts(data) : "";
  const headEnd = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  // React writes `hrefLang`, which programs that search heads without parsing them may not recognise.
  const ownHead = `${html.slice(0, headEnd).replaceAll(" hrefLang=", " hreflang=")}<style>${FONT_STYLES}</style>`;
  const head = slots ? addStyleSlots(slots, ownHead) : ownHead;
  const guard = request.method === "GET" ? `<script>${RELOAD_AFTER_DEPLOY_SCRIPT}</script>` : "";
  const starter = `<script>${KEEP_LOCALE_SCRIPT}${FOREIGN_NODES_SCRIPT}${PLAIN_PAGE_SCRIPT}${STARTER_SCRIPT}</script>`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const viewScripts = scriptsOfView(remixContext.manifest, new URL(request.url).pathname);
  const body = lateScripts(html.slice(headEnd, end), viewScripts);
  const proposing = { page: shownPage(loadContext.url.pathname, remixContext), flags: loadContext.flags };
  const atTheEnd = slots
    ? addEndSlot(slots, proposing)
    : countryPopin(loadContext, proposing, loadContext.session.cartId !== null) + consentBanner(loadContext);
  const page = factsOf(loadContext.url.pathname, remixContext);
  if (page.error) reportError(loadContext, page.error);
  const facts = asScript(loadContext.structuredData) + measuring(loadContext, page);
  // Not of what the page shows: a script that gets into it is nobody's, and must not run.
  loadContext.ownScripts = scriptHashes(`${guard}${starter}${remixScripts(body)}${facts}${scripts}${atTheEnd}`);
  loadContext.document = `<!DOCTYPE html>${head}${guard}${starter}${body}${facts}${scripts}${atTheEnd}${html.slice(end)}`;
  return new Response(null, { status: statusOfPage(status, remixContext), headers });
}

/** If the loader fails after an action has refused a form, the page is an error page and needs the error's status. */
function statusOfPage(status: number, { staticHandlerContext: { errors } }: EntryContext): number {
  return errors ? statusOf(Object.values<unknown>(errors)[0]) : status;
}

function takeInto(slots: TakenSlot[]): TakeSlot {
  return (slot) => slotMarker(slots.push(slot) - 1);
}

/** The page's facts for analytics, from the loader data of its route. */
function factsOf(pathname: string, { staticHandlerContext }: EntryContext): PageFacts {
  const { matches, loaderData, errors, statusCode } = staticHandlerContext;
  return pageFacts(pathname, loaderData[matches.at(-1)?.route.id ?? ""], errors ? statusCode : null);
}

function shownPage(pathname: string, { staticHandlerContext }: EntryContext): ShownPage {
  const { matches, loaderData, errors } = staticHandlerContext;
  const page = loaderData[matches.at(-1)?.route.id ?? ""] as { alternates?: string } | null | undefined;
  return { pathname, alternates: page?.alternates, isError: errors !== null };
}

/**
 * The build adds the scripts of each view to the manifest (scripts/merge-chunks.mjs); in development they are not
 * needed.
 */
type Manifest = EntryContext["manifest"] & { views?: Record<string, string[]> };

/** The scripts that the browser loads for a view by itself (entry.client.tsx), in addition to those of its route. */
function scriptsOfView({ views, entry, routes }: Manifest, pathname: string): string[] {
  const name = viewAt(pathname);
  const scripts = (name && views?.[`${name}-page`]) ?? [];
  const known = new Set([...entry.imports, ...(routes.root?.imports ?? [])]);
  return scripts.filter((address) => !known.has(address));
}

/** The scripts that pass loader data to Remix's client, in the form that Remix itself writes. */
async function dataScripts(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = await new Response(stream).text();
  const open = `<script>window.__remixContext.streamController`;
  return `${open}.enqueue(${escapeForScript(JSON.stringify(data))});</script>${open}.close();</script>`;
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

function escapeForScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (character) => ESCAPES[character]!);
}

/** Logs every error of a loader, an action or a render once, with the id of its request (ERR-04). */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted) return;
  if (isServiceFailure(error)) context.failure = "unavailable";
  if (error instanceof PersonalReadError) context.failure = "personal";
  const { shop, requestId, url } = context;
  const status = statusOf(error);
  // A client error, such as a form for a page that takes none, is only a warning.
  shop.log[status < 500 ? "warn" : "error"]({ err: error, requestId, status, path: url.pathname }, "page failed");
}

function statusOf(error: unknown): number {
  if (isServiceFailure(error)) return 503;
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The error page with its own texts, which other pages do not load into the browser. */
function errorPage({ prefix, locale, language, requestId }: RequestContext): ComponentType<ErrorViewProps> {
  return function LocalisedErrorPage({ kind, status }) {
    return (
      <FixedText info={{ prefix, locale }} messages={pageMessages(language, "common", "error")}>
        {kind === "checkout" ? (
          <CheckoutErrorPage {...{ status, requestId }} />
        ) : (
          <ErrorPage {...{ kind, status, requestId }} />
        )}
      </FixedText>
    );
  };
}

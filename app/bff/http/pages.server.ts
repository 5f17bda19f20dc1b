import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { reconcileCarts } from "../cart/reconcile-carts.server";
import type { Shop } from "../shop.server";
import { bufferResponse } from "./buffered-response.server";
import { commitSession, setLocaleCookie } from "./commit-session.server";
import { setVariantCookie } from "../tracking/experiments.server";
import { countAnswer } from "../tracking/views.server";
import type { ConcurrencyLimit } from "./concurrency.server";
import { createRequestContext, keepContext, keptContext } from "./request-context.server";
import { isSafeMethod } from "./guards.server";
import { byRouteGroup } from "./route-groups.server";
import { contentSecurityPolicy } from "./security-headers.server";

/** `Retry-After` of a page that fails because a service does not answer. */
export const RETRY_AFTER_SECONDS = 10;

type PageHandler = ReturnType<typeof createRequestHandler>;

/**
 * Passes a request to Remix and, when the handler has ended, commits the session and sets the headers that depend on
 * it.
 */
export function pages(
  shop: Shop,
  build: ServerBuild,
  { mode, limit }: { mode: string; limit: ConcurrencyLimit },
): RequestHandler {
  const handlerOf = byRouteGroup(build, (group) => pageHandler(shop, group, mode));
  return (request, response, next) => {
    bufferResponse(response, () => commit(shop, response), next);
    response.once("finish", () => discardBody(request));
    // A form may wait ten seconds for its own body, or for a change: neither may keep pages waiting.
    if (!isSafeMethod(request)) return void handlerOf(request.path)(request, response, next);
    limit(async () => {
      // Nobody waits any more for what has not begun.
      if (!request.socket.destroyed) await handlerOf(request.path)(request, response, next);
    }).catch(next);
  };
}

/**
 * Reads the rest of a form that no action has read, such as one sent to a page without an action. Remix leaves it
 * paused, and the next request on the connection, which behind a proxy is another shopper's, would wait for it until it
 * is answered 408.
 */
function discardBody(request: Request): void {
  request.removeAllListeners("data").resume();
}

/**
 * Seals the session's changes into cookies, sets the headers that depend on the result, and returns the rendered page.
 */
async function commit(shop: Shop, response: Response): Promise<string | null> {
  const context = keptContext(response);
  if (!context) return null;
  if (context.failure === "unavailable" && response.statusCode >= 500) {
    response.status(503).setHeader("Retry-After", RETRY_AFTER_SECONDS);
  }
  if (context.retryAfter !== null && response.statusCode === 429) {
    response.setHeader("Retry-After", context.retryAfter);
  }
  // Of pages only: an action that exists takes every form.
  if (response.statusCode === 405) response.setHeader("Allow", "GET, HEAD");
  if (isRedirect(response.statusCode)) context.session.keepFlash();
  await commitSession(context, response);
  setVariantCookie(response, context);
  if (String(response.getHeader("Content-Type") ?? "").startsWith("text/html")) {
    response.setHeader("Content-Security-Policy", contentSecurityPolicy(shop, context.ownScripts));
    // The proposed site depends on the browser's languages, and on a cookie that declines it (SHELL-13).
    response.vary("Accept-Language, Cookie");
    if (context.session.isPersonal) setLocaleCookie(response, context);
  }
  if (isPageOrData(response)) countAnswer(context, response.req, response.statusCode);
  return context.document;
}

function pageHandler(shop: Shop, build: ServerBuild, mode: string): PageHandler {
  return createRequestHandler({
    build,
    mode,
    getLoadContext: async (request, response) => {
      const context = keptContext(response) ?? (await createRequestContext(shop, request));
      keepContext(response, context);
      await reconcileCarts(context);
      return context;
    },
  });
}

/** Excludes responses that only scripts ask for, and files. */
function isPageOrData(response: Response): boolean {
  return /^text\/(html|x-script)/.test(String(response.getHeader("Content-Type") ?? ""));
}

/** Remix answers a data request with 202 to redirect its script. */
function isRedirect(status: number): boolean {
  return (status >= 300 && status < 400) || status === 202;
}

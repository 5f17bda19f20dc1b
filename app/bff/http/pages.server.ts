import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { serialize } from "cookie";
import type { RequestHandler, Response } from "express";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "~/models/locale";
import { uniteCarts } from "../cart/unite.server";
import { sealCookies } from "../session/cookies.server";
import type { RequestContext } from "../context.server";
import type { Shop } from "../shop.server";
import { holdResponse } from "./held-response.server";
import { createRequestContext } from "./request-context.server";
import { routeGroups } from "./route-groups.server";
import { contentSecurityPolicy } from "./security-headers.server";

export const RETRY_AFTER_SECONDS = 10;
const PRIVATE = "private, no-store";
/** The same bytes for everyone (D11): may be kept, to be checked with the shop before each use. */
const SHARED = "public, max-age=0, must-revalidate";

type PageHandler = ReturnType<typeof createRequestHandler>;

/** Hands a request to Remix and, when the handler has ended, commits the session and the headers that depend on it. */
export function pages(shop: Shop, build: ServerBuild, mode: string): RequestHandler {
  const groups = routeGroups(build);
  const handlers = new Map<string, PageHandler>();
  const handlerOf = (path: string): PageHandler => {
    const group = groups.of(path);
    const handler = handlers.get(group) ?? pageHandler(shop, groups.build(group), mode);
    handlers.set(group, handler);
    return handler;
  };
  return (request, response, next) => {
    holdResponse(
      response,
      async () => {
        const context = response.locals.context as RequestContext | undefined;
        if (!context) return null;
        if (context.failure === "unavailable" && response.statusCode >= 500) {
          response.status(503).setHeader("Retry-After", RETRY_AFTER_SECONDS);
        }
        if (context.retryAfter !== null && response.statusCode === 429) {
          response.setHeader("Retry-After", context.retryAfter);
        }
        if (isRedirect(response.statusCode)) context.session.keepFlash();
        const cookies = await sealCookies(
          context.session.changes,
          shop.sealer,
          shop.cookieSettings,
          request.headers.cookie,
        );
        if (cookies.length > 0) response.append("Set-Cookie", cookies);
        const isShared = !context.session.isPersonal && [200, 404].includes(response.statusCode);
        if (!isShared) response.setHeader("Cache-Control", PRIVATE);
        else if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", SHARED);
        if (String(response.getHeader("Content-Type") ?? "").startsWith("text/html")) {
          response.setHeader("Content-Security-Policy", contentSecurityPolicy(shop, context.nonce));
          // Which site is proposed depends on the languages asked for, and on having said no (SHELL-13).
          response.vary("Accept-Language, Cookie");
          if (!isShared) keepLocale(response, context);
        }
        return context.document;
      },
      next,
    );
    void handlerOf(request.path)(request, response, next);
  };
}

function pageHandler(shop: Shop, build: ServerBuild, mode: string): PageHandler {
  return createRequestHandler({
    build,
    mode,
    getLoadContext: async (request, response) => {
      const context = await createRequestContext(shop, request, response);
      response.locals.context = context;
      await uniteCarts(context);
      return context;
    },
  });
}

/** The locale is kept for a year (SITE-06). A shared document sets no cookie: there the browser's script does it. */
function keepLocale(response: Response, { cookies, prefix, shop }: RequestContext): void {
  if (cookies[LOCALE_COOKIE] === prefix) return;
  const { secure } = shop.cookieSettings;
  const options = { path: "/", maxAge: LOCALE_COOKIE_SECONDS, sameSite: "lax", secure } as const;
  response.append("Set-Cookie", serialize(LOCALE_COOKIE, prefix, options));
}

/** 202 is how Remix tells its script to go elsewhere. */
function isRedirect(status: number): boolean {
  return (status >= 300 && status < 400) || status === 202;
}

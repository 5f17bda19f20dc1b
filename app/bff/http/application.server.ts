import type { ServerBuild } from "@remix-run/node";
import express, { type ErrorRequestHandler, type Express } from "express";
import type { Shop } from "../shop.server";
import { addressGuard, bodyGuard, canonicalAddress, methodGuard, originGuard, refuse } from "./guards.server";
import { hostGuard } from "./host-guard.server";
import { healthRoutes } from "./health.server";
import { pages } from "./pages.server";
import { underKnownPrefixes } from "./prefixed-routes.server";
import { prefixFor } from "./request-context.server";
import { requestLog } from "./request-log.server";
import { nonce, securityHeaders } from "./security-headers.server";
import { seoFiles } from "./seo-files.server";
import { staticFiles } from "./static-files.server";

export interface ApplicationOptions {
  build: ServerBuild;
  mode: string;
  publicFolder: string;
  isDraining: () => boolean;
}

/** The whole HTTP side of the shop, in the order a request meets it. */
export function createApplication(shop: Shop, { build, mode, publicFolder, isDraining }: ApplicationOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", shop.env.TRUSTED_PROXIES);
  app.use(securityHeaders(shop));
  app.use(healthRoutes(shop, isDraining));
  app.use(staticFiles(publicFolder));
  app.use(requestLog(shop.log), nonce);
  app.use(methodGuard, addressGuard, hostGuard(shop), originGuard, bodyGuard);
  app.use(seoFiles(shop));
  app.use(canonicalAddress(async (request) => (await prefixFor(shop, request)).prefix));
  app.use(pages(shop, underKnownPrefixes(build), mode));
  app.use(lastResort(shop));
  return app;
}

/** Only what broke outside Remix arrives here: a line of text, never a stack trace. */
function lastResort(shop: Shop): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    shop.log.error({ err: error, requestId: request.id, path: request.path, status: 500 }, "request failed");
    if (response.headersSent) return next(error);
    refuse(
      response,
      shop.sites.isReady ? 500 : 503,
      error instanceof Error && !shop.sites.isReady ? error.message : "Server error",
    );
  };
}

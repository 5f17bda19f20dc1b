import { collectRoute } from "#app/bff/tracking/collect.server.ts";
import { endConnections, healthRoutes } from "#app/bff/http/health.server.ts";
import type { ServerBuild } from "@remix-run/node";
import express, { type ErrorRequestHandler, type Express, type Request } from "express";
import { isServiceFailure } from "#app/bff/http/error-responses.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";
import { createConcurrencyLimit } from "#app/bff/http/concurrency.server.ts";
import { canonicalAddress, pageWords } from "#app/bff/http/canonical-address.server.ts";
import { addressGuard, bodyGuard, methodGuard, originGuard, refuse, targetGuard } from "#app/bff/http/guards.server.ts";
import { hostGuard } from "#app/bff/http/host-guard.server.ts";
import { requestLog } from "#app/bff/http/request-log.server.ts";
import { requestTrace } from "#app/bff/http/request-trace.server.ts";
import type { CacheLevels } from "./kept-documents.server";
import { purgeRoute } from "./purge.server";
import { pages, RETRY_AFTER_SECONDS } from "#app/bff/http/pages.server.ts";
import { underKnownPrefixes, withErrorPages, withReadableForms } from "#app/bff/http/server-build.server.ts";
import { prefixFor } from "#app/bff/http/request-context.server.ts";
import { securityHeaders } from "#app/bff/http/security-headers.server.ts";
import { seoFiles } from "#app/bff/http/seo-files.server.ts";
import { requestMetrics } from "#app/bff/tracking/metrics.server.ts";
import { sharedDocuments } from "./shared-documents.server";
import { builtFiles, staticFiles } from "#app/bff/http/static-files.server.ts";
import { prefixOf } from "#app/bff/sites/sites.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { type Language, LANGUAGES, PREFIXES } from "#app/models/locale.ts";

export interface ApplicationOptions {
  /** The in-process and the Redis cache of shared documents. */
  levels: CacheLevels;
  build: ServerBuild;
  mode: string;
  publicFolder: string;
  isDraining: () => boolean;
}

/** The Express application: every middleware, in the order in which a request passes through it. */
export function createApplication(shop: Shop, options: ApplicationOptions): Express {
  const { levels, build, mode, publicFolder, isDraining } = options;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", shop.env.TRUSTED_PROXIES);
  app.use(endConnections(isDraining));
  app.use("/build", builtFiles(`${publicFolder}/build`));
  app.use(securityHeaders(shop));
  app.use(targetGuard);
  app.use(healthRoutes(shop, isDraining));
  app.use(purgeRoute(shop));
  app.use(staticFiles(publicFolder));
  if (shop.env.OTEL_EXPORTER_OTLP_ENDPOINT) app.use(requestTrace(build));
  app.use(requestLog(shop.log), methodGuard);
  if (shop.env.METRICS_PORT) app.use(requestMetrics(shop.tracking.metrics));
  app.use(addressGuard, hostGuard(shop), originGuard(shop.log));
  app.use(collectRoute(shop));
  app.use(bodyGuard);
  app.use(seoFiles(shop));
  app.use(canonicalAddress(pageWords(build), (request) => prefixFor(shop, request).prefix));
  const known = underKnownPrefixes(build);
  const limit = createConcurrencyLimit();
  app.use(sharedDocuments(shop, levels, { build: known, mode, limit }));
  app.use(pages(shop, withErrorPages(withReadableForms(known)), { mode, limit }));
  app.use(lastResort(shop));
  return app;
}

/**
 * Handles errors thrown outside Remix: answers with text, never a stack trace. Until the domain parameters are loaded
 * that is every request: the shopper is told in their language, then the error follows in its own.
 */
function lastResort(shop: Shop): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const isUnavailable = !shop.sites.isReady || isServiceFailure(error);
    const status = isUnavailable ? 503 : 500;
    shop.log.error({ err: error, requestId: request.id, path: request.path, status }, "request failed");
    if (response.headersSent) return next(error);
    if (isUnavailable) response.set("Retry-After", String(RETRY_AFTER_SECONDS));
    if (shop.sites.isReady || !(error instanceof Error)) return refuse(response, status, "Server error");
    void serverText(languageOf(request), "error").then((t) => {
      refuse(response, status, `${t("server.title")}. ${t("server.comfort")}\n\n${error.message}`);
    }, next);
  };
}

/** The language of the address, or else of the browser. */
function languageOf(request: Request): Language {
  const prefix = prefixOf(request.path);
  if (prefix) return PREFIXES[prefix].language;
  return LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? "en";
}

import { collectRoute } from "~/bff/tracking/collect.server";
import { endConnections, healthRoutes } from "~/bff/http/health.server";
import type { ServerBuild } from "@remix-run/node";
import express, { type ErrorRequestHandler, type Express, type Request } from "express";
import { isServiceFailure } from "~/bff/http/error-responses.server";
import type { Shop } from "~/bff/shop.server";
import { canonicalAddress, pageWords } from "~/bff/http/canonical-address.server";
import { addressGuard, bodyGuard, methodGuard, originGuard, refuse, targetGuard } from "~/bff/http/guards.server";
import { hostGuard } from "~/bff/http/host-guard.server";
import { requestLog } from "~/bff/http/request-log.server";
import { requestTrace } from "~/bff/http/request-trace.server";
import type { CacheLevels } from "./kept-documents.server";
import { purgeRoute } from "./purge.server";
import { pages, RETRY_AFTER_SECONDS } from "~/bff/http/pages.server";
import { underKnownPrefixes, withErrorPages, withReadableForms } from "~/bff/http/server-build.server";
import { prefixFor } from "~/bff/http/request-context.server";
import { securityHeaders } from "~/bff/http/security-headers.server";
import { seoFiles } from "~/bff/http/seo-files.server";
import { requestMetrics } from "~/bff/tracking/metrics.server";
import { sharedDocuments } from "./shared-documents.server";
import { builtFiles, staticFiles } from "~/bff/http/static-files.server";
import { prefixOf } from "~/bff/sites/sites.server";
import { serverText } from "~/i18n/i18n.server";
import { type Language, LANGUAGES, PREFIXES } from "~/models/locale";

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
  app.use(sharedDocuments(shop, levels, { build: known, mode }));
  app.use(pages(shop, withErrorPages(withReadableForms(known)), mode));
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

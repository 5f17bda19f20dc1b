import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady } from "@remix-run/node";
import type { Server } from "node:http";
import closeWithGrace from "close-with-grace";
import { EnvError, readEnv, unsetVariables } from "./app/bff/env.server";
import { createApplication } from "./app/document/application.server";
import { createLevels } from "./app/document/kept-documents.server";
import { closeServer, createHttpServer } from "./app/bff/http/http-server.server";
import { createLogger, logConsole } from "./app/bff/log.server";
import { createMetricsServer } from "./app/bff/tracking/metrics.server";
import { createShop, type Shop } from "./app/bff/shop.server";
import { startTraces } from "./app/bff/traces.server";

const isProduction = process.env.NODE_ENV === "production";
/**
 * Time for a load balancer to notice that this instance is no longer ready, before it stops listening. Longer than the
 * proxy of deploy/nginx avoids an instance that was down (two seconds by its clock), and than it keeps a connection.
 */
const DRAIN_DELAY_MS = isProduction ? 2_500 : 0;
/** After that, time for requests that are on their way on open connections. */
const KEPT_CONNECTIONS_MS = isProduction ? 1_000 : 0;
/**
 * Limit for the whole shutdown: a form may make two changes at the gateway, each of which may take ten seconds (ADR
 * 0053).
 */
const DRAIN_LIMIT_MS = 25_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  if (isProduction) logConsole(log, console);
  const sendLastTraces = env.OTEL_EXPORTER_OTLP_ENDPOINT ? await startTraces(env, log) : null;
  const shop = createShop(env, log);
  const levels = createLevels(shop);
  const metrics =
    env.METRICS_PORT && listen(createMetricsServer(shop.tracking.metrics), "METRICS_PORT", env.METRICS_PORT);
  let isDraining = false;

  const application = createApplication(shop, {
    levels,
    build,
    mode: process.env.NODE_ENV ?? "production",
    publicFolder: "public",
    isDraining: () => isDraining,
  });
  const server = createHttpServer(application);

  // Both may fail: the process then is not ready, logs the reason, and tries again.
  await Promise.allSettled([shop.sites.load(), loadPolicy(shop)]);
  listen(server, "PORT", env.PORT).once("listening", () => {
    const unset = unsetVariables(process.env);
    log.info({ port: env.PORT, siteEnv: env.SITE_ENV, version: env.SITE_VERSION, unset }, "listening");
    if (process.env.NODE_ENV === "development") void broadcastDevReady(build);
  });

  closeWithGrace(
    // Called with a text or an error: the time was over, a second signal or error came, or closing failed.
    { delay: DRAIN_LIMIT_MS, logger: { error: (err: unknown) => log.error({ err }, "the stop was cut short") } },
    async ({ signal, err }) => {
      if (err) log.fatal({ err }, "uncaught");
      log.info({ signal }, "draining");
      isDraining = true;
      await new Promise((resolve) => setTimeout(resolve, DRAIN_DELAY_MS));
      shop.sites.close();
      await closeServer(server, KEPT_CONNECTIONS_MS);
      const left = await shop.revocations.close();
      if (left > 0) log.error({ left }, "tokens were not revoked");
      await shop.tracking.close();
      await sendLastTraces?.();
      if (metrics) metrics.close();
      shop.shared?.close();
      levels.secondLevel.close();
      log.info("closed");
    },
  );
}

/** Loads the content security policy; after a failure, which rejects, it tries again every two seconds. */
function loadPolicy(shop: Shop): Promise<void> {
  return shop.policy.load().catch((err: unknown) => {
    shop.log.error({ err, status: 500 }, "the content security policy could not be loaded");
    setTimeout(() => void loadPolicy(shop).catch(() => {}), 2_000).unref();
    throw err;
  });
}

/** Listens on a port. If that fails, the process ends with one sentence. */
function listen(server: Server, variable: "PORT" | "METRICS_PORT", port: number): Server {
  server.on("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    process.stderr.write(`${taken ? `Port ${port} is taken; set ${variable} to another one.` : error.message}\n`);
    process.exit(1);
  });
  return server.listen(port);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
  process.exit(1);
});

import { Router, type RequestHandler } from "express";
import type { Shop } from "../shop.server";
import { randomUUID } from "node:crypto";
import { pinoHttp } from "pino-http";
import { type Logger, withChosenFields } from "../log.server";

/** One structured line a request, with the request id that the gateway is sent too (OPS-02). */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger: withChosenFields(logger),
    genReqId(request, response) {
      const given = request.headers["x-request-id"];
      const id = typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader("x-request-id", id);
      return id;
    },
    serializers: {
      // The path only: queries carry search words, codes and state.
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?", 1)[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? "error" : "info"),
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request failed",
  }) as RequestHandler;
}

/** `/healthz`: the process lives. `/readyz`: it may be sent shoppers; it goes down first when draining (OPS-03). */
export function healthRoutes(shop: Shop, isDraining: () => boolean): Router {
  const router = Router();
  router.use((_request, response, next) => {
    // Whoever keeps a connection to a process that ends is told to open the next one elsewhere.
    if (isDraining()) response.set("Connection", "close");
    next();
  });
  router.use(["/healthz", "/readyz"], (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/healthz", (_request, response) => {
    response.json({ status: "ok" });
  });
  router.get("/readyz", (_request, response) => {
    const checks = { domains: shop.sites.isReady, policy: shop.policy.isReady, accepting: !isDraining() };
    const ready = Object.values(checks).every(Boolean);
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "not ready", checks });
  });
  return router;
}

import { type RequestHandler, Router } from "express";
import type { Shop } from "../shop.server";

/**
 * While the process is draining, tells every client that keeps its connection open to use a new one, which goes to
 * another instance. Decided when the headers are written: a response that the gateway kept waiting would otherwise
 * leave a connection open, on which a proxy may send a form just as it is closed.
 */
export function endConnections(isDraining: () => boolean): RequestHandler {
  return (_request, response, next) => {
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (...head: unknown[]) => {
      if (isDraining()) response.set("Connection", "close");
      return writeHead(...head);
    };
    next();
  };
}

/**
 * `/healthz`: the process is running. `/readyz`: it may receive traffic; when draining this turns 503 first (OPS-03).
 */
export function healthRoutes(shop: Shop, isDraining: () => boolean): Router {
  const router = Router();
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

import { Router } from "express";
import type { Shop } from "../shop.server";

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

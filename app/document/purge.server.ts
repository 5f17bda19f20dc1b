import { timingSafeEqual } from "node:crypto";
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router, text } from "express";
import { refuse } from "#app/bff/http/guards.server.ts";
import type { Shop } from "#app/bff/shop.server.ts";

/** Enough for the tags of one change in content or catalogue. */
const MAX_BODY = "64kb";
const SEPARATORS = /[\s,]+/;

/**
 * `POST /purge` with `Authorization: Bearer` and a secret of `PURGE_SECRET`, and tags in the body, separated by white
 * space or commas. For the webhook of the content service and for events of the gateway. Drops cached responses and
 * documents that have one of these tags.
 *
 * Answers 204, also for unknown tags. Answers 401 for another secret, 4xx for a body that cannot be read (413: too
 * large), and then drops nothing. Answers 404 if no secret is configured.
 */
export function purgeRoute(shop: Shop): Router {
  const router = Router();
  const secrets = shop.env.PURGE_SECRET;
  if (secrets.length === 0) {
    router.all("/purge", (_request, response) => refuse(response, 404, "Not found"));
    return router;
  }
  const onlyWithSecret: RequestHandler = (request, response, next) => {
    response.set("Cache-Control", "no-store");
    const given = request.get("authorization") ?? "";
    if (secrets.some((secret) => isSame(given, `Bearer ${secret}`))) return next();
    shop.log.warn({ status: 401 }, "a purge with another secret was refused");
    response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("Not the secret\n");
  };
  // Webhooks tend to send JSON. Read as text it would be taken for tags that nothing has and answered 204.
  const noJson: RequestHandler = (request, _response, next) => {
    next(request.is("json") ? Object.assign(new Error("Tags are sent as text"), { status: 415 }) : undefined);
  };
  // Answers 4xx, because after a 5xx the sender would repeat the same request again and again.
  const onlyReadable: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
    const { status = 500 } = error;
    if (status >= 500) return next(error);
    shop.log.warn({ err: error, status }, "a purge could not be read");
    refuse(response, status, "Not tags");
  };
  const body = text({ type: () => true, limit: MAX_BODY });
  router.post("/purge", onlyWithSecret, noJson, body, onlyReadable, (request: Request, response: Response) => {
    const tags = String(request.body ?? "")
      .split(SEPARATORS)
      .filter(Boolean);
    shop.purger.purge(tags);
    shop.log.info({ tags: tags.slice(0, 20), count: tags.length }, "purged");
    response.status(204).end();
  });
  return router;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

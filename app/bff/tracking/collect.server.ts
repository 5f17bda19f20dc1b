import { type Request, type Response, Router } from "express";
import { batchSchema } from "#app/models/tracking/events-schema.ts";
import { isCrawlerAgent } from "../http/programs.server";
import { refuse } from "../http/guards.server";
import { clientIpKey } from "../http/client-address.server";
import type { Shop } from "../shop.server";

const MAX_BYTES = 32 * 1024;

/**
 * `POST /collect`: takes a batch of events from a browser with consent. Answers 204, also for events that were sent
 * before; 400 for invalid events, 403 for robots, 411 and 413 by length, 415 for another type, 429 for too many.
 * Requests from other sites have been refused before.
 */
export function collectRoute(shop: Shop): Router {
  return Router({ caseSensitive: true, strict: true }).post("/collect", (request, response, next) => {
    answer(request, response).then((status) => {
      if (status === 204) response.status(204).set("Cache-Control", "no-store").end();
      else refuse(response, status, REASONS[status] ?? "Refused");
    }, next);
  });

  async function answer(request: Request, response: Response): Promise<number> {
    if (isCrawlerAgent(request.get("user-agent") ?? "")) return 403;
    if (!request.is("application/json")) return 415;
    const length = Number(request.get("content-length"));
    if (!Number.isInteger(length) || length <= 0) return 411;
    if (length > MAX_BYTES) return 413;
    const wait = await shop.limits.take("collect", { names: [], address: clientIpKey(request) });
    if (wait > 0) {
      response.set("Retry-After", String(wait));
      return 429;
    }
    const batch = batchSchema.safeParse(parseJson(await readBody(request)));
    if (!batch.success) return 400;
    for (const event of batch.data) await shop.tracking.receive(event);
    return 204;
  }
}

const REASONS: Readonly<Record<number, string>> = {
  400: "Not events",
  403: "Not from robots",
  411: "Length required",
  413: "Too large",
  415: "Not JSON",
  429: "Too many",
};

/** The body, or "" if it is cut off: browsers send their last batch while the visitor leaves. */
async function readBody(request: Request): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return "";
  }
  return Buffer.concat(chunks).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { RequestContext } from "../context.server";
import type { Limit, Caller } from "./limits.server";

/** Tried too often where nothing can be said beside a form. The request's `retryAfter` says for how long. */
export class RateLimitError extends Error {
  override name = "RateLimitError";
}

/**
 * Counts a try of this shopper. True when it is one too many: nothing is to be done, and the answer's status is 429, which
 * says when to come back (BEY-21).
 */
export async function consumeRateLimit(context: RequestContext, limit: Limit): Promise<boolean> {
  const { shop, requestId } = context;
  const wait = await shop.limits.take(limit, callerOf(context));
  if (wait === 0) return false;
  context.retryAfter = wait;
  shop.log.warn({ requestId, limit, wait }, "tried too often");
  return true;
}

/** As `consumeRateLimit`. @throws RateLimitError for a try too many */
export async function requireRateLimit(context: RequestContext, limit: Limit): Promise<void> {
  if (await consumeRateLimit(context, limit)) throw new RateLimitError(`Tried too often: ${limit}`);
}

/** The answer 429, to be thrown where there is no form to say it beside: it becomes a page. */
export function tooManyRequests(): Response {
  return new Response(null, { status: 429, statusText: "Too Many Requests" });
}

/** Takes a counted try back: it failed through no doing of the shopper. */
export function refundRateLimit(context: RequestContext, limit: Limit): Promise<void> {
  return context.shop.limits.giveBack(limit, callerOf(context));
}

function callerOf({ session, address }: RequestContext): Caller {
  const { anonymousId, cartId } = session;
  const visitor = anonymousId === null ? [] : [`visitor ${anonymousId}`];
  const cart = cartId === null ? [] : [`cart ${cartId}`];
  return { names: [...visitor, ...cart], address };
}

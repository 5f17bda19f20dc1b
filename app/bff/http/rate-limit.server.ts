import { sessionSubject } from "#app/models/session-rules.ts";
import type { RequestContext } from "../context.server";
import { type Caller, type Limit, LIMITS } from "./limits.server";

/** Too many tries, in a place where no form can show the message. The context's `retryAfter` says how long to wait. */
export class RateLimitError extends Error {
  override name = "RateLimitError";
}

/**
 * Counts a try of this shopper. True if the limit is exceeded: the caller must do nothing and answer 429, to which
 * Retry-After is added (BEY-21).
 */
export async function consumeRateLimit(context: RequestContext, limit: Limit): Promise<boolean> {
  const { shop, requestId } = context;
  const wait = await shop.limits.take(limit, callerOf(context, limit));
  if (wait === 0) return false;
  context.retryAfter = wait;
  shop.log.warn({ requestId, limit, wait }, "tried too often");
  return true;
}

/** As `consumeRateLimit`. @throws RateLimitError when the limit is exceeded */
export async function requireRateLimit(context: RequestContext, limit: Limit): Promise<void> {
  if (await consumeRateLimit(context, limit)) throw new RateLimitError(`Tried too often: ${limit}`);
}

/** Response 429 to throw where there is no form to show the message; it becomes a page. */
export function tooManyRequests(): Response {
  return new Response(null, { status: 429, statusText: "Too Many Requests" });
}

/** Takes a counted try back because it failed through no fault of the shopper. */
export function refundRateLimit(context: RequestContext, limit: Limit): Promise<void> {
  return context.shop.limits.giveBack(limit, callerOf(context, limit));
}

function callerOf({ session, address }: RequestContext, limit: Limit): Caller {
  const { anonymousId, cartId, sessionIds, tokens, idToken } = session;
  const visitor = anonymousId === null ? [] : [`visitor ${anonymousId}`];
  const cart = cartId === null ? [] : [`cart ${cartId}`];
  // Both token cookies have the session's id.
  const signedIn = [...new Set(sessionIds)].map((id) => `session ${id}`);
  const subject = "byCustomer" in LIMITS[limit] && tokens ? sessionSubject(tokens, idToken) : null;
  const customer = subject === null ? [] : [`customer ${subject}`];
  return { names: [...visitor, ...cart, ...signedIn, ...customer], address };
}

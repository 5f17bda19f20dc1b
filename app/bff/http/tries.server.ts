import type { RequestContext } from "../context.server";
import type { Limit, Trier } from "./limits.server";

/** Tried too often where nothing can be said beside a form. The request's `retryAfter` says for how long. */
export class TooManyTriesError extends Error {
  override name = "TooManyTriesError";
}

/**
 * Counts a try of this shopper. True when it is one too many: nothing is to be done, and the answer's status is 429, which
 * says when to come back (BEY-21).
 */
export async function consumeRateLimit(context: RequestContext, limit: Limit): Promise<boolean> {
  const { shop, requestId } = context;
  const wait = await shop.limits.take(limit, trierOf(context));
  if (wait === 0) return false;
  context.retryAfter = wait;
  shop.log.warn({ requestId, limit, wait }, "tried too often");
  return true;
}

/** @throws TooManyTriesError for a try too many */
export async function countTry(context: RequestContext, limit: Limit): Promise<void> {
  if (await consumeRateLimit(context, limit)) throw new TooManyTriesError(`Tried too often: ${limit}`);
}

/** A 429 to throw where there is no form to say it beside: it becomes a page. */
export function tooManyTries(): Response {
  return new Response(null, { status: 429, statusText: "Too Many Requests" });
}

/** What failed for the shop's own sake does not count. */
export function uncountTry(context: RequestContext, limit: Limit): Promise<void> {
  return context.shop.limits.giveBack(limit, trierOf(context));
}

function trierOf({ session, address }: RequestContext): Trier {
  const { anonymousId, cartId } = session;
  const visitor = anonymousId === null ? [] : [`visitor ${anonymousId}`];
  const cart = cartId === null ? [] : [`cart ${cartId}`];
  return { names: [...visitor, ...cart], address };
}

import { PersonalReadError } from "~/models/shared-document";
import type { RequestContext } from "../context.server";
import { ContractError, GatewayError, ServiceUnavailableError } from "../gateway/errors.server";

/**
 * A service gave no answer that can be believed: what was asked of it may have been done. Worth an apology and another try,
 * never a logout.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ServiceUnavailableError || error instanceof ContractError;
}

/**
 * A service gave no answer, or refused. Refusals that the caller has words for are handled before: the shopper can mend none
 * of the others, and another try may succeed.
 */
export function isServiceFailure(error: unknown): boolean {
  return isUnanswered(error) || error instanceof GatewayError;
}

/** A 503 to throw from a loader or an action where nothing can be shown without the service that failed. */
export function unavailable(context: RequestContext, err: unknown): Response {
  noteUnavailable(context, err);
  return new Response(null, { status: 503, statusText: "Service Unavailable" });
}

/** For what a page cannot do without: turns a failure of its service, or a refusal that nobody has handled, into a 503. */
export async function orUnavailable<T>(context: RequestContext, needed: Promise<T>): Promise<T> {
  try {
    return await needed;
  } catch (error) {
    throw isServiceFailure(error) ? unavailable(context, error) : error;
  }
}

/** Logs the failure and sets `context.failure`, so that a 5xx answer becomes a 503 with Retry-After. */
export function noteUnavailable(context: RequestContext, err: unknown): void {
  context.failure = "unavailable";
  const { pathname: path } = context.url;
  context.shop.log.error({ err, requestId: context.requestId, status: 503, path }, "a service is unavailable");
}

/**
 * For a part of a page that apologises in its own place: null when its service fails, or refuses for a reason that `part`
 * has not handled. Everything else is thrown.
 */
export async function nullIfUnavailable<T>(context: RequestContext, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    noteUnavailable(context, error);
    return null;
  }
}

/**
 * For what a page is whole without: `fallback` when it cannot be loaded, whatever the reason. `without` is the line in the
 * log. Where the page has to apologise for what is missing: `nullIfUnavailable`.
 */
export async function optional<T, F>(
  { shop, requestId }: RequestContext,
  without: string,
  fallback: F,
  load: () => Promise<T>,
): Promise<T | F> {
  try {
    return await load();
  } catch (err) {
    // A page that everybody shares has read something personal: it is rendered anew, as that shopper's own (ADR 0029).
    if (err instanceof PersonalReadError) throw err;
    shop.log.warn({ err, requestId }, without);
    return fallback;
  }
}

/**
 * A 404 to throw from a loader, logged as the specification words it (S2, S8): an unknown route is 'Page not found',
 * a route whose validation fails 'Page Not Found'.
 */
export function notFound(context: RequestContext, reason: "route" | "validation"): Response {
  const { pathname } = context.url;
  const message = `${reason === "route" ? "Page not found" : "Page Not Found"}: ${pathname}`;
  context.shop.log.warn({ requestId: context.requestId, status: 404, path: pathname }, message);
  return new Response(null, { status: 404, statusText: "Not Found" });
}

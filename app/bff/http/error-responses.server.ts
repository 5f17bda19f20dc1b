import { PersonalReadError } from "#app/models/shared-document.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { ContractError, GatewayError, isAccountDeleted, ServiceUnavailableError } from "../gateway/errors.server";
import { toPage } from "./redirects.server";

/**
 * A service gave no valid answer, so what was asked of it may have been done or not. Show an apology and offer to try
 * again; never sign the shopper out for it.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ServiceUnavailableError || error instanceof ContractError;
}

/**
 * A service gave no valid answer, or refused. Callers handle the refusals that they have texts for before; the shopper
 * cannot do anything about the others, and trying again may succeed.
 */
export function isServiceFailure(error: unknown): boolean {
  return isUnanswered(error) || error instanceof GatewayError;
}

/** Builds a 503 to throw from a loader or an action that cannot show anything without the failed service. */
export function unavailable(context: RequestContext, err: unknown): Response {
  noteUnavailable(context, err);
  return new Response(null, { status: 503, statusText: "Service Unavailable" });
}

/**
 * For something that the page needs: turns a failure of its service, or a refusal that nobody has handled, into a 503.
 * Sends the customer of a deleted account to the page that reactivates it.
 */
export async function orUnavailable<T>(context: RequestContext, needed: Promise<T>): Promise<T> {
  try {
    return await needed;
  } catch (error) {
    if (isAccountDeleted(error)) throw toReactivation(context);
    throw isServiceFailure(error) ? unavailable(context, error) : error;
  }
}

/** A refusal for this reason may be answered before `requireAccount` knows of it, and is no failure to be logged. */
function toReactivation({ prefix }: RequestContext): Response {
  return toPage(paths.account(prefix, "reactivate"), 302);
}

/** Logs the failure and sets `context.failure`, so that a 5xx response becomes a 503 with Retry-After. */
export function noteUnavailable(context: RequestContext, err: unknown): void {
  context.failure = "unavailable";
  const { pathname: path } = context.url;
  context.shop.log.error({ err, requestId: context.requestId, status: 503, path }, "a service is unavailable");
}

/** For a failed call whose page or form says so in words of its own: as `noteUnavailable`. Other errors are thrown. */
export function noteServiceFailure(context: RequestContext, error: unknown): void {
  if (!isServiceFailure(error)) throw error;
  noteUnavailable(context, error);
}

/**
 * For a part of a page that shows an apology instead: null if its service fails, or refuses for a reason that `part`
 * has not handled. Other errors are thrown. Redirects as `orUnavailable` does. A shared page counts as failed then, and
 * is not kept; for a part that it can do without, use `optional`.
 */
export async function nullIfUnavailable<T>(context: RequestContext, part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (isAccountDeleted(error)) throw toReactivation(context);
    noteServiceFailure(context, error);
    return null;
  }
}

/**
 * For something that the page can do without: gives `fallback` if it cannot be loaded, whatever the reason. `without`
 * is the message in the log. If the page should apologise for the missing part, use `nullIfUnavailable`.
 */
export async function optional<T, F>(
  { rendering, shop, requestId }: RequestContext,
  without: string,
  fallback: F,
  load: () => Promise<T>,
): Promise<T | F> {
  try {
    return await load();
  } catch (err) {
    // A shared page has read something personal: it is rendered again for this shopper (ADR 0029).
    if (err instanceof PersonalReadError) throw err;
    if (rendering) rendering.lacksPart = true;
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

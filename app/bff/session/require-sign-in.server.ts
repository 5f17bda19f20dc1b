import { isPrefix } from "~/models/locale";
import { paths } from "~/paths";
import { beginSignIn, isSignedIn } from "./sign-in.server";
import type { RequestContext } from "../context.server";
import { UnauthorizedError } from "../gateway/errors.server";
import { isServiceFailure, orUnavailable, unavailable } from "../http/error-responses.server";

/**
 * Access step secure-authent (D3): goes on when the session is secure, else throws a 301 to the authentication
 * provider (S4), who brings the shopper back to this page. A form sent with an expired session brings them back to the
 * page that holds it: `page` (path and query), else the page it was sent from.
 *
 * Called first by every loader and action that needs a customer; a 503 is thrown when the provider cannot be reached.
 */
export async function requireSignIn(context: RequestContext, request: Request, page?: string): Promise<void> {
  if (isSignedIn(context)) return;
  if (context.session.tokens) context.session.dropTokens();
  throw await signInRedirect(context, request, page);
}

/**
 * Runs what needs a customer, after `requireSignIn`. When the session ends in the middle of it the shopper signs in
 * again and comes back (SESS-05); when gateway or provider are unavailable, or the gateway refuses what `run` has no words for,
 * the answer is a 503, and nobody is logged out.
 */
export async function withSignIn<T>(context: RequestContext, request: Request, run: () => Promise<T>): Promise<T> {
  await requireSignIn(context, request);
  try {
    return await orUnavailable(context, run());
  } catch (error) {
    throw error instanceof UnauthorizedError ? await signInRedirect(context, request) : error;
  }
}

/** 301 to the provider, or 503 when it cannot be reached. Nothing may cache it, or it would keep customers away. */
export async function signInRedirect(context: RequestContext, request: Request, page?: string): Promise<Response> {
  const returnTo = page ?? pageOf(request, context.origin) ?? paths.home(context.prefix);
  try {
    return redirectToProvider(await beginSignIn(context, { returnTo }), 301);
  } catch (error) {
    if (isServiceFailure(error)) return unavailable(context, error);
    throw error;
  }
}

/** Sealed into an address of limited length. */
const MAX_LENGTH = 1_000;
const SHOP = "https://shop.invalid";

/**
 * A place in the shop to return to, as path and query; null for anything that could lead elsewhere (SEC-03). Taken are
 * addresses under a locale prefix only, and none under /auth: returning to the logout would end what has just begun.
 */
export function returnPath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return null;
  // Browsers drop tabs and line breaks from an address, and read a backslash as a slash.
  if (!value.startsWith("/") || /[\s\\\p{Cc}]/u.test(value) || !URL.canParse(value, SHOP)) return null;
  const { origin, pathname, search } = new URL(value, SHOP);
  if (origin !== SHOP || pathname.includes("//") || pathname.endsWith(".data")) return null;
  const [, prefix, section] = pathname.split("/").map(decode);
  if (!isPrefix(prefix ?? undefined) || section === null || section?.toLowerCase() === "auth") return null;
  return pathname + search;
}

/** The router compares decoded segments, so `%61uth` is `auth` to it. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * The page a request belongs to: its own address when it reads, and for a form the page that holds it, since the form's
 * own address may answer to POST only.
 */
export function pageOf(request: Request, shopOrigin: string): string | null {
  const { pathname, search } = new URL(request.url);
  // What banks send along may be too long to travel with a sign-in: the page asks without it.
  if (request.method === "GET" || request.method === "HEAD")
    return returnPath(pathname + search) ?? returnPath(pathname);
  const referer = request.headers.get("referer");
  if (referer && URL.canParse(referer)) {
    const page = new URL(referer);
    if (page.origin === shopOrigin) return returnPath(page.pathname + page.search);
  }
  return returnPath(pathname);
}

/**
 * A redirect to the authentication provider. Browsers follow it with a whole new document, also when Remix's script
 * asked for data only; nothing may keep it, since the address serves once (D11).
 */
export function redirectToProvider(url: URL, status: 301 | 302 | 303): Response {
  return new Response(null, {
    status,
    headers: { Location: url.href, "Cache-Control": "no-store", "X-Remix-Reload-Document": "true" },
  });
}

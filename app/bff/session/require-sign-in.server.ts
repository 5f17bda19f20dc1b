import { isPrefix } from "~/models/locale";
import { paths } from "~/paths";
import { hasValidTokens } from "~/models/session-rules";
import { forgetRefusal } from "./sign-in-state.server";
import { beginSignIn, isSignedIn } from "./sign-in.server";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { isServiceFailure, orUnavailable, unavailable } from "../http/error-responses.server";

/**
 * Access step secure-authent (D3): returns if the session is valid, else throws a 301 to the authentication provider
 * (S4), which returns the shopper to this page. After a form sent with an expired session they return to `page` (path
 * and query) if given, else to the page from which it was sent.
 *
 * Every loader and action that needs a customer calls it first. Throws a 503 if the provider cannot be reached.
 */
export async function requireSignIn(context: RequestContext, request: Request, page?: string): Promise<void> {
  if (isSignedIn(context)) return;
  if (context.session.tokens) context.session.dropTokens();
  throw await signInRedirect(context, request, page);
}

/**
 * Runs code that needs a customer, after `requireSignIn`. If the session ends during it, the shopper signs in again and
 * comes back (SESS-05). If gateway or provider are unavailable, or the gateway refuses for a reason that `run` does not
 * handle, throws a 503, and nobody is signed out.
 */
export async function withSignIn<T>(context: RequestContext, request: Request, run: () => Promise<T>): Promise<T> {
  await requireSignIn(context, request);
  try {
    const result = await orUnavailable(context, run());
    if (isSignedIn(context)) forgetRefusal(context);
    return result;
  } catch (error) {
    throw error instanceof UnauthorizedError ? await signInRedirect(context, request) : error;
  }
}

/**
 * A 301 to the provider, or a 503 if it cannot be reached or if the tokens of the last sign-in are refused as well:
 * where the provider knows the customer, the next would be an endless loop. Must not be cached, or customers would be
 * sent away each time.
 */
export async function signInRedirect(context: RequestContext, request: Request, page?: string): Promise<Response> {
  const returnTo = page ?? pageOf(request, context.origin) ?? paths.home(context.prefix);
  if (wereTokensRefused(context) && context.session.opened.signIn?.afterRefusal)
    return unavailable(context, new ServiceUnavailableError("The tokens of a sign-in after a refusal are refused too"));
  try {
    return redirectToProvider(await beginSignIn(context, { returnTo }), 301);
  } catch (error) {
    if (isServiceFailure(error)) return unavailable(context, error);
    throw error;
  }
}

/** The request came with a valid session, and the provider refused to refresh it. */
function wereTokensRefused({ session }: RequestContext): boolean {
  const { access, refresh } = session.opened;
  if (!access || !refresh || session.tokens !== null) return false;
  return hasValidTokens({ ...access, ...refresh }, Date.now());
}

/** The path is sealed into an address, whose length is limited. */
const MAX_LENGTH = 1_000;
const SHOP = "https://shop.invalid";

/**
 * A page of the shop to return to, as path and query; null for anything that could lead elsewhere (SEC-03). Accepts
 * only addresses under a locale prefix, and none under /auth: returning to the logout would end the new session.
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
 * The page that a request belongs to: its own address for GET and HEAD; for a form the page that contains it, since the
 * form's own address may accept only POST.
 */
export function pageOf(request: Request, shopOrigin: string): string | null {
  const own = new URL(request.url);
  if (request.method === "GET" || request.method === "HEAD") return pathOf(own);
  const referer = request.headers.get("referer");
  const page = referer && URL.canParse(referer) ? new URL(referer) : null;
  return pathOf(page?.origin === shopOrigin ? page : own);
}

/** Without the query if that is too long for a sign-in, as the parameters of banks may be, or many chosen lines. */
function pathOf({ pathname, search }: URL): string | null {
  return returnPath(pathname + search) ?? returnPath(pathname);
}

/**
 * A redirect to the authentication provider. `X-Remix-Reload-Document` makes browsers load a new document, even if
 * Remix's script asked for data only. Never cached, since the address works only once (D11).
 */
export function redirectToProvider(url: URL, status: 301 | 302 | 303): Response {
  return new Response(null, {
    status,
    headers: { Location: url.href, "Cache-Control": "no-store", "X-Remix-Reload-Document": "true" },
  });
}

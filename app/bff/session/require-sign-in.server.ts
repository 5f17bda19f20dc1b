import { paths } from "#app/paths.ts";
import { hasValidTokens } from "#app/models/session-rules.ts";
import { forgetRefusal } from "./sign-in-state.server";
import { beginSignIn, isSignedIn } from "./sign-in.server";
import type { RequestContext } from "../context.server";
import { ServiceUnavailableError, UnauthorizedError } from "../gateway/errors.server";
import { isServiceFailure, orUnavailable, unavailable } from "../http/error-responses.server";
import { redirectToProvider } from "../http/redirects.server";
import { pageOf } from "./return-path.server";

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

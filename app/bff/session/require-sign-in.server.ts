import { paths } from "~/paths";
import { pageOf, redirectToProvider } from "./return-path.server";
import { beginSignIn, isSignedIn } from "./sign-in.server";
import type { RequestContext } from "../context.server";
import { UnauthorizedError } from "../gateway/errors.server";
import { isUnavailable, unavailable } from "../http/error-responses.server";

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
 * again and comes back (SESS-05); when gateway or provider are ill the answer is a 503, and nobody is logged out.
 */
export async function signedIn<T>(context: RequestContext, request: Request, run: () => Promise<T>): Promise<T> {
  await requireSignIn(context, request);
  try {
    return await run();
  } catch (error) {
    if (error instanceof UnauthorizedError) throw await signInRedirect(context, request);
    throw isUnavailable(error) ? unavailable(context, error) : error;
  }
}

/** 301 to the provider, or 503 when it cannot be reached. Nothing may cache it, or it would keep customers away. */
export async function signInRedirect(context: RequestContext, request: Request, page?: string): Promise<Response> {
  const returnTo = page ?? pageOf(request, context.origin) ?? paths.home(context.prefix);
  try {
    return redirectToProvider(await beginSignIn(context, { returnTo }), 301);
  } catch (error) {
    if (isUnavailable(error)) return unavailable(context, error);
    throw error;
  }
}

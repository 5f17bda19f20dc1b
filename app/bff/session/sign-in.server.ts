import { paths } from "~/paths";
import { hasValidTokens } from "~/models/session-rules";
import { mergeCarts } from "../cart/merge.server";
import { orderPaidCartBeforeMerge } from "../checkout/finish-paid.server";
import type { RequestContext } from "../context.server";
import { mergeWishlist } from "../account/wishlist.server";
import { consumeRateLimit, tooManyRequests } from "../http/rate-limit.server";
import { ownerMark } from "./form-owner.server";
import { TokensTooLargeError } from "./session-tokens.server";
import { SignInCancelledError, SignInFailedError } from "./provider-errors.server";
import type { SignInResult } from "./provider.server";
import { endSession, forgetCustomer } from "./sign-out.server";
import { signInChecksFor, markAnswered, openState, createSignInChecks } from "./sign-in-state.server";

/** Both tokens are there and the refresh token is not expired (S4). */
export function isSignedIn({ session }: RequestContext): boolean {
  return hasValidTokens(session.tokens, Date.now());
}

export interface SignInOptions {
  /** Path and query where the shopper was going, from `returnPath`. */
  returnTo: string;
  /** Opens the registration form (D4). */
  register?: boolean;
  again?: boolean;
}

/**
 * Address of the provider's sign-in page, for a sign-in that begins in this browser now.
 * @throws ServiceUnavailableError when the provider cannot be reached, and a response that says 429
 */
export async function beginSignIn(context: RequestContext, options: SignInOptions): Promise<URL> {
  const { returnTo, register = false, again = false } = options;
  // No form to say it beside: links and pages that need a customer lead here.
  if (await consumeRateLimit(context, "signIn")) throw tooManyRequests();
  return context.shop.auth.signInUrl({
    redirectUri: callbackAddress(context),
    locale: context.locale,
    register,
    checks: await createSignInChecks(context, { returnTo, again }),
  });
}

/** What became of a sign-in. `returnTo` is where the shopper was going. */
export type SignInOutcome =
  | { kind: "signed-in"; returnTo: string }
  /** The shopper went back from the provider's page. */
  | { kind: "cancelled"; returnTo: string }
  /** The answer belongs to a sign-in that this browser knows no more: it is asked for anew. */
  | { kind: "again"; providerUrl: URL }
  /** The answer cannot be trusted, or was used before. */
  | { kind: "failed"; returnTo: string };

/**
 * Takes the provider's answer at the current address: state, browser, nonce and PKCE are checked, tokens go into the
 * session, and the carts are merged (S2, C4, D4).
 * @throws ServiceUnavailableError when the provider is unavailable
 */
export async function completeSignIn(context: RequestContext): Promise<SignInOutcome> {
  const state = context.url.searchParams.get("state") ?? "";
  const opened = await openState(context, state);
  if (!opened) return { kind: "failed", returnTo: paths.home(context.prefix) };
  const { returnTo } = opened;
  const checks = signInChecksFor(context, state, opened);
  if (!checks) {
    // Reloaded, or the way back into a tab that is done: there is nothing left to do.
    if (isSignedIn(context)) return { kind: "signed-in", returnTo };
    // Tabs that began at the same moment in a fresh browser: the last one's secret was kept. Only once, lest a browser
    // that keeps no cookies goes round in circles.
    const isKnown = context.session.signInsUnderWay?.answered.includes(opened.id) ?? false;
    if (isKnown || opened.again) return { kind: "failed", returnTo };
    return { kind: "again", providerUrl: await beginSignIn(context, { returnTo, again: true }) };
  }
  try {
    const answer = await context.shop.auth.complete(new URL(context.url.search, callbackAddress(context)), checks);
    markAnswered(context, opened);
    await startSession(context, answer);
    return { kind: "signed-in", returnTo };
  } catch (error) {
    if (!(error instanceof SignInCancelledError) && !(error instanceof SignInFailedError)) throw error;
    markAnswered(context, opened);
    if (error instanceof SignInCancelledError) return { kind: "cancelled", returnTo: publicPage(context, returnTo) };
    context.shop.log.warn({ err: error.cause, requestId: context.requestId }, error.message);
    return { kind: "failed", returnTo };
  }
}

async function startSession(context: RequestContext, { tokens, idToken }: SignInResult): Promise<void> {
  const { session } = context;
  // The page that they are for would ask for a sign-in again, and whom the provider knows would go round in circles.
  if (!hasValidTokens(tokens, Date.now())) {
    const cause = new Error("Both have to be JSON Web Tokens, and the refresh token's `exp` is to come");
    throw new SignInFailedError("The provider's tokens cannot be used", { cause });
  }
  const customer = ownerMark(tokens, idToken);
  await forgetFormerCustomer(context, customer);
  try {
    // Not the ID token of whoever was here before.
    session.signIn(tokens, idToken ?? null);
    session.customer = customer;
  } catch (cause) {
    if (!(cause instanceof TokensTooLargeError)) throw cause;
    throw new SignInFailedError("The provider's tokens cannot be kept", { cause });
  }
  // What was loaded so far belongs to a visitor, or to another customer.
  context.memo.clear();
  const paid = await orderPaidCartBeforeMerge(context);
  // Where nobody can say whether it is paid, the visitor's cart stays, and a later page merges.
  await Promise.all([paid === "unknown" ? null : mergeCarts(context), mergeWishlist(context)]);
}

/**
 * Somebody else was here: what is theirs goes as if they had signed out, also where their session has ended by itself
 * meanwhile. Tokens that do not say whose they are count as somebody else's. The same customer goes on in the same
 * session, whose new tokens the provider may have tied to the old ones.
 */
async function forgetFormerCustomer(context: RequestContext, customer: string | null): Promise<void> {
  const { session } = context;
  const { tokens, cartCookie } = session;
  const former = tokens ? ownerMark(tokens, session.idToken) : session.customer;
  if (former === null ? !tokens : former === customer) return;
  await endSession(context);
  forgetCustomer(context);
  // Begun after that session had ended: it belongs to who signs in now.
  if (!tokens && cartCookie?.isVisitors) session.cartCookie = cartCookie;
}

function callbackAddress({ origin, prefix }: RequestContext): string {
  return `${origin}${paths.authCallback(prefix)}`;
}

/** Where to leave somebody who does not sign in: a page that needs an account would send them to the provider again. */
function publicPage({ prefix }: RequestContext, path: string): string {
  const { pathname } = new URL(path, "https://shop.invalid");
  if (/^\/[^/]+\/(checkout|order-[^/]+)(\/|$)/i.test(pathname)) return paths.cart(prefix);
  return /^\/[^/]+\/account(\/|$)/i.test(pathname) ? paths.home(prefix) : path;
}

import { paths } from "#app/paths.ts";
import { hasValidTokens } from "#app/models/session-rules.ts";
import { mergeCarts } from "../cart/merge.server";
import { orderPaidCartBeforeMerge } from "../checkout/finish-paid.server";
import type { RequestContext } from "../context.server";
import { mergeWishlist } from "../account/wishlist.server";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { consumeRateLimit, tooManyRequests } from "../http/rate-limit.server";
import { ownerMark } from "./form-owner.server";
import { TokensTooLargeError } from "./session-tokens.server";
import { SignInCancelledError, SignInFailedError } from "./provider-errors.server";
import type { SignInResult } from "./provider.server";
import { endSession, forgetCustomer } from "./sign-out.server";
import { signInChecksFor, markAnswered, openState, createSignInChecks } from "./sign-in-state.server";

/** Whether both tokens exist and the refresh token has not expired (S4). */
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
 * Begins a sign-in in this browser and gives the address of the provider's sign-in page.
 * @throws ServiceUnavailableError if the provider cannot be reached, and a 429 response after too many tries
 */
export async function beginSignIn(context: RequestContext, options: SignInOptions): Promise<URL> {
  const { returnTo, register = false, again = false } = options;
  // Thrown as a page, since links and pages lead here rather than forms.
  if (await consumeRateLimit(context, "signIn")) throw tooManyRequests();
  return context.shop.auth.signInUrl({
    redirectUri: callbackAddress(context),
    locale: context.locale,
    register,
    checks: await createSignInChecks(context, { returnTo, again }),
  });
}

/** The outcome of a sign-in. `returnTo` is where the shopper was going. */
export type SignInOutcome =
  | { kind: "signed-in"; returnTo: string }
  /** The shopper cancelled on the provider's page. */
  | { kind: "cancelled"; returnTo: string }
  /** This browser no longer knows the sign-in that was answered, or its tokens were refused: it has to begin again. */
  | { kind: "again"; providerUrl: URL }
  /** The callback cannot be trusted, or was used before. */
  | { kind: "failed"; returnTo: string };

/**
 * Processes the provider's callback at the current address: checks state, browser, nonce and PKCE, puts the tokens into
 * the session, and merges the carts (S2, C4, D4).
 * @throws ServiceUnavailableError if the provider is unavailable
 */
export async function completeSignIn(context: RequestContext): Promise<SignInOutcome> {
  const state = context.url.searchParams.get("state") ?? "";
  const opened = await openState(context, state);
  if (!opened) return { kind: "failed", returnTo: paths.home(context.prefix) };
  const { returnTo } = opened;
  const checks = signInChecksFor(context, state, opened);
  if (!checks) {
    // The callback was reloaded, or opened again by going back: the shopper is signed in already.
    if (isSignedIn(context)) return { kind: "signed-in", returnTo };
    // Several tabs of a fresh browser began at the same time, and only the last secret was kept. Try again once; more
    // would be an endless loop in a browser that keeps no cookies.
    const { answered = [], afterRefusal } = context.session.signInsUnderWay ?? {};
    const isKnown = answered.includes(opened.id);
    // "Try again" on the page that says that the new tokens were refused is the same address.
    const isTriedAgain = isKnown && afterRefusal;
    if (!isTriedAgain && (isKnown || opened.again)) return { kind: "failed", returnTo };
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
  // With invalid tokens the page would redirect to the sign-in again, and the provider, which knows the customer,
  // straight back: an endless loop.
  if (!hasValidTokens(tokens, Date.now())) {
    const cause = new Error("Both have to be JSON Web Tokens, and the refresh token's `exp` is to come");
    throw new SignInFailedError("The provider's tokens cannot be used", { cause });
  }
  const customer = ownerMark(tokens, idToken);
  await forgetFormerCustomer(context, customer);
  try {
    // null rather than undefined, so that the ID token of an earlier customer is not kept.
    session.signIn(tokens, idToken ?? null);
    session.customer = customer;
    session.dropFlash("signOut.done");
  } catch (cause) {
    if (!(cause instanceof TokensTooLargeError)) throw cause;
    throw new SignInFailedError("The provider's tokens cannot be kept", { cause });
  }
  // Anything loaded so far belongs to the visitor or to another customer.
  context.memo.clear();
  const paid = await orderPaidCartBeforeMerge(context);
  // If it is unknown whether the cart is paid, the visitor's cart stays, and a later page merges it.
  await Promise.all([paid === "unknown" ? null : mergeCarts(context), mergeWishlist(context)]);
  // Another sign-in, which the page would ask for, would be an endless loop.
  if (!isSignedIn(context)) throw new ServiceUnavailableError("The provider's new tokens are refused");
}

/**
 * If another customer was signed in before, removes their data as if they had signed out, even if their session has
 * expired. Tokens that name no customer count as another customer's. The same customer continues in the same session,
 * because the provider may have tied the new tokens to the old ones.
 */
async function forgetFormerCustomer(context: RequestContext, customer: string | null): Promise<void> {
  const { session } = context;
  const { tokens, cartCookie } = session;
  const former = tokens ? ownerMark(tokens, session.idToken) : session.customer;
  if (former === null ? !tokens : former === customer) return;
  await endSession(context);
  forgetCustomer(context);
  // This cart was created after that session had ended, so it belongs to the customer who signs in now.
  if (!tokens && cartCookie?.isVisitors) session.cartCookie = cartCookie;
}

function callbackAddress({ origin, prefix }: RequestContext): string {
  return `${origin}${paths.authCallback(prefix)}`;
}

/**
 * Where to send a shopper who cancelled the sign-in: a page that needs an account would redirect to the provider again.
 */
function publicPage({ prefix }: RequestContext, path: string): string {
  const { pathname } = new URL(path, "https://shop.invalid");
  if (/^\/[^/]+\/(checkout|order-[^/]+)(\/|$)/i.test(pathname)) return paths.cart(prefix);
  return /^\/[^/]+\/account(\/|$)/i.test(pathname) ? paths.home(prefix) : path;
}

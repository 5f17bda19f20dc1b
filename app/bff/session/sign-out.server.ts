import { tokenExpiry } from "~/models/session-rules";
import { paths } from "~/paths";
import { cartCreationKey } from "../cart/cart-cookie.server";
import { type RequestContext, isPrefetch } from "../context.server";

/**
 * Clears the cart id, both tokens and the client data, and gives the address of the provider's logout, from where the
 * shopper comes back to the home page (S2, S4). The session is over whether or not they get there. Signing out here never
 * fails: with the provider out of reach the address is the home page itself.
 */
export async function signOut(context: RequestContext): Promise<URL> {
  const { session, origin, prefix } = context;
  const home = `${origin}${paths.home(prefix)}`;
  const { idToken } = session;
  const ended = endSession(context);
  forgetCustomer(context);
  const [url] = await Promise.all([providersLogout(context, idToken, home), ended]);
  return url;
}

/** Everything here that belongs to who was signed in. */
export function forgetCustomer(context: RequestContext): void {
  const { session, memo, shop } = context;
  session.signOut();
  memo.clear();
  // A cart that the visitor made a moment before signing in became the customer's.
  if (session.anonymousId !== null) shop.dedupe.forget(cartCreationKey(context));
}

/** Copies of this session's cookies are worth nothing from here on, and its tokens are taken back (BEY-20). */
export async function endSession({ session, shop }: RequestContext): Promise<void> {
  const { tokens, sessionIds } = session;
  if (!tokens) return;
  const expiry = tokenExpiry(tokens.refreshToken);
  await shop.signedOut.add(sessionIds, expiry === null ? Infinity : expiry * 1_000);
  await shop.revocations.revoke(tokens);
}

/**
 * Another tab signed out while this request had the tokens refreshed: the browser is not signed in again by its answer,
 * and what the provider has just given out is taken back.
 */
export async function withholdIfSignedOut({ session, shop }: RequestContext): Promise<void> {
  if (!session.hasNewTokens || !(await shop.signedOut.hasAny(session.sessionIds))) return;
  const { tokens } = session;
  session.withholdTokens();
  if (tokens) await shop.revocations.revoke(tokens);
}

async function providersLogout(context: RequestContext, idToken: string | undefined, home: string): Promise<URL> {
  const { shop, requestId } = context;
  try {
    return await shop.auth.logoutUrl(idToken, home);
  } catch (err) {
    shop.log.warn({ err, requestId }, "the provider's session was not ended");
    return new URL(home);
  }
}

/** True for cross-site requests, prefetch and HEAD: confirmation is asked for before signing out. */
export function isCrossSiteOrPrefetch(request: Request, shopOrigin: string): boolean {
  const { method, headers } = request;
  if (method === "HEAD" || isPrefetch(headers)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  // Browsers without fetch metadata.
  const referer = headers.get("referer");
  return referer !== null && !(URL.canParse(referer) && new URL(referer).origin === shopOrigin);
}

import { tokenExpiry } from "#app/models/session-rules.ts";
import { paths } from "#app/paths.ts";
import { cartCreationKey } from "../cart/cart-cookie.server";
import { type RequestContext, isPrefetch } from "../context.server";
import { optional } from "../http/error-responses.server";

/**
 * Clears the cart id, both tokens and the customer's data, and gives the address of the provider's logout, which
 * returns the shopper to the home page, which says so (S2, S4). The session here is over even if they never get there.
 * Never fails: if the provider cannot be reached, gives the address of the home page.
 */
export async function signOut(context: RequestContext): Promise<URL> {
  const { session, origin, prefix } = context;
  const home = `${origin}${paths.home(prefix)}`;
  const { idToken, tokens } = session;
  const ended = endSession(context);
  forgetCustomer(context);
  if (tokens) session.flash({ kind: "success", key: "signOut.done" });
  const [url] = await Promise.all([providersLogout(context, idToken, home), ended]);
  return url;
}

/** Removes everything in this session that belongs to the customer. */
export function forgetCustomer(context: RequestContext): void {
  const { session, memo, shop } = context;
  session.signOut();
  memo.clear();
  // A cart that the visitor created just before signing in has become the customer's.
  if (session.anonymousId !== null) shop.dedupe.forget(cartCreationKey(context));
}

/** Ends a session: copies of its cookies no longer work, and its tokens are revoked (BEY-20). */
export async function endSession({ session, shop }: RequestContext): Promise<void> {
  const { tokens, sessionIds } = session;
  if (!tokens) return;
  const expiry = tokenExpiry(tokens.refreshToken);
  await shop.signedOut.add(sessionIds, expiry === null ? Infinity : expiry * 1_000);
  await shop.revocations.revoke(tokens);
}

/**
 * If another tab signed out while this request refreshed the tokens, keeps its response from signing the browser in
 * again, and revokes the new tokens.
 */
export async function withholdIfSignedOut({ session, shop }: RequestContext): Promise<void> {
  if (!session.hasNewTokens || !(await shop.signedOut.hasAny(session.sessionIds))) return;
  const { tokens } = session;
  session.withholdTokens();
  if (tokens) await shop.revocations.revoke(tokens);
}

function providersLogout(context: RequestContext, idToken: string | undefined, home: string): Promise<URL> {
  return optional(context, "the provider's session was not ended", new URL(home), () =>
    context.shop.auth.logoutUrl(idToken, home),
  );
}

/** True for cross-site requests, prefetch and HEAD: the page then asks for confirmation before signing out. */
export function isCrossSiteOrPrefetch(request: Request, shopOrigin: string): boolean {
  const { method, headers } = request;
  if (method === "HEAD" || isPrefetch(headers)) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  // For browsers without fetch metadata.
  const referer = headers.get("referer");
  return referer !== null && !(URL.canParse(referer) && new URL(referer).origin === shopOrigin);
}

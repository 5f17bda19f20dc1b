import { paths } from "~/paths";
import type { RequestContext } from "../context.server";

/**
 * Clears the cart id, both tokens and the client data, and gives the address of the provider's logout, from where the
 * shopper comes back to the home page (S2, S4). Signing out here never fails: with the provider out of reach the
 * address is the home page itself.
 */
export async function signOut(context: RequestContext): Promise<URL> {
  const { session, shop, origin, prefix } = context;
  const home = `${origin}${paths.home(prefix)}`;
  const { idToken } = session;
  session.signOut();
  context.memo.clear();
  try {
    return await shop.auth.logoutUrl(idToken, home);
  } catch (err) {
    shop.log.warn({ err, requestId: context.requestId }, "the provider's session was not ended");
    return new URL(home);
  }
}

/**
 * Whether somebody else than the shopper may have caused this GET: a page of another site, or a browser that loads
 * ahead. They are asked first, since a link or a picture could sign anyone out.
 */
export function isUnaskedFor({ method, headers }: Request, shopOrigin: string): boolean {
  if (method === "HEAD") return true;
  if (headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz")) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  // Browsers without fetch metadata.
  const referer = headers.get("referer");
  return referer !== null && !(URL.canParse(referer) && new URL(referer).origin === shopOrigin);
}

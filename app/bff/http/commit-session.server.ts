import { serialize } from "cookie";
import type { Response } from "express";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "#app/models/locale.ts";
import { withholdIfSignedOut } from "../session/sign-out.server";
import type { RequestContext } from "../context.server";
import { fittingCookies, MAX_COOKIE_CHARS } from "../session/cookie-budget.server";
import { sealCookies, settingsOfSite } from "../session/seal-cookies.server";

const PRIVATE = "private, no-store";

/** Seals the changes of a request's session into cookies, and forbids caches to keep the response. */
export async function commitSession(context: RequestContext, response: Response): Promise<void> {
  const { session, shop, site } = context;
  await withholdIfSignedOut(context);
  const { cookie: header = "" } = response.req.headers;
  const { cookies, chars, leftOut } = await fittingCookies(
    session.changes,
    { opened: session.opened, header },
    (changed) => sealCookies(changed, shop.cookieSealer, settingsOfSite(shop.cookieSettings, site), header),
  );
  const size = { requestId: context.requestId, chars, leftOut };
  if (leftOut.length > 0) shop.log.warn(size, "a browser's cookies were too long together: some of it was left out");
  if (chars > MAX_COOKIE_CHARS) shop.log.error(size, "a browser's cookies are too long together");
  if (cookies.length > 0) response.append("Set-Cookie", cookies);
  // Searches and products seen, which only the browser stores: the next person may be somebody else.
  if (session.isSignedOut) response.setHeader("Clear-Site-Data", '"storage"');
  response.setHeader("Cache-Control", PRIVATE);
}

/** Remembers the locale for a year (SITE-06). On shared pages the browser's script sets this cookie. */
export function setLocaleCookie(response: Response, { cookies, prefix, shop }: RequestContext): void {
  if (cookies[LOCALE_COOKIE] === prefix) return;
  const { secure } = shop.cookieSettings;
  const options = { path: "/", maxAge: LOCALE_COOKIE_SECONDS, sameSite: "lax", secure } as const;
  response.append("Set-Cookie", serialize(LOCALE_COOKIE, prefix, options));
}

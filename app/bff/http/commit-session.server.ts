import { serialize } from "cookie";
import type { Response } from "express";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "~/models/locale";
import { withholdIfSignedOut } from "../session/sign-out.server";
import type { RequestContext } from "../context.server";
import { sealCookies } from "../session/seal-cookies.server";

const PRIVATE = "private, no-store";

/** Seals what a request changed of its session into cookies; the answer is then the shopper's own. */
export async function commitSession(context: RequestContext, response: Response): Promise<void> {
  const { session, shop } = context;
  await withholdIfSignedOut(context);
  const cookies = await sealCookies(
    session.changes,
    shop.cookieSealer,
    shop.cookieSettings,
    response.req.headers.cookie,
  );
  if (cookies.length > 0) response.append("Set-Cookie", cookies);
  response.setHeader("Cache-Control", PRIVATE);
}

/** The locale is kept for a year (SITE-06); where a page is everybody's, the browser's script does it. */
export function setLocaleCookie(response: Response, { cookies, prefix, shop }: RequestContext): void {
  if (cookies[LOCALE_COOKIE] === prefix) return;
  const { secure } = shop.cookieSettings;
  const options = { path: "/", maxAge: LOCALE_COOKIE_SECONDS, sameSite: "lax", secure } as const;
  response.append("Set-Cookie", serialize(LOCALE_COOKIE, prefix, options));
}

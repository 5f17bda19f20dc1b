import { isPrefix, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "../models/locale";

/** Keeps the locale of the page that is shown (SITE-06): documents that are everybody's set no cookie themselves. */
export function keepLocale(): void {
  const [, prefix] = window.location.pathname.split("/");
  if (!isPrefix(prefix)) return;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LOCALE_COOKIE}=${prefix}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, PREFIXES } from "#app/models/locale.ts";

/** Stores the locale of the page (SITE-06), inline in its head: responses with shared documents set no cookie. */
export const KEEP_LOCALE_SCRIPT = `(function () {
  var prefix = location.pathname.split("/")[1], secure = location.protocol === "https:" ? "; Secure" : "";
  if (${JSON.stringify(Object.keys(PREFIXES))}.indexOf(prefix) < 0) return;
  document.cookie = "${LOCALE_COOKIE}=" + prefix + "; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax" + secure;
})();`.replace(/\n\s*/g, "");

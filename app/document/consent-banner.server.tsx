import type { RequestContext } from "#app/bff/context.server.ts";
import { isConsentAsked } from "#app/bff/tracking/consent.server.ts";
import type { Prefix } from "#app/models/locale.ts";
import { ConsentBanner } from "#app/ui/consent/consent.tsx";
import { renderHtml } from "./server-html.server";

/**
 * HTML of the cookie banner at the end of a document, or "" where the visitor is not asked (TRK-07). Like the country
 * popin it is outside the React tree and brings its own script.
 */
export function consentBanner(context: RequestContext): string {
  if (!isConsentAsked(context)) return "";
  const html = banners.get(context.prefix) ?? renderHtml(context, <ConsentBanner />);
  banners.set(context.prefix, html);
  return `${html}<p class="visually-hidden" role="status"></p><script>${BANNER_SCRIPT}</script>`;
}

/** HTML by prefix. It is the same for every visitor and is part of every personal page, so it is rendered only once. */
const banners = new Map<Prefix, string>();

/**
 * Puts the banner away at once, moves the focus that was in it to the page, sends the choice with `fetch` and announces
 * that it is saved. The server sets the cookie, because some browsers keep cookies set by scripts for a week only. If
 * the request fails, the form is submitted normally.
 */
const BANNER_SCRIPT =
  '(function(){var banner=document.querySelector("[data-consent]"),form=banner.querySelector("form");' +
  'form.addEventListener("submit",function(event){' +
  "var button=event.submitter;if(!button||form.sent)return;form.sent=event.preventDefault()||1;" +
  'var main=banner.contains(document.activeElement)&&document.querySelector("main");' +
  "banner.hidden=true;main&&main.focus({preventScroll:true});" +
  'fetch(form.action,{method:"POST",redirect:"manual",keepalive:true,body:new URLSearchParams({intent:button.value})})' +
  '.then(function(answer){if(answer.type!="opaqueredirect")throw 0;' +
  "banner.nextSibling.textContent=banner.dataset.consent;banner.remove();" +
  'dispatchEvent(new Event("consent"))})' +
  ".catch(function(){banner.hidden=false;button.click()})})})()";

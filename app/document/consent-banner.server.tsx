import type { RequestContext } from "~/bff/context.server";
import { isConsentAsked } from "~/bff/tracking/consent.server";
import type { Prefix } from "~/models/locale";
import { ConsentBanner } from "~/ui/consent/consent";
import { renderHtml } from "./server-html.server";

/**
 * The question about cookies as it stands at the end of a document, or nothing (TRK-07). Like the country popin it is no
 * part of the React tree, and its script comes with it.
 */
export function consentBanner(context: RequestContext): string {
  if (!isConsentAsked(context)) return "";
  const html = banners.get(context.prefix) ?? renderHtml(context, <ConsentBanner />);
  banners.set(context.prefix, html);
  return `${html}<p class="visually-hidden" role="status"></p><script>${BANNER_SCRIPT}</script>`;
}

/** The same for everybody of a prefix, and rendered with every page that is a shopper's own: once is enough. */
const banners = new Map<Prefix, string>();

/**
 * The choice is sent without leaving the page, and the banner goes: the page takes over the focus that was in it, and that
 * the choice is kept is said. The server sets the cookie: some browsers keep those of
 * scripts for a week only. What does not get through is sent as the form it is.
 */
const BANNER_SCRIPT =
  '(function(){var banner=document.querySelector("[data-consent]"),form=banner.querySelector("form");' +
  'form.addEventListener("submit",function(event){' +
  "var button=event.submitter;if(!button||form.sent)return;form.sent=event.preventDefault()||1;" +
  'fetch(form.action,{method:"POST",redirect:"manual",body:new URLSearchParams({intent:button.value})})' +
  '.then(function(answer){if(answer.type!="opaqueredirect")throw 0;' +
  "banner.nextSibling.textContent=banner.dataset.consent;" +
  'var main=banner.contains(document.activeElement)&&document.querySelector("main");' +
  "banner.remove();" +
  "main&&main.focus({preventScroll:true});" +
  'dispatchEvent(new Event("consent"))})' +
  ".catch(function(){button.click()})})})()";

import { renderToStaticMarkup } from "react-dom/server";
import type { RequestContext } from "#app/bff/context.server.ts";
import { siteProposal } from "#app/bff/sites/site-proposal.server.ts";
import type { Flags } from "#app/models/picture-url.ts";
import { samePage, type ShownPage } from "#app/models/same-page.ts";
import { STAY_SECONDS } from "#app/models/site-proposal.ts";
import { paths } from "#app/paths.ts";
import { CountryPopin } from "#app/ui/country-popin/country-popin.tsx";
import { COUNTRY_SHEET_ID } from "#app/ui/shared-ids.ts";
import { ImagesUrlContext } from "#app/ui/shell/shell-context.ts";

/** What the popin needs to know about the page on which it is shown. */
export interface Proposing {
  page: ShownPage;
  flags: Flags;
}

/**
 * HTML of the country popin at the end of the document, or "". It is outside the React tree and brings its own script,
 * because few visitors see it, and none of them twice (ADR 0013).
 */
export function countryPopin(context: RequestContext, { page: shown, flags }: Proposing, hasCart: boolean): string {
  const proposal = siteProposal(context);
  if (!proposal) return "";
  const page = samePage(proposal, shown);
  const href = hasCart ? paths.cartAbroad(context.prefix, proposal.prefix, page) : page;
  const html = renderToStaticMarkup(
    <ImagesUrlContext.Provider value={context.shop.env.IMAGES_URL}>
      <CountryPopin proposal={proposal} prefix={context.prefix} href={href} flags={flags} />
    </ImagesUrlContext.Provider>,
  );
  return `${html}<script>${popinScript(proposal.stayCookie)}</script>`;
}

/**
 * "No", or Escape in the popin, removes it at once and moves the focus that was in it to the page. The script's cookie
 * counts for the next page, the server's for 30 days: Safari keeps cookies set by scripts for a week. "Yes" must lead
 * to the page shown at that moment, which may have changed by navigation: the script copies the address from the
 * country selector, which React keeps up to date.
 */
function popinScript(cookie: string): string {
  return (
    '(function(){var popin=document.querySelector("[data-site-proposal]"),yes=popin.querySelector("a");' +
    'popin.addEventListener("submit",function(event){' +
    `event.preventDefault();document.cookie="${cookie}=1;Max-Age=${STAY_SECONDS};Path=/;SameSite=Lax";` +
    'var main=popin.contains(document.activeElement)&&document.querySelector("main");' +
    "popin.remove();main&&main.focus({preventScroll:true});" +
    'fetch(event.target.action,{method:"POST",redirect:"manual",keepalive:true,body:new URLSearchParams}).catch(function(){})});' +
    'popin.addEventListener("keydown",function(event){' +
    'event.key=="Escape"&&popin.querySelector("form button").click()});' +
    "function aim(){" +
    `var same=document.querySelector('#${COUNTRY_SHEET_ID} a[hreflang="'+yes.hreflang+'"]');if(same)yes.href=same.href}` +
    'yes.addEventListener("pointerdown",aim);yes.addEventListener("focus",aim)})()'
  );
}

import { useLocation } from "@remix-run/react";
import { type HTMLAttributes, useContext, useEffect, useState } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { FollowedLinks } from "./followed-links";
import { type FragmentName, fetchFragments, keptFragment } from "./fragments";
import { ServerHtmlContext } from "./server-html";
// The fragments are rendered in server-only modules, which the CSS bundle does not follow: their styles are imported
// here.
import "../button/button.module.css";
import "../chip/chip.module.css";
import "../consent/consent.module.css";
import "../country-popin/country-popin.module.css";
import "../empty-page/empty-page.module.css";
import "../family-links/family-links.module.css";
import "../field/field.module.css";
import "../footer/footer.module.css";
import "../footer/newsletter-banner.module.css";
import "../footer/services.module.css";
import "../header/header-menu.module.css";
import "../header/mobile-menu.module.css";
import "../icon/icon.module.css";

export interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  name: FragmentName;
  as?: "div" | "nav" | "section" | "ul";
  /** Links load a document: for layouts without the site's header and footer, which come with one. */
  reloadDocument?: boolean;
}

/**
 * Puts a server-rendered fragment into the page and changes nothing but which link leads to this page. The browser takes
 * the HTML from the document, so that it is not sent twice, rendered again, or lost when a layout is left and entered
 * again. The router follows and prefetches its links.
 */
export function StaticHtml({ name, reloadDocument, as: Tag = "div", ...rest }: StaticHtmlProps) {
  const known = useContext(ServerHtmlContext);
  const { prefix } = useLocale();
  const { pathname } = useLocation();
  const [html, setHtml] = useState(() => {
    const rendered = known.get(name);
    return rendered === undefined ? keptFragment(name) : withCurrent(rendered, pathname);
  });

  useEffect(() => {
    if (html !== undefined) return;
    let isCurrent = true;
    fetchFragments(paths.home(prefix)).then(
      () => isCurrent && setHtml(keptFragment(name)),
      () => undefined, // Without it the page still has its links to home, search, account and cart.
    );
    return () => {
      isCurrent = false;
    };
  }, [html, name, prefix]);

  useEffect(() => markCurrent(name, pathname), [html, name, pathname]);

  const shown = {
    ...rest,
    "data-fragment": name,
    dangerouslySetInnerHTML: { __html: html ?? "" },
    suppressHydrationWarning: true,
  };
  return reloadDocument ? <Tag {...shown} /> : <FollowedLinks as={Tag} {...shown} onFollow={closePopovers} />;
}

/** The same HTML for every page, with the links to this one marked. */
function withCurrent(html: string, pathname: string): string {
  const href = `href="${pathname}"`;
  return html.replaceAll(href, () => `${href} aria-current="page"`);
}

/** The same in the browser, where the fragment stays from page to page. */
function markCurrent(name: FragmentName, pathname: string): void {
  for (const link of document.querySelectorAll(`[data-fragment="${name}"] a`)) {
    const isCurrent = link.getAttribute("href") === pathname;
    if (isCurrent === link.hasAttribute("aria-current")) continue;
    if (isCurrent) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>("[data-fragment] :popover-open")) open.hidePopover();
}

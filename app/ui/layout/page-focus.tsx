import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { isFocusLost } from "../focus";
import { MAIN_ID } from "../shared-ids";

/** The router's mark of a navigation that stays in place: a filter, a colour, the next page of a list. */
type Router = { state: { preventScrollReset: boolean } };

/** The last page shown. Outside the component, because an error page replaces the whole tree and its state. */
let shown: { path: string; index: number } | undefined;

/**
 * After a client-side navigation the new page's heading takes the focus: a screen reader reads it, and Tab goes on from
 * there. Going back focuses the link that led on, as a browser does with documents. It is rendered before the page, so
 * that the page's own effects run later: an error summary gets the focus in the end.
 */
export function PageFocus(): null {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const before = shown;
    const { idx: index = 0 } = (history.state ?? {}) as { idx?: number };
    shown = { path: pathname, index };
    const { __remixRouter: router } = window as { __remixRouter?: Router };
    if (before === undefined || hash || router?.state.preventScrollReset) return;
    // The same page with another query: a field that still has the focus keeps it. A link (the next page of a list) does
    // not: it is far below what it led to.
    const main = document.getElementById(MAIN_ID);
    if (before.path === pathname && !isFocusLost(main) && !document.activeElement?.matches("a")) return;
    const heading = main?.querySelector<HTMLElement>("h1") ?? main;
    if (!heading) return;
    const led = index < before.index && linkTo(before.path, main);
    if (!led) heading.tabIndex = -1;
    (led || heading).focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return null;
}

function linkTo(path: string, main: HTMLElement | null): HTMLElement | undefined {
  const links = main?.querySelectorAll<HTMLElement>(`a[href="${path}"],a[href^="${path}?"]`) ?? [];
  return [...links].find((link) => link.tabIndex === 0 && link.offsetParent);
}

import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ServerHtml, standingHtml } from "../static-html/server-html";

/** Pages of the last visited listing, so that going back to it shows all that had been loaded. */
const loaded = { address: "", pages: new Map<number, ServerHtml>() };

/** History state of "load more": the number of the first page shown above that of the address. */
export interface MoreState {
  from: number;
}

export function isMore(state: unknown): state is MoreState {
  return typeof state === "object" && state !== null && "from" in state && typeof state.from === "number";
}

interface LoadedPages {
  pages: readonly ServerHtml[];
  /** Number of the first page in `pages`. */
  from: number;
}

/**
 * The products of the page and, after "load more", of the pages before it. After a reload or in another tab the earlier
 * pages are not available, and only the address's own page is shown.
 *
 * @param address the listing's, without its page
 */
export function useLoadedPages({ page, cards }: { page: number; cards: ServerHtml }, address: string): LoadedPages {
  const location = useLocation();
  const state: unknown = location.state;
  useEffect(() => {
    if (loaded.address !== address) loaded.pages.clear();
    loaded.address = address;
    loaded.pages.set(page, { ...cards, html: cards.html ?? standingHtml(cards.key) });
  }, [address, page, cards]);
  if (!isMore(state) || loaded.address !== address) return { pages: [cards], from: page };
  const before: ServerHtml[] = [];
  for (let each = state.from; each < page; each++) {
    const kept = loaded.pages.get(each);
    if (!kept) return { pages: [cards], from: page };
    before.push(kept);
  }
  return { pages: [...before, cards], from: state.from };
}

/** Whether "load more" is loading the page at `href`. */
export function useIsMoreComing(href: string): boolean {
  const { location } = useNavigation();
  return isMore(location?.state) && location?.pathname + location?.search === href;
}

/** After "load more" the first new product gets the focus. */
export function useFocusOnNew(pages: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(pages);
  useEffect(() => {
    if (pages > before.current) {
      box.current?.querySelector<HTMLElement>("ul:last-child h2 a")?.focus({ preventScroll: true });
    }
    before.current = pages;
  }, [pages]);
  return box;
}

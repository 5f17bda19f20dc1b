import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type ServerHtml, standingHtml } from "../static-html/server-html";

/** Pages of the listing that was last looked at: whoever comes back to it finds all that had been loaded. */
const loaded = { address: "", pages: new Map<number, ServerHtml>() };

/** What "load more" leaves in the history beside the address: the first page that is shown above the address's own. */
export interface MoreState {
  from: number;
}

export function isMore(state: unknown): state is MoreState {
  return typeof state === "object" && state !== null && "from" in state && typeof state.from === "number";
}

interface LoadedPages {
  pages: readonly ServerHtml[];
  /** The first page among them. */
  from: number;
}

/**
 * The page's products and, after "load more", those of the pages before it. After a reload, or in another tab, the
 * pages before are not there, and the address shows its own page alone.
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

/** After "load more" the focus goes on with the first product that is new. */
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

import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ListingView } from "~/models/listing-view";
import type { PackedTile } from "~/models/product-tile";

/** Pages of the listing that was last looked at: whoever comes back to it finds all that had been loaded. */
const loaded = { address: "", pages: new Map<number, readonly PackedTile[]>() };

/** What "load more" leaves in the history beside the address: the first page that is shown above the address's own. */
export interface MoreState {
  from: number;
}

export function isMore(state: unknown): state is MoreState {
  return typeof state === "object" && state !== null && "from" in state && typeof state.from === "number";
}

interface LoadedPages {
  tiles: readonly PackedTile[];
  /** The first page among them. */
  from: number;
}

/**
 * The page's products and, after "load more", those of the pages before it. After a reload, or in another tab, the
 * pages before are not there, and the address shows its own page alone.
 *
 * @param address the listing's, without its page
 */
export function useLoadedPages({ page, tiles }: ListingView, address: string): LoadedPages {
  const location = useLocation();
  const state: unknown = location.state;
  useEffect(() => {
    if (loaded.address !== address) loaded.pages.clear();
    loaded.address = address;
    loaded.pages.set(page, tiles);
  }, [address, page, tiles]);
  if (!isMore(state) || loaded.address !== address) return { tiles, from: page };
  const before: PackedTile[] = [];
  for (let each = state.from; each < page; each++) {
    const kept = loaded.pages.get(each);
    if (!kept) return { tiles, from: page };
    before.push(...kept);
  }
  // A product that moved on between two answers is shown once.
  return { tiles: [...new Set([...before, ...tiles])], from: state.from };
}

/** After "load more" the focus goes on with the first product that is new. */
export function useFocusOnNew(count: number, isLoadedMore: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isNew = isLoadedMore && count > before.current && before.current > 0;
    if (isNew) box.current?.querySelectorAll<HTMLElement>("h2 a")[before.current]?.focus({ preventScroll: true });
    before.current = count;
  }, [count, isLoadedMore]);
  return box;
}

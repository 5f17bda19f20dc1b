import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { isFocusLost } from "../focus";

export interface RowListProps {
  /** Any value that changes with every response to a sent form. */
  shown: unknown;
  /** `data-row` of the rows that pending requests remove, and that are undo banners already. */
  removed: readonly unknown[];
  className: string | undefined;
  /**
   * `li` elements, each with its own `data-row`. An undo banner has the `data-row` of the row it replaces, and a
   * `tabIndex`, so that the focus goes to the row: focus on the banner's button would stop its clock.
   */
  children: ReactNode;
}

/**
 * A list whose rows hold forms. Sending one often removes the focused button, and the browser would drop the focus to
 * the top of the page: this moves it to what now stands in the row. So does an undo whose time is over. `useKeptFocus`
 * of the cart is not used here because it would become a script of every page.
 */
export function RowList({ shown, removed: rows, ...list }: RowListProps) {
  const removed = rows.join();
  const box = useRef<HTMLUListElement>(null);
  const sent = useRef<{ row: string; place: number; preventScroll: boolean } | null>(null);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    const from = sent.current;
    // The answer may bring the row back.
    if (!removed) sent.current = null;
    // The focus is still on an element that keeps it: nothing to restore.
    if (from === null || !(isFocusLost(box.current) || document.activeElement!.matches("[data-row]:not([tabindex])"))) {
      return;
    }
    // A restored address has a new id: then find the row by its position, which was that of the undo banner.
    const within =
      box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(from.row)}"]`) ??
      (box.current?.children[from.place] as HTMLElement | undefined);
    const target = within?.matches("[tabindex]")
      ? within
      : within?.querySelector<HTMLElement>("a:not([tabindex]), button");
    (target ?? box.current)?.focus(from);
  }, [shown, removed, ended]);
  const note = (row: HTMLElement | null, preventScroll: boolean) => {
    sent.current = row && { row: row.dataset.row!, place: [...box.current!.children].indexOf(row), preventScroll };
  };
  const onSubmit = ({ target }: SyntheticEvent) => note(rowOf(target), false);
  // The bar of an undo banner has run out: it goes, and takes the focus along if that is on its row.
  const onAnimationEnd = ({ target }: SyntheticEvent) => {
    const row = rowOf(target);
    if (!row?.contains(document.activeElement)) return;
    // By now the shopper may have scrolled on.
    note(row, true);
    setEnded((count) => count + 1);
  };
  return <ul {...list} ref={box} tabIndex={-1} onSubmit={onSubmit} onAnimationEnd={onAnimationEnd} />;
}

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-row]");

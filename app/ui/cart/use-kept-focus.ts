import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a[href]:not([tabindex]), button, select, summary";

/**
 * Whoever takes an entry out of `list` by its own button loses the focus with it, and would start again at the top of
 * the page. It goes to what stands in the entry's place now (to the entry as a whole, where that has a `tabIndex`), or
 * nearest to it.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let last: { element: Node; index: number } | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Node)) return;
      last = { element: target, index: [...root.children].findIndex((entry) => entry.contains(target)) };
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      const { index } = last;
      last = null;
      if (document.activeElement === document.body) focusNear(root, index);
    });
    root.addEventListener("focusin", note);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener("focusin", note);
      observer.disconnect();
    };
  }, [list]);
}

function focusNear(root: HTMLElement, index: number): void {
  const entries = [...root.children];
  for (const entry of [...entries.slice(index), ...entries.slice(0, index).reverse()]) {
    const target = entry.matches("[tabindex]") ? entry : entry.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) return target.focus();
  }
}

import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a:not([tabindex]), button, select, summary";

/**
 * Whoever takes an entry out of `list` by its own button loses the focus with it, and would start again at the top of
 * the page. It goes to what stands in the entry's place now (to the entry as a whole, where that has a `tabIndex`), or
 * nearest to it.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let focused: Element | null = null;
    let index = 0;
    const look = () => {
      const { activeElement, body } = document;
      if (root.contains(activeElement)) {
        focused = activeElement;
        index = [...root.children].findIndex((entry) => entry.contains(activeElement));
      } else if (activeElement === body && focused && !focused.isConnected) {
        focused = null;
        focusNear([...root.children], index);
      }
    };
    // Both end with the list itself.
    root.addEventListener("focusin", look);
    new MutationObserver(look).observe(root, { childList: true, subtree: true });
  }, [list]);
}

function focusNear(entries: Element[], index: number): void {
  const nearest = [...entries.slice(index), ...entries.slice(0, index).reverse()];
  const found = nearest.map((entry) => (entry.matches("[tabindex]") ? entry : entry.querySelector(FOCUSABLE)));
  found.find((each) => each instanceof HTMLElement)?.focus();
}

import { type RefObject, useEffect } from "react";

const FOCUSABLE = "a:not([tabindex]), button, select, summary";

/**
 * Removing an entry of `list` by its own button also removes the focused element, and the browser would drop the focus
 * to the top of the page. This moves it to the entry that now stands in the same place (the whole entry where it has a
 * `tabIndex`), or to the nearest one.
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
    // Listener and observer go with the list element: no clean-up needed.
    root.addEventListener("focusin", look);
    new MutationObserver(look).observe(root, { childList: true, subtree: true });
  }, [list]);
}

function focusNear(entries: Element[], index: number): void {
  const nearest = [...entries.slice(index), ...entries.slice(0, index).reverse()];
  const found = nearest.map((entry) => (entry.matches("[tabindex]") ? entry : entry.querySelector(FOCUSABLE)));
  found.find((each) => each instanceof HTMLElement)?.focus();
}

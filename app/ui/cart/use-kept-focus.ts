import { type RefObject, useEffect } from "react";
import { isFocusLost } from "../focus";

const FOCUSABLE = "a:not([tabindex]), button, select, summary";

/**
 * Removing an entry of `list` by its own button also removes the focused element, and the browser would drop the focus
 * to the top of the page. This moves it to the entry that now stands in the same place (the whole entry where it has a
 * `tabIndex`), to the nearest one, or to the page's heading when no entry is left.
 */
export function useKeptFocus(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const root = list.current;
    if (!root) return;
    let focused: Element | null = null;
    let index = 0;
    const note = (element: Element | null) => {
      if (!element) return;
      focused = element;
      index = [...root.children].findIndex((entry) => entry.contains(element));
    };
    const look = () => {
      if (root.contains(document.activeElement)) {
        note(document.activeElement);
      } else if (isFocusLost(root.isConnected ? root : null) && focused && !focused.isConnected) {
        focused = null;
        if (!root.isConnected || !focusNear([...root.children], index)) focusHeading();
      }
    };
    // Listener and observer go with the list element: no clean-up needed.
    root.addEventListener("focusin", look);
    // Safari gives no focus to a button that is pressed.
    root.addEventListener("click", ({ target }) => note((target as Element).closest("button")));
    new MutationObserver(look).observe(root, { childList: true, subtree: true });
    // The list itself goes when its last line is saved for later: the page is then that of an empty cart.
    return look;
  }, [list]);
}

/** Returns false if no entry can take the focus. */
function focusNear(entries: Element[], index: number): boolean {
  const nearest = [...entries.slice(index), ...entries.slice(0, index).reverse()];
  const found = nearest.map((entry) => (entry.matches("[tabindex]") ? entry : entry.querySelector(FOCUSABLE)));
  const target = found.find((each) => each instanceof HTMLElement);
  target?.focus();
  return target !== undefined;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  heading.tabIndex = -1;
  // By the time an undo runs out, the shopper may have scrolled on.
  heading.focus({ preventScroll: true });
}

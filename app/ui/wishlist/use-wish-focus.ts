import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../focus";

/**
 * Removing a wish by its own button also removes the focused card, and the browser would drop the focus to the top of
 * the page. This moves it to the banner in the card's place, after an undo to the restored card, else to the list's
 * title.
 *
 * @param shown changes with every response to a sent form
 * @param removed ids of the products that pending requests remove, and that are banners already; empty without one
 * @returns records the sent form: call it on submit of the list's forms
 */
export function useWishFocus(box: RefObject<HTMLElement>, shown: unknown, removed: string): (event: FormEvent) => void {
  const sent = useRef<string | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    const productId = sent.current;
    // The answer may bring the card back. While its button has the focus, this may be the answer to an earlier form.
    if (!removed && document.activeElement !== pressed.current) sent.current = null;
    // The focus is still on an element: nothing to restore.
    if (productId && isFocusLost(box.current)) wishFocus(box.current, productId)?.focus();
  }, [box, shown, removed]);
  return ({ target, nativeEvent }) => {
    const button = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    pressed.current = button;
    const own = button?.name === "productId" ? button.value : null;
    // A heart's form carries the product's id itself.
    sent.current = (target as HTMLFormElement).dataset.wish ?? own;
  };
}

function wishFocus(box: HTMLElement | null, productId: string): HTMLElement | null | undefined {
  const id = CSS.escape(productId);
  return (
    box?.querySelector<HTMLElement>(`[data-undo="${id}"]`) ??
    box?.querySelector(`form[data-wish="${id}"]`)?.closest("li")?.querySelector("a") ??
    titleOfList(box)
  );
}

/** The title with the number of products; without one, the list itself. */
function titleOfList(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>("h2[tabindex]") ?? box;
}

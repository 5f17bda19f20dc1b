import { type FormEvent, type RefObject, useEffect, useRef } from "react";

/**
 * Whoever takes a wish off by its own button loses the focus with the card, and would start again at the top of the
 * page. It goes to the banner in the card's place; with an undo to the card that is back; else to the list's title.
 *
 * @param shown changes with every answer to what was sent
 * @returns notes what is sent: call it with the submits of the list's forms
 */
export function useWishFocus(box: RefObject<HTMLElement>, shown: unknown): (event: FormEvent) => void {
  const sent = useRef<string | null>(null);
  useEffect(() => {
    const productId = sent.current;
    sent.current = null;
    // Where the focus is still somewhere, nothing was lost.
    if (productId && document.activeElement === document.body) wishFocus(box.current, productId)?.focus();
  }, [box, shown]);
  return ({ target, nativeEvent }) => {
    const button = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const own = button?.name === "productId" ? button.value : null;
    // A heart says it at its form.
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

/** The title that says how many there are, or where there are none the list itself. */
function titleOfList(box: HTMLElement | null): HTMLElement | null {
  return box?.querySelector<HTMLElement>("h2[tabindex]") ?? box;
}

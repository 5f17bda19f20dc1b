import { useFetcher } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef } from "react";
import { useAddToCart } from "../cart/use-add-to-cart";
import { showToast } from "../toast/toast";

export type Send = (event: FormEvent<HTMLFormElement>) => void;

/** Sends the forms of cards without leaving the page. A script of its own, fetched when a card is pointed at. */
export default function CartSender({ sender }: { sender: MutableRefObject<Send | null> }) {
  const { status, onSubmit } = useAddToCart();
  const { submit, state, data } = useFetcher<{ isWished: boolean; problem: string | null }>();
  const sent = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    if (state !== "idle" || !data?.problem) return;
    showToast(data.problem, "danger");
    if (sent.current) swapHearts(sent.current, data.isWished ? "on" : "off");
  }, [state, data]);
  useEffect(() => {
    sender.current = (event) => {
      const form = event.target as HTMLFormElement;
      // A page may have forms of its own beside its cards.
      if (!form.matches("[data-wish], [popover]")) return;
      if (!form.dataset.wish) return onSubmit(event);
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const wish = (submitter as HTMLButtonElement | null)?.value ?? "on";
      const { pathname, search } = new URL(form.action);
      submit({ wish, stay: "1" }, { method: "post", action: pathname + search });
      sent.current = form;
      swapHearts(form, wish);
    };
  });
  return (
    <p className="visually-hidden" aria-live="polite">
      {status}
    </p>
  );
}

/** At once: the heart that was pressed gives way to the other one, which takes the focus on where it had it. */
function swapHearts(form: HTMLFormElement, pressed: string): void {
  const hasFocus = form.contains(document.activeElement);
  for (const button of form.querySelectorAll("button")) {
    button.style.display = button.value === pressed ? "none" : "block";
    if (hasFocus && button.value !== pressed) button.focus();
  }
}

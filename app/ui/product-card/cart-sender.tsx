import { useFetcher } from "@remix-run/react";
import { type FormEvent, type MutableRefObject, useEffect, useRef } from "react";
import { useAddToCart } from "../cart/use-add-to-cart";
import { showToast } from "../toast/toast";

export type Send = (event: FormEvent<HTMLFormElement>) => void;

export interface CartSenderProps {
  sender: MutableRefObject<Send | null>;
  /** Called once `sender` is there, for what was pressed before. */
  onReady: () => void;
}

/** Sends the forms of cards without leaving the page. A script of its own, fetched when a card is pointed at. */
export default function CartSender({ sender, onReady }: CartSenderProps) {
  const { status, onSubmit } = useAddToCart();
  const { submit, state, data } = useFetcher<{ isWished: boolean; problem: string | null }>();
  const sent = useRef<{ form: HTMLFormElement; wish: string } | null>(null);
  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    const { form, wish } = sent.current;
    sent.current = null;
    // No answer is none that came, which the shopper is told of elsewhere (`form/lost-forms`).
    if (data?.problem === null) return;
    if (data) showToast(data.problem, "danger");
    swapHearts(form, wish === "on" ? "off" : "on");
  }, [state, data]);
  useEffect(() => {
    sender.current = (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.dataset.wish) return onSubmit(event);
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      const wish = (submitter as HTMLButtonElement | null)?.value ?? "on";
      const { pathname, search } = new URL(form.action);
      submit({ wish, stay: "1" }, { method: "post", action: pathname + search });
      sent.current = { form, wish };
      swapHearts(form, wish);
    };
    onReady();
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

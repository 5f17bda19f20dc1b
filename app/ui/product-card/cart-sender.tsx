import { type FormEvent, type MutableRefObject, useEffect } from "react";
import { useAddToCart } from "../cart/use-add-to-cart";

export type Send = (event: FormEvent<HTMLFormElement>) => void;

/** Sends the forms of cards without leaving the page. A script of its own, fetched when a card is pointed at. */
export default function CartSender({ sender }: { sender: MutableRefObject<Send | null> }) {
  const { status, onSubmit } = useAddToCart();
  useEffect(() => {
    sender.current = onSubmit;
  });
  return (
    <p className="visually-hidden" aria-live="polite">
      {status}
    </p>
  );
}

import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { FollowedLinks, type FollowedLinksProps } from "../static-html/followed-links";
import type { CartSenderProps, Send } from "./cart-sender";
import { WishedHearts } from "./wish-heart";

/** If it cannot be loaded, the browser sends the forms. */
const CartSender = lazy(() => import("./cart-sender").catch(() => ({ default: PlainSender })));

function PlainSender({ sender, onReady }: CartSenderProps) {
  useEffect(() => {
    sender.current = () => {};
    onReady();
  });
  return <></>;
}

/**
 * An element that contains product cards, which carry forms to the cart and the wishlist. The script that sends them
 * without leaving the page is fetched when the pointer or focus reaches the element; an earlier press waits for it.
 */
export function CardLinks(props: FollowedLinksProps) {
  const [isIntended, setIntended] = useState(false);
  const sender = useRef<Send | null>(null);
  const early = useRef<SubmitEvent | null>(null);
  const onIntent = () => setIntended(true);
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    // Ignore forms of the page that are not part of a card.
    if (!(event.target as HTMLFormElement).matches("[data-wish], [popover]")) return;
    if (sender.current) return sender.current(event as FormEvent<HTMLFormElement>);
    event.preventDefault();
    early.current = event.nativeEvent as SubmitEvent;
    onIntent();
  };
  // A form still waiting when the shopper leaves the page is sent as a beacon.
  useEffect(
    () => () => {
      if (!early.current) return;
      const { target, submitter } = early.current;
      const form = target as HTMLFormElement;
      navigator.sendBeacon(form.action, new FormData(form, submitter));
    },
    [],
  );
  const onReady = () => {
    const waiting = early.current;
    early.current = null;
    if (waiting) (waiting.target as HTMLFormElement).requestSubmit(waiting.submitter);
  };
  return (
    <>
      <WishedHearts />
      <FollowedLinks {...props} onPointerOver={onIntent} onFocusCapture={onIntent} onSubmit={onSubmit} />
      {isIntended && (
        <Suspense>
          <CartSender sender={sender} onReady={onReady} />
        </Suspense>
      )}
    </>
  );
}

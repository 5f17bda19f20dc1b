import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { FollowedLinks, type FollowedLinksProps } from "../static-html/followed-links";
import type { CartSenderProps, Send } from "./cart-sender";
import { swapHearts } from "./swap-hearts";
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
 * without leaving the page is fetched when the pointer or focus reaches the element; earlier presses wait for it, and
 * hearts show them meanwhile.
 */
export function CardLinks(props: FollowedLinksProps) {
  const [isIntended, setIntended] = useState(false);
  const sender = useRef<Send | null>(null);
  /** Buttons that were pressed before the script was there. */
  const early = useRef<HTMLButtonElement[]>([]);
  const onIntent = () => setIntended(true);
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    // Ignore forms of the page that are not part of a card.
    const form = event.target as HTMLFormElement;
    if (!form.matches("[data-wish], [popover]")) return;
    if (sender.current) return sender.current(event as FormEvent<HTMLFormElement>);
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    early.current.push(pressed);
    if (form.dataset.wish) swapHearts(pressed);
    onIntent();
  };
  // Forms still waiting when the shopper leaves the page are sent as beacons.
  useEffect(
    () => () =>
      early.current.forEach((button) => navigator.sendBeacon(button.form!.action, new FormData(button.form!, button))),
    [],
  );
  // One at a time: each changes the sender, which then is ready for the next.
  const onReady = () => {
    // Not `requestSubmit`, which Safari before 16 does not know.
    early.current.shift()?.click();
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

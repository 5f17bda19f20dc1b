import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { FollowedLinks, type FollowedLinksProps } from "../static-html/followed-links";
import type { Send } from "./cart-sender";
import { WishedHearts } from "./wish-heart";

/** Not to be had, it leaves the forms to be forms. */
const CartSender = lazy(() => import("./cart-sender").catch(() => ({ default: () => <></> })));

/**
 * An element with cards somewhere in it. Cards carry forms to the cart and to the wishlist; until what sends them has
 * come, they lead there as forms do.
 */
export function CardLinks(props: FollowedLinksProps) {
  const [isIntended, setIntended] = useState(false);
  const sender = useRef<Send | null>(null);
  const onIntent = () => setIntended(true);
  return (
    <>
      <WishedHearts />
      <FollowedLinks
        {...props}
        onPointerOver={onIntent}
        onFocusCapture={onIntent}
        onSubmit={(event) => sender.current?.(event as FormEvent<HTMLFormElement>)}
      />
      {isIntended && (
        <Suspense>
          <CartSender sender={sender} />
        </Suspense>
      )}
    </>
  );
}

import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { type ServerHtml, useServerHtml } from "../kept-html/server-html";
import { useShell } from "../shell/shell-context";
import { FollowedLinks } from "../static-html/followed-links";
import type { Send } from "./cart-sender";
import { WishedHearts } from "./wished-hearts";
import styles from "./product-card.module.css";
// Cards are rendered in server-only code, which the CSS bundle does not look into: their styles enter it here.
import "../chip/chip.module.css";
import "../price/price.module.css";
import "../rating/rating.module.css";
import "./editorial-tile.module.css";
import "./quick-add.module.css";
import "./wish-heart.module.css";

/** Not to be had, it leaves the forms to be forms. */
const CartSender = lazy(() => import("./cart-sender").catch(() => ({ default: () => <></> })));

/**
 * The product grid: two columns on a phone, five on the widest screens. A list for each page of products that was
 * loaded. Cards carry forms to the cart; until what sends them has come, they lead there as forms do.
 */
export function ProductGrid({ pages }: { pages: readonly ServerHtml[] }) {
  const [isIntended, setIntended] = useState(false);
  const sender = useRef<Send | null>(null);
  const onIntent = () => setIntended(true);
  return (
    <>
      <WishedHearts wishlist={useShell().wishlist} />
      <FollowedLinks
        className={styles.grid}
        onPointerOver={onIntent}
        onFocusCapture={onIntent}
        onSubmit={(event) => sender.current?.(event as FormEvent<HTMLFormElement>)}
      >
        {pages.map((cards) => (
          <Cards key={cards.key} cards={cards} className={styles.page} />
        ))}
      </FollowedLinks>
      {isIntended && (
        <Suspense>
          <CartSender sender={sender} />
        </Suspense>
      )}
    </>
  );
}

/** A row that scrolls sideways; the next card peeks in. */
export function ProductRow({ cards, label }: { cards: ServerHtml; label: string }) {
  return (
    // Keyboards scroll it by the links inside.
    <FollowedLinks className={styles.row} role="group" aria-label={label}>
      <Cards key={cards.key} cards={cards} className={styles.rowList} />
    </FollowedLinks>
  );
}

function Cards({ cards, className }: { cards: ServerHtml; className?: string }) {
  return <ul className={className} {...useServerHtml(cards)} />;
}

import { useRef } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { CardCell, CardGrid } from "../product-card/card-cells";
import type { ServerHtml } from "../static-html/server-html";
import { UndoBanner } from "../undo-banner/undo-banner";
import { useAllSent } from "../undo-banner/use-sent";
import styles from "./wishlist.module.css";

export interface RemovedWish {
  productId: string;
  /** Name and colour. */
  name: string;
  /** Position of its former card. */
  position: number;
}

/** A product that a pending request removes, and the key of its cell. */
export interface LeavingWish extends Omit<RemovedWish, "position"> {
  key: string | undefined;
}

export interface WishGridProps {
  /** Cards made by `WishCell`. */
  cells: readonly ServerHtml[];
  leaving?: readonly LeavingWish[];
  /** Sorted by position. */
  undo?: readonly RemovedWish[];
}

/** The cards of a wishlist, with an undo banner in place of each removed card. */
export function WishGrid({ cells, leaving = [], undo = [] }: WishGridProps) {
  const shown = cells.map((cell) => {
    const left = leaving.find(({ key }) => key === cell.key);
    return left ? <Undo key={left.productId} wish={left} isLeaving /> : <CardCell key={cell.key} cell={cell} />;
  });
  for (const [before, removed] of undo.entries()) {
    shown.splice(removed.position + before, 0, <Undo key={removed.productId} wish={removed} />);
  }
  return shown.length > 0 ? (
    <div className={styles.cards}>
      <CardGrid>{shown}</CardGrid>
    </div>
  ) : null;
}

/** When its time is over it renders nothing, and the empty cell is hidden (wishlist.module.css). */
function Undo({ wish: { productId, name }, isLeaving }: { wish: LeavingWish | RemovedWish; isLeaving?: boolean }) {
  const t = useText("wishlist");
  const isReturning = useAllSent("productId", "undo").includes(productId);
  const cell = useRef<HTMLLIElement>(null);
  // If the focus was in the banner, the next cell takes it, or it would go to the top of the page.
  const onExpire = () => {
    if (!cell.current?.contains(document.activeElement)) return;
    const next = cell.current.nextElementSibling ?? cell.current.previousElementSibling;
    const to =
      next?.querySelector<HTMLElement>("a, button") ?? cell.current.parentElement?.closest<HTMLElement>("[tabindex]");
    to?.focus({ preventScroll: true });
  };
  return (
    <li ref={cell} className={styles.undo} tabIndex={-1} data-undo={productId}>
      <form method="post" data-wishes="">
        <input type="hidden" name="intent" value="undo" />
        <UndoBanner
          button={{ name: "productId", value: productId }}
          pending={isLeaving || isReturning}
          onExpire={onExpire}
        >
          {t("removed", { name })}
        </UndoBanner>
      </form>
    </li>
  );
}

import { type CSSProperties, type ReactNode, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { UNDO_BANNER_MS } from "#app/models/cart-rules.ts";
import { Button } from "../button/button";
import { classNames } from "../class-names";
import styles from "./undo-banner.module.css";

export interface UndoBannerProps {
  /** What was removed: "Shirt Odéon, white, 38: removed from the cart." */
  children: ReactNode;
  /** Attributes of the undo button, inside a form that posts them. */
  button?: { name: string; value: string };
  /**
   * Called when the time is over, to remove the banner. Without JavaScript the banner stays on its page; without this,
   * as where only the server renders it, its style hides it where scripts are enabled (D7).
   */
  onExpire?: () => void;
  /** The removal or its undo is not answered yet: the time does not run. */
  pending?: boolean;
}

/**
 * Replaces a removed entry, inside the caller's form. The bar's CSS animation is the clock: it stops while the banner
 * is hovered or focused, and its end removes the banner unless the button was pressed.
 */
export function UndoBanner({ children, button, onExpire, pending }: UndoBannerProps) {
  const t = useText("common");
  const [isOver, setOver] = useState(false);
  const [isPressed, setPressed] = useState(false);
  if (isOver) return null;
  // An undo that fails can be sent again.
  const isCounting = onExpire && !isPressed && !pending;
  const expire = () => {
    setOver(true);
    onExpire?.();
  };
  return (
    <div
      className={classNames(
        styles.banner,
        "on-ink",
        onExpire ? isCounting && styles.counting : !pending && styles.leaving,
      )}
      style={{ "--undo-time": `${UNDO_BANNER_MS}ms` } as CSSProperties}
      onAnimationEnd={isCounting ? expire : undefined}
    >
      <p role="status">{children}</p>
      <Button variant="ghost" size="small" type="submit" pending={pending} {...button} onClick={() => setPressed(true)}>
        {t("undo")}
      </Button>
    </div>
  );
}

import type { CSSProperties } from "react";
import { classNames } from "../class-names";
import styles from "./chip.module.css";

export interface SwatchProps {
  /** `#rrggbb` */
  hex: string;
  current?: boolean;
  size?: "regular" | "large";
  className?: string;
}

/** A dot of colour; the words beside it name the colour. */
export function Swatch({ hex, current, size, className }: SwatchProps) {
  return (
    <span
      className={classNames(
        styles.swatch,
        current && styles.current,
        size === "large" && styles.largeSwatch,
        className,
      )}
      style={{ "--swatch": hex } as CSSProperties}
    />
  );
}

import { classNames } from "../class-names";
import type { IconName } from "./icon-names";
import styles from "./icon.module.css";
import sprite from "./sprite.svg";

export interface IconProps {
  name: IconName;
  size?: "regular" | "small";
  className?: string;
}

/**
 * A drawing beside words, hidden from assistive technology because it adds no meaning. All drawings are in one file
 * that browsers cache: outlines on a 24 × 24 grid, drawn with a stroke.
 */
export function Icon({ name, size = "regular", className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size === "small" && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

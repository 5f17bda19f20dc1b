import { classNames } from "../class-names";
import { ICON_PATHS, type IconName } from "./icon-paths";
import styles from "./icon.module.css";

export interface IconProps {
  name: IconName;
  size?: "regular" | "small";
  className?: string;
}

/** A drawing beside words; it says nothing on its own, so assistive technology skips it. */
export function Icon({ name, size = "regular", className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size === "small" && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

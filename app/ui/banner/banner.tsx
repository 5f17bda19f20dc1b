import type { ReactNode } from "react";
import type { BannerKind } from "~/models/flash";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { BANNER_ICONS } from "./banner-icons";
import styles from "./banner.module.css";

export interface BannerProps {
  kind?: BannerKind;
  children: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Says it at once to assistive technology: for what has just happened, not for what stands on the page. */
  announce?: boolean;
  className?: string;
}

const INTERRUPTS = new Set<BannerKind>(["danger", "alert"]);

export function Banner({ kind = "default", children, action, announce = false, className }: BannerProps) {
  const role = INTERRUPTS.has(kind) ? "alert" : "status";
  return (
    <div
      className={classNames(styles.banner, kind !== "default" && styles[kind], kind === "fid" && "on-ink", className)}
      role={announce ? role : undefined}
    >
      <Icon name={BANNER_ICONS[kind]} className={styles.icon} />
      <div>{children}</div>
      {action}
    </div>
  );
}

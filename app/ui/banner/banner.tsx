import type { BannerKind } from "~/models/flash";
import type { IconName } from "../icon/icon-names";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
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

export const BANNER_ICONS: Record<BannerKind, IconName> = {
  default: "info",
  info: "info",
  success: "check",
  warning: "warn",
  danger: "warn",
  fid: "star",
  alert: "bell",
};

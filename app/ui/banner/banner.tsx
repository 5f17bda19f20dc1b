import { type ReactNode, useEffect, useRef } from "react";
import type { BannerKind } from "#app/models/form-problem.ts";
import type { IconName } from "../icon/icon-names";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import styles from "./banner.module.css";

export interface BannerProps {
  kind: BannerKind;
  children: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  /** Announces the banner to assistive technology at once: for what has just happened, not for permanent notices. */
  announce?: boolean;
}

const INTERRUPTS = new Set<BannerKind>(["danger", "alert"]);

export function Banner({ kind, children, action, announce = false }: BannerProps) {
  const role = INTERRUPTS.has(kind) ? "alert" : "status";
  return (
    <div className={classNames(styles.banner, kind !== "default" && styles[kind], kind === "fid" && "on-ink")}>
      <Icon name={BANNER_ICONS[kind]} className={styles.icon} />
      <div role={announce ? role : undefined}>{children}</div>
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

/** React ignores its own `autoFocus` on a `div`; the browser's attribute works there, also without JavaScript. */
export const FOCUS_WITHOUT_SCRIPT = { autoFocus: true };

export interface NoticeProps {
  /**
   * Changes when the notice must take the focus again: a form's result (a new object each time), or the words of a
   * message from an earlier page.
   */
  of: object | string;
  kind?: BannerKind;
  action?: ReactNode;
  children: string | null;
}

/**
 * Why a form was refused when no single field is to blame. It takes the focus: the button may be far below or on the
 * page before.
 */
export function Notice({ of, kind = "danger", action, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div ref={box} tabIndex={-1} {...FOCUS_WITHOUT_SCRIPT}>
      <Banner kind={kind} announce action={action}>
        <p>{children}</p>
      </Banner>
    </div>
  );
}

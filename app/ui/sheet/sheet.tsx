import type { ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import { IconButton } from "../button/button";
import styles from "./sheet.module.css";

export interface SheetProps {
  /** Any button with `popovertarget={id}` opens it, with or without JavaScript. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A sliding layer: a popover that covers the page and keeps it from scrolling; Escape and a press outside close it. */
export function Sheet({ id, title, children }: SheetProps) {
  const t = useText("common");
  return (
    <div
      className={styles.sheet}
      popover="auto"
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      data-locks-scroll=""
    >
      <div className={styles.head}>
        <h2 className="title" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="close" label={t("close")} popovertarget={id} popovertargetaction="hide" />
      </div>
      {children}
    </div>
  );
}

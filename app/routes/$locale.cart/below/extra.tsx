import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import type { IconName } from "#app/ui/icon/icon-names.ts";
import styles from "./extras.module.css";

/** An offered extra that opens a form. */
export function Fold(props: { icon: IconName; title: string; text: string; isOpen: boolean; children: ReactNode }) {
  const { isOpen, children, ...head } = props;
  return (
    <details className={styles.fold} open={isOpen || undefined}>
      <summary className={styles.extra}>
        <ExtraHead {...head} />
        <Icon name="plus" className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}

/** An offered extra that is added with one press. */
export function Extra(props: { icon: IconName; title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.extra}>
      <ExtraHead {...props} />
      <div className={styles.choices}>{props.children}</div>
    </div>
  );
}

function ExtraHead({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <>
      <Icon name={icon} />
      {/* Spans, because HTML allows no paragraphs within a summary. */}
      <span className={styles.words}>
        <span>{title}</span>
        <span>{text}</span>
      </span>
    </>
  );
}

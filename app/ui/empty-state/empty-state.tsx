import type { ReactNode } from "react";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  icon?: IconName;
  /** Left out when the page's heading already says it. */
  title?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says that a list is empty, and what to do next. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} />}
      {title && <p className="title">{title}</p>}
      {children}
    </div>
  );
}

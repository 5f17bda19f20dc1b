import type { ReactNode } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import emptyHanger from "./empty-hanger.webp";
import styles from "./empty-page.module.css";

export interface EmptyPageProps {
  /** A short text before the title: the error's status. */
  code?: string;
  title: string;
  /** What there is to say and to do about it. */
  children: ReactNode;
}

/** A page without content to show: a picture of an empty hanger beside the text and links. Texts: `common`. */
export function EmptyPage({ code, title, children }: EmptyPageProps) {
  const t = useText("common");
  return (
    <div className={styles.page}>
      <img
        className={styles.picture}
        src={emptyHanger}
        alt={t("emptyHanger")}
        width={1000}
        height={1250}
        fetchpriority="high"
      />
      <div className={styles.text}>
        {code && <p className={styles.code}>{code}</p>}
        <h1 className="heading">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** Class of a search field or other form within the text. */
export const emptyPageFormClass = styles.form;

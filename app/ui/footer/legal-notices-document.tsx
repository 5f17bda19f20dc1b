import { useText } from "#app/i18n/use-text.tsx";
import headStyles from "../blocks/heads.module.css";
import styles from "./footer.module.css";

export interface LegalNoticesDocumentProps {
  notices: readonly { id: string; title: string; text: string }[];
}

/** The small print of all offers. The footer copies the marked part of this page (legal-notices.ts). */
export function LegalNoticesDocument({ notices }: LegalNoticesDocumentProps) {
  const t = useText("content");
  const shell = useText("shell");
  return (
    <div className={`${headStyles.plain} container`}>
      <h1 className="heading">{shell("footer.legalNotices")}</h1>
      <div className={styles.notices} data-legal-notices="">
        {notices.length === 0 && <p>{t("legal.none")}</p>}
        {notices.map(({ id, title, text }) => (
          <section key={id}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

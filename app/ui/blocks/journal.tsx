import { useText } from "~/i18n/use-text";
import type { ContentTeaser } from "~/models/content-page";
import { Teasers } from "./content-document";
import headStyles from "./heads.module.css";

/** Every article, the latest first. */
export function JournalDocument({ articles }: { articles: readonly ContentTeaser[] }) {
  const t = useText("content");
  return (
    <>
      <header className={`${headStyles.plain} container`}>
        <h1 className="heading">{t("journal.title")}</h1>
        <p className="lead">{t("journal.intro")}</p>
      </header>
      <div className="container">
        <Teasers kind="blog" pages={articles} headingLevel={2} opening />
      </div>
    </>
  );
}

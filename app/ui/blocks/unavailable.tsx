import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { buttonClass } from "../button/button";
import { EmptyPage } from "../empty-page/empty-page";

/** What stands in for a page when the content service does not answer: the rest of the shop still works. */
export function ContentUnavailable() {
  const { prefix } = useLocale();
  const t = useText("content");
  return (
    <EmptyPage title={t("unavailable.title")}>
      <p className="lead">{t("unavailable.text")}</p>
      <p className="link-row">
        <a className={buttonClass({})} href={paths.home(prefix)}>
          {t("unavailable.home")}
        </a>
        <a className="text-link text-link-tall" href={paths.search(prefix)}>
          {t("unavailable.search")}
        </a>
      </p>
    </EmptyPage>
  );
}

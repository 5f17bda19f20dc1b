import { useText } from "~/i18n/use-text";
import styles from "./layout.module.css";

export const MAIN_ID = "content";

/** First stop of the Tab key: past the menu to the page. */
export function SkipLink() {
  const t = useText("shell");
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`}>
      {t("skip")}
    </a>
  );
}

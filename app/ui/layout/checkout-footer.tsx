import { useLocale, useText } from "~/i18n/use-text";
import { HELP_WORDS, PREFIXES } from "~/models/locale";
import { paths } from "~/paths";
import styles from "./layout.module.css";

/** Help and the notices that an order needs at hand; nothing that leads away by mistake. */
export function CheckoutFooter() {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <footer className={styles.checkoutFoot}>
      <div className="container">
        <a href={paths.legalNotices(prefix)}>{t("footer.legalNotices")}</a>
        <a href={paths.slug(prefix, HELP_WORDS[PREFIXES[prefix].language])}>{t("menu.help")}</a>
      </div>
    </footer>
  );
}

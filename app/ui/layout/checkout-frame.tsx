import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { HELP_WORDS, PREFIXES } from "#app/models/locale.ts";
import { paths } from "#app/paths.ts";
import styles from "./layout.module.css";
import { Link } from "@remix-run/react";
import { Logo } from "../header/header";
import { Icon } from "../icon/icon";
import { StaticHtml } from "../static-html/static-html";

/**
 * The checkout's own header: the link back, the wordmark, the lock. Its links load a document, because the checkout's
 * document lacks the site's header and footer.
 */
export function CheckoutHeader({ isDone = false }: { isDone?: boolean }) {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <header className={styles.checkoutHeader}>
      <div className={`${styles.checkoutBar} container`}>
        <Link className={styles.back} to={isDone ? paths.home(prefix) : paths.cart(prefix)} reloadDocument>
          <Icon name="back" />
          <span className={styles.long}>{isDone ? t("checkout.continueShopping") : t("checkout.backToCart")}</span>
        </Link>
        <Logo className={styles.checkoutLogo} reloadDocument />
        <p className={styles.safe}>
          <Icon name="lock" />
          <span className={styles.long}>{t("checkout.secure")}</span>
        </p>
      </div>
    </header>
  );
}

/** Links to help and legal pages; nothing that leads away by mistake. */
export function CheckoutFooter() {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <footer className={styles.checkoutFoot}>
      <div className="container">
        <a className="text-link" href={paths.slug(prefix, HELP_WORDS[PREFIXES[prefix].language])}>
          {t("menu.help")}
        </a>
        <StaticHtml name="legals" as="ul" reloadDocument />
      </div>
    </footer>
  );
}

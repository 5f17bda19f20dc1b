import { NavLink } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { SignOut } from "../header/customer-menu";
import { ACCOUNT_PAGES, type AccountPage, isMenuPage, useShell } from "../shell/shell-context";
import styles from "./account-nav.module.css";

/** Titles that stand before a page from 1280 px up. */
const TITLES = { loyalty: "loyaltyTitle", wishlist: "wishesTitle", settings: "settingsTitle" } as const;

function titleOf(page: AccountPage) {
  return page in TITLES ? (`nav.${TITLES[page as keyof typeof TITLES]}` as const) : null;
}

/** The account's pages: a column beside the content, a row that scrolls on phones. */
export function AccountNav() {
  const { prefix } = useLocale();
  const t = useText("account");
  const shell = useText("shell");
  const { accountPages } = useShell();
  return (
    <nav className={styles.nav} aria-label={shell("header.account")}>
      <ul className={styles.list}>
        {ACCOUNT_PAGES.filter((page) => accountPages.includes(page)).map((page) => {
          const title = titleOf(page);
          return (
            <li key={page}>
              {title && <p className={styles.title}>{t(title)}</p>}
              <NavLink to={paths.account(prefix, page)} end={page === "settings"}>
                {isMenuPage(page) ? shell(`account.${page}`) : t(`nav.${page}`)}
              </NavLink>
            </li>
          );
        })}
        <li>
          <SignOut />
        </li>
      </ul>
    </nav>
  );
}

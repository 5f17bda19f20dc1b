import { NavLink, useLocation } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatNumber } from "#app/models/number-format.ts";
import { paths } from "#app/paths.ts";
import { SignOut } from "../header/customer-menu";
import { Icon } from "../icon/icon";
import { unindexedMeta } from "../layout/unindexed-meta";
import { usePersonal } from "../shell/personal";
import { ACCOUNT_NAV_PAGES, type AccountNavPage, isMenuPage, useShell } from "../shell/shell-context";
import styles from "./account-page.module.css";

/** Headings that stand before these pages in the list, each opening a group. */
const TITLES: { [P in AccountNavPage]?: "nav.loyaltyTitle" | "nav.wishesTitle" | "nav.settingsTitle" } = {
  loyalty: "nav.loyaltyTitle",
  wishlist: "nav.wishesTitle",
  settings: "nav.settingsTitle",
};

/** The account's pages: a column beside the content from 1280 px up, a list that opens on narrower screens. */
export function AccountNav() {
  const { prefix } = useLocale();
  const shell = useText("shell");
  const { pathname } = useLocation();
  const nameOf = usePageName();
  const current = ACCOUNT_NAV_PAGES.filter((page) => `${pathname}/`.startsWith(`${paths.account(prefix, page)}/`)).at(
    -1,
  );
  return (
    <nav className={styles.nav} aria-label={shell("header.account")}>
      {/* The new key on each page closes the list after a navigation. */}
      <details className={styles.fold} key={pathname}>
        <summary>
          <span className={styles.where}>{current ? nameOf(current) : shell("header.account")}</span>
          <Icon name="down" size="small" />
        </summary>
        <Pages />
      </details>
      <div className={styles.column}>
        <Pages />
      </div>
    </nav>
  );
}

function Pages() {
  const { prefix } = useLocale();
  const t = useText("account");
  const { accountPages } = useShell();
  const nameOf = usePageName();
  return (
    <ul className={styles.list}>
      {ACCOUNT_NAV_PAGES.filter((page) => accountPages.includes(page)).map((page) => {
        const title = TITLES[page];
        return (
          <li key={page}>
            {title && <p className={styles.title}>{t(title)}</p>}
            <NavLink to={paths.account(prefix, page)} end={page === "settings"}>
              {nameOf(page)}
              <Count page={page} />
            </NavLink>
          </li>
        );
      })}
      <li>
        <SignOut />
      </li>
    </ul>
  );
}

/**
 * Number of entries in the wishlist or of stock alerts, with its meaning in words for screen readers. Hidden at zero.
 */
function Count({ page }: { page: AccountNavPage }) {
  const { locale } = useLocale();
  const t = useText("account");
  const { wishlist, stockAlerts } = usePersonal();
  // A product can be in the visitor's list and in the customer's: count it once.
  const count = page === "wishlist" ? new Set(wishlist).size : page === "alerts" ? stockAlerts.length : 0;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(count, locale)}
      </span>
      <span className="visually-hidden">, {t(page === "alerts" ? "nav.waiting" : "nav.wishes", { count })}</span>
    </>
  );
}

function usePageName(): (page: AccountNavPage) => string {
  const t = useText("account");
  const shell = useText("shell");
  return (page) => (isMenuPage(page) ? shell(`account.${page}`) : t(`nav.${page}`));
}

/** The handle of the account's routes: their layout, and the account's pages beside them. */
export const ACCOUNT_PAGE = { layout: "account", Side: AccountNav } as const;

/** Search engines must not index a customer's pages. */
export const accountMeta = unindexedMeta;

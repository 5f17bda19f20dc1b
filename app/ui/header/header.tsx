import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { IconButton, IconLink } from "../button/button";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import { usePersonal } from "../shell/personal";
import { useShell } from "../shell/shell-context";
import { slot } from "../slot/slot";
import { StaticHtml } from "../static-html/static-html";
import { BackLink } from "./back-link";
import { CustomerMenu } from "./customer-menu";
import disclosureStyles from "./disclosure.module.css";
import styles from "./header.module.css";
import { attachMenuBehaviour } from "./menu-behaviour";
import { MiniCart } from "./mini-cart";
import { MINI_CART_ID, MOBILE_MENU_ID } from "../shared-ids";

/** The site's header. The menus are server-rendered fragments; name, counts and popovers of the shopper are React's. */
export function Header({ isHome = false }: { isHome?: boolean }) {
  const t = useText("shell");
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? attachMenuBehaviour(header.current) : undefined), []);
  return (
    <>
      <StaticHtml name="announcement" />
      <header className={styles.header} ref={header}>
        <div className={styles.bar}>
          <div className={styles.start}>
            {!isHome && <BackLink />}
            <IconButton
              className={styles.menuButton}
              icon="menu"
              label={t("menu.title")}
              popovertarget={MOBILE_MENU_ID}
            />
            <StaticHtml className={styles.menu} name="menu" as="nav" aria-label={t("menu.main")} />
          </div>
          <Logo />
          <Tools />
        </div>
      </header>
      <StaticHtml name="mobile-menu" />
    </>
  );
}

/** The wordmark, a link to home. */
export function Logo({ className, reloadDocument }: { className?: string; reloadDocument?: boolean }) {
  const { prefix } = useLocale();
  const t = useText("shell");
  return (
    <Link
      className={classNames(styles.logo, className)}
      to={paths.home(prefix)}
      aria-label={t("header.home")}
      reloadDocument={reloadDocument}
    >
      Vitrine
    </Link>
  );
}

const Tools = slot("tools", function Tools() {
  const { prefix } = useLocale();
  const t = useText("shell");
  const { hasStores, hasWishlist } = useShell();
  const { cart } = usePersonal();
  const count = cart?.count ?? 0;
  return (
    <div className={styles.tools}>
      <IconLink icon="search" label={t("header.search")} to={paths.search(prefix)} />
      {hasStores && (
        <IconLink className={styles.wide} icon="pin" label={t("header.stores")} to={paths.stores(prefix)} />
      )}
      <Tool className={styles.account} panelId="customer-menu" openLabel={t("header.openAccount")}>
        <IconLink icon="user" label={t("header.account")} to={paths.account(prefix)} />
        <CustomerMenu id="customer-menu" />
      </Tool>
      {hasWishlist && (
        <IconLink className={styles.wide} icon="heart" label={t("header.wishlist")} to={paths.wishlist(prefix)} />
      )}
      <Tool panelId={MINI_CART_ID} openLabel={t("header.openCart")}>
        <IconLink
          icon="bag"
          label={count > 0 ? t("header.cartItems", { count }) : t("header.cart")}
          count={count}
          to={paths.cart(prefix)}
        />
        <MiniCart id={MINI_CART_ID} />
      </Tool>
    </div>
  );
});

/** An icon with a panel: the link, then the button that opens the panel without a mouse. */
function Tool(props: { className?: string; panelId: string; openLabel: string; children: [ReactNode, ReactNode] }) {
  const [link, panel] = props.children;
  return (
    <div className={classNames(styles.tool, props.className)} data-menu-entry="">
      {link}
      <button
        className={disclosureStyles.disclosure}
        type="button"
        popovertarget={props.panelId}
        aria-label={props.openLabel}
      >
        <Icon name="down" size="small" />
      </button>
      {panel}
    </div>
  );
}

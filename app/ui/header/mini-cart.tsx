import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink, IconButton } from "../button/button";
import { Picture } from "../picture/picture";
import { Price } from "../price/price";
import { type MiniCartLine, usePersonal } from "../shell/personal";
import styles from "./header.module.css";

/** The cart's popover: its lines and the total. */
export function MiniCart({ id }: { id: string }) {
  const { prefix, locale } = useLocale();
  const t = useText("shell");
  const common = useText("common");
  const { cart } = usePersonal();
  const count = cart?.count ?? 0;
  const extras = cart?.extras?.map(({ label, price }, index) => (
    <li key={index} className={styles.cartExtra}>
      <span>{label}</span>
      <Price now={price} />
    </li>
  ));
  useClosedAfterNavigation(id);
  return (
    <div className={styles.panel} popover="auto" id={id} role="dialog" aria-label={t("cart.preview")}>
      <div className={styles.cartHead}>
        <p className="title">{t("cart.title")}</p>
        <p className="caption">{count > 0 ? t("cart.items", { count }) : t("cart.empty")}</p>
        {/* Hidden by CSS when shown by hover: then it closes when the pointer leaves. */}
        <IconButton
          className={styles.cartClose}
          icon="close"
          label={common("close")}
          popovertarget={id}
          popovertargetaction="hide"
        />
      </div>
      {cart?.lines && count > 0 && (
        <ul className={styles.cartLines}>
          {cart.lines.map((line) => (
            <Line key={line.lineId} line={line} />
          ))}
          {extras}
        </ul>
      )}
      <div className={styles.cartFoot}>
        {cart && count > 0 && (
          <p className={styles.cartTotal}>
            <span>{t("cart.total")}</span>
            <span>{formatMoney(cart.total, locale)}</span>
          </p>
        )}
        <ButtonLink wide to={paths.cart(prefix)} data-to-cart="">
          {t("cart.view")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The header stays mounted between pages, and an open popover would stay open. */
function useClosedAfterNavigation(id: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    return () => {
      const panel = document.getElementById(id);
      if (panel && "hidePopover" in panel) panel.hidePopover();
    };
  }, [pathname, id]);
}

function Line({ line }: { line: MiniCartLine }) {
  const t = useText("shell");
  return (
    <li className={styles.cartLine}>
      <Picture path={line.picture.path} alt="" widths="thumb" sizes="72px" />
      <div>
        <Link to={line.href}>{line.name}</Link>
        {line.option && <p className="caption">{line.option}</p>}
        <p className="caption">{t("cart.quantity", { quantity: line.quantity })}</p>
        {line.priceChange && <p className="caption">{line.priceChange}</p>}
      </div>
      <Price now={line.totalPrice} />
    </li>
  );
}

import { Link, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { classNames } from "../class-names";
import buttonStyles from "../button/button.module.css";
import { Icon } from "../icon/icon";
import styles from "./header.module.css";

/** The router numbers its history entries; above the first one, the previous entry is a page of the shop. */
function cameFromShop(): boolean {
  const state: unknown = window.history.state;
  const index = state && typeof state === "object" && "idx" in state ? state.idx : 0;
  if (typeof index === "number" && index > 0) return true;
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);
}

/**
 * Mobile back arrow: one step back in history if that is a page of the shop, else home (S2). Without JavaScript a link
 * to home.
 */
export function BackLink() {
  const { prefix } = useLocale();
  const t = useText("shell");
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!cameFromShop()) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link
      className={classNames(buttonStyles.iconButton, styles.back)}
      to={paths.home(prefix)}
      aria-label={t("header.back")}
      onClick={goBack}
    >
      <Icon name="back" />
    </Link>
  );
}

import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { Icon } from "../icon/icon";
import styles from "./chip.module.css";

/** An applied filter: a link to the same page without it. */
export function FilterChip({ label, to }: { label: string; to: string }) {
  const t = useText("common");
  return (
    <Link className={styles.filter} to={to} preventScrollReset>
      <span className="visually-hidden">{t("filter.remove")} </span>
      {label}
      <Icon name="close" size="small" />
    </Link>
  );
}

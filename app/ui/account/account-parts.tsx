import { Link, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { Banner } from "../banner/banner";
import styles from "./account.module.css";

/** An account page's title, and the news under it. */
export function AccountHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className={styles.head}>
      <h1 className="heading">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** Stands where a part of the account cannot be shown; the rest of the page is there. Texts of `account`. */
export function PartUnavailable() {
  const t = useText("account");
  const { pathname, search } = useLocation();
  const retry = (
    <Link className="text-link" to={pathname + search} reloadDocument>
      {t("retry")}
    </Link>
  );
  return (
    <Banner kind="warning" action={retry}>
      <p>{t("unavailable")}</p>
    </Banner>
  );
}

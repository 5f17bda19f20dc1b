import { Link, useLocation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { Banner } from "../banner/banner";

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

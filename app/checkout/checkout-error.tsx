import type { MetaFunction } from "@remix-run/react";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { useLocale, useText } from "~/i18n/use-text";
import { parseMessages, translate } from "~/i18n/translate";
import { type PageHead, pageMeta } from "~/page-meta";
import type { RootData } from "~/root";
import { paths } from "~/paths";
import { Banner } from "~/ui/banner/banner";
import { ButtonLink } from "~/ui/button/button";
import styles from "./checkout.module.css";

/** A step that could not be shown: what to do now, and that nothing was forgotten. It keeps the checkout's frame. */
export function CheckoutError() {
  const { prefix } = useLocale();
  const { pathname, search } = useLocation();
  const t = useText("error");
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <div className="container">
      <div className={styles.message}>
        <p className="caption">{t("code", { status })}</p>
        <h1 className="heading">{t("server.title")}</h1>
        <Banner kind="warning">
          <p>{t("server.comfort")}</p>
        </Banner>
        <ButtonLink size="large" to={pathname + search} reloadDocument>
          {t("retry")}
        </ButtonLink>
        <Link className="text-link text-link-tall" to={paths.cart(prefix)} reloadDocument>
          {t("home")}
        </Link>
      </div>
    </div>
  );
}

/** A step's head, or that of the error that stands in its place. */
export const checkoutMeta: MetaFunction = ({ data, matches }) => {
  if (data) return pageMeta(data as PageHead);
  const root = matches.find(({ id }) => id === "root")?.data as RootData | undefined;
  if (!root) return [];
  const title = translate(parseMessages(root.messages.error ?? "{}"), root.info.locale, "server.pageTitle");
  return pageMeta({ title: `${title} | Vitrine` });
};

import { Link, useLocation } from "@remix-run/react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Banner } from "#app/ui/banner/banner.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { RequestReference } from "#app/ui/error-page/request-reference.tsx";
import styles from "./step.module.css";

/**
 * A step that could not be shown: says what to do and that nothing was lost. Keeps the checkout's header and footer.
 */
export function CheckoutErrorPage({ status, requestId }: { status: number; requestId: string }) {
  const { prefix } = useLocale();
  const { pathname, search } = useLocation();
  const t = useText("error");
  const key = status === 429 ? "rateLimited" : "server";
  return (
    <div className="container">
      <div className={styles.message}>
        <p className="caption">{t("code", { status })}</p>
        <h1 className="heading">{t(`${key}.title`)}</h1>
        <Banner kind="warning">
          <p>{t(`${key}.comfort`)}</p>
        </Banner>
        <ButtonLink size="large" to={pathname + search} reloadDocument>
          {t("retry")}
        </ButtonLink>
        <Link className="text-link text-link-tall" to={paths.cart(prefix)} reloadDocument>
          {t("cart")}
        </Link>
        {status >= 500 && <RequestReference id={requestId} />}
      </div>
    </div>
  );
}

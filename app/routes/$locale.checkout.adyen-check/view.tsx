import { useEffect, useRef } from "react";
import { Link, useNavigationType } from "@remix-run/react";
import type { ProviderForm } from "~/bff/checkout/payment-redirect.server";
import type { ReturnPage } from "~/bff/checkout/return-page.server";
import styles from "~/ui/checkout/step.module.css";
import { AskAgain } from "~/ui/checkout/ask-again";
import { useLocale, useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { Button, ButtonLink } from "~/ui/button/button";

/** The form that takes the shopper to the provider: it sends itself where scripts run, and has a button anyway. */
export function ProviderPage({ form }: { form: ProviderForm }) {
  const t = useText("checkout");
  const ref = useRef<HTMLFormElement>(null);
  const type: string = useNavigationType();
  const isLedHere = useRef(type !== "POP");
  useEffect(() => {
    // Whoever came here by going back wanted to leave the provider, not to be sent there again. Who went back further and
    // has pressed the button again is led here in the document that came by going back.
    const [arrival] = performance.getEntriesByType("navigation");
    if (!isLedHere.current && arrival?.type === "back_forward") return;
    ref.current?.submit();
  }, []);
  return (
    <div className="container">
      <div className={styles.message}>
        <h1 className="heading">{t("provider.title")}</h1>
        <p className="lead">{t("provider.text")}</p>
        <form ref={ref} method="post" action={form.action}>
          {form.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            {t("provider.button")}
          </Button>
        </form>
      </div>
    </div>
  );
}

/** Nobody knows yet how the payment went; after a while the page says what becomes of it and who can help. */
export function CheckingPage({ overdue }: Pick<ReturnPage, "overdue">) {
  const { prefix } = useLocale();
  const t = useText("checkout");
  return (
    <div className="container">
      <div className={styles.message} role="status">
        <h1 className="heading">{t(overdue ? "checking.longTitle" : "checking.title")}</h1>
        <p className="lead">{t(overdue ? "checking.longText" : "checking.text")}</p>
        {overdue && (
          <p>
            {t("checking.service")}{" "}
            {overdue.reference && `${t("checking.reference", { reference: overdue.reference })} `}
            <Link className="text-link" to={paths.help(prefix)} reloadDocument>
              {t("checking.contact")}
            </Link>
          </p>
        )}
        <AskAgain label={t("checking.again")} />
        <ButtonLink variant="outline" to={paths.account(prefix, "orders")} reloadDocument>
          {t("checking.orders")}
        </ButtonLink>
      </div>
    </div>
  );
}

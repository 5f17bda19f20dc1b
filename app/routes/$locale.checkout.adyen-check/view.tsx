import { useEffect, useRef } from "react";
import { Link, useNavigationType } from "@remix-run/react";
import type { ProviderForm } from "#app/bff/checkout/payment-redirect.server.ts";
import type { ReturnPage } from "#app/bff/checkout/return-page.server.ts";
import styles from "#app/ui/checkout/step.module.css";
import { AskAgain } from "#app/ui/checkout/ask-again.tsx";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";

/** The form that takes the shopper to the provider. It submits itself where scripts run, and always has a button. */
export function ProviderPage({ form }: { form: ProviderForm }) {
  const t = useText("checkout");
  const ref = useRef<HTMLFormElement>(null);
  const type: string = useNavigationType();
  const isLedHere = useRef(type !== "POP");
  useEffect(() => {
    // A shopper who came here by going back wanted to leave the provider, so the form is not submitted again. If they
    // then went further back and pressed the order button again, the router led them here within the same document:
    // `isLedHere` tells that case.
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

/** The result of the payment is not known yet. After a while the page says what will happen and who can help. */
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

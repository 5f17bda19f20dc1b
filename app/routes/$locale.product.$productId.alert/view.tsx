import { type ReactNode, useMemo } from "react";
import type { ProductGlance } from "#app/bff/catalogue/product-view.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { Notice } from "#app/ui/banner/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { Honeypot } from "#app/ui/field/honeypot.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Piece } from "#app/ui/product/piece.tsx";
import { ServiceForm, useIsSending } from "#app/ui/product/service.tsx";

export interface StockAlertProps {
  product: ProductGlance;
  sku: string;
  size: string;
  /** `back`: the size can be bought again. */
  state: "visitor" | "customer" | "set" | "back";
  /** `email`: the visitor's address is invalid. */
  problem: "email" | "tooMany" | "rateLimited" | "unavailable" | null;
  /** As the visitor typed it. */
  email: string;
}

export function StockAlert({ product, sku, size, state, problem, email }: StockAlertProps) {
  const { prefix } = useLocale();
  const t = useText("service");
  const { productId, hasOneSize } = product;
  // Texts for a product in one size do not mention sizes.
  const one = hasOneSize ? "One" : "";
  const promise = t(`alert.promise${one}`);
  const address = paths.stockAlert(prefix, productId, sku);
  return (
    <div className="stack">
      <Piece product={product} size={size} />
      {problem && problem !== "email" && (
        // `product` is new with each response: the same refusal takes the focus again.
        <Notice of={product}>{t(`alert.${problem}`)}</Notice>
      )}
      {state === "back" && (
        <>
          <p>{t(`alert.back${one}`)}</p>
          <ButtonLink wide to={paths.variant(prefix, product)}>
            {t("back")}
          </ButtonLink>
        </>
      )}
      {state === "set" && (
        <>
          <p>{t(`alert.already${one}`)}</p>
          <ButtonLink wide variant="outline" to={paths.account(prefix, "alerts")}>
            {t("alert.mine")}
          </ButtonLink>
        </>
      )}
      {state === "visitor" && (
        <>
          <AlertForm address={address} promise={`${promise} ${t("alert.forgotten")}`}>
            <EmailField email={email} isWrong={problem === "email"} answer={product} />
          </AlertForm>
          <p className="small">
            {t("alert.signInWhy")}{" "}
            <a className="text-link" href={paths.signIn(prefix, address)}>
              {t("alert.signIn")}
            </a>
          </p>
        </>
      )}
      {state === "customer" && <AlertForm address={address} promise={promise} />}
    </div>
  );
}

function AlertForm({ address, promise, children }: { address: string; promise: string; children?: ReactNode }) {
  const t = useText("service");
  const isSending = useIsSending();
  return (
    // Errors appear beside their field, in the page's language instead of the browser's.
    <ServiceForm method="post" action={address} className="stack" noValidate>
      {children}
      <p className="small">{promise}</p>
      <Button type="submit" wide pending={isSending}>
        {t("alert.submit")}
      </Button>
    </ServiceForm>
  );
}

interface EmailFieldProps {
  email: string;
  isWrong: boolean;
  /** New with each response, so that the same error is announced again. */
  answer: object;
}

function EmailField({ email, isWrong, answer }: EmailFieldProps) {
  const t = useText("service");
  const error = isWrong ? t("reserve.error.email") : undefined;
  // oxlint-disable-next-line react/exhaustive-deps
  const errors = useMemo(() => (error ? [{ fieldId: "alert-email", text: error }] : []), [error, answer]);
  return (
    <>
      <ErrorSummary errors={errors} />
      <Field
        id="alert-email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={100}
        label={t("reserve.email")}
        invalidText={t("reserve.error.email")}
        defaultValue={email}
        error={error}
      />
      <Honeypot />
    </>
  );
}

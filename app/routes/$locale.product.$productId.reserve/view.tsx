import { useMemo } from "react";
import type { ProductGlance } from "#app/bff/catalogue/product-view.server.ts";
import type { StoreView } from "#app/bff/stores/product-stores.server.ts";
import type { ReserveProblem } from "#app/bff/stores/reserve.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { Banner, Notice } from "#app/ui/banner/banner.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Honeypot } from "#app/ui/field/honeypot.tsx";
import { Piece } from "#app/ui/product/piece.tsx";
import { ServiceForm, ServiceLink, useIsSending } from "#app/ui/product/service.tsx";

export interface ReserveProps {
  product: ProductGlance;
  sku: string;
  size: string;
  store: StoreView;
  /** The shop knows its customers; a visitor enters contact details. */
  isVisitor: boolean;
  /** The customer of this page: the page around the layer may still be another customer's. */
  owner: string | null;
  /** Example of a phone number as written on this site. */
  phoneExample: string;
  problem: ReserveProblem | { reason: "unavailable" } | null;
  values: Record<string, string>;
}

const FIELDS = [
  { name: "firstName", autoComplete: "given-name", required: true, type: "text", maxLength: 50 },
  { name: "lastName", autoComplete: "family-name", required: true, type: "text", maxLength: 50 },
  { name: "email", autoComplete: "email", required: true, type: "email", maxLength: 100 },
  { name: "phoneNumber", autoComplete: "tel", required: false, type: "tel", maxLength: 30 },
] as const;

export function Reserve({ product, sku, size, store, isVisitor, owner, phoneExample, problem, values }: ReserveProps) {
  const { prefix } = useLocale();
  const t = useText("service");
  const isSending = useIsSending();
  const { productId } = product;
  const wrong = useWrongFields(problem, phoneExample);
  const refused = problem && "reason" in problem ? problem : null;
  return (
    <div className="stack stack-wide">
      <div className="stack">
        <Piece product={product} size={size} />
        <p>
          <strong className="strong">{store.name}</strong>
          <br />
          {store.lines.join(", ")}
        </p>
        <p className="small">{t("reserve.promise")}</p>
      </div>
      {refused && <Notice of={refused}>{t(`reserve.${refused.reason}`)}</Notice>}
      {!refused && !store.canReserve && (
        <Banner kind="danger" announce>
          <p>{t("reserve.gone")}</p>
        </Banner>
      )}
      <ErrorSummary errors={wrong} />
      <ServiceForm
        method="post"
        action={paths.reserve(prefix, productId, { sku, storeId: store.storeId })}
        className="stack stack-wide"
        // Errors appear beside their field, in the page's language instead of the browser's.
        noValidate
      >
        {isVisitor &&
          FIELDS.map((field) => (
            <Field
              key={field.name}
              {...field}
              id={`reserve-${field.name}`}
              label={t(`reserve.${field.name}`)}
              defaultValue={values[field.name]}
              error={wrong.find((each) => each.name === field.name)?.text}
              answer={problem}
            />
          ))}
        {isVisitor && <Honeypot />}
        {owner && <input type="hidden" name={OWNER_FIELD} value={owner} />}
        <Button type="submit" wide pending={isSending}>
          {t("reserve.submit")}
        </Button>
      </ServiceForm>
      <p>
        <ServiceLink className="text-link text-link-tall" to={paths.productStores(prefix, product)}>
          {t("reserve.elsewhere")}
        </ServiceLink>
      </p>
    </div>
  );
}

function useWrongFields(problem: ReserveProps["problem"], phone: string) {
  const t = useText("service");
  return useMemo(() => {
    if (!problem || !("fields" in problem)) return [];
    return problem.fields.map((name) => ({
      name,
      fieldId: `reserve-${name}`,
      text: problem.misnamed.includes(name)
        ? t("reserve.error.name", { field: t(`reserve.${name}`) })
        : t(`reserve.error.${name}`, { phone }),
    }));
  }, [problem, phone, t]);
}

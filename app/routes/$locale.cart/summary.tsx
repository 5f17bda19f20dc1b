import { Form } from "@remix-run/react";
import { useRef } from "react";
import type { CartView, CodeView, DeliveryWay } from "#app/bff/cart/page-view.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { Accordion } from "#app/ui/accordion/accordion.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import { OrderBox } from "#app/ui/cart/cart-layout.tsx";
import { useKeptFocus } from "#app/ui/cart/use-kept-focus.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { BuyBar } from "#app/ui/product/buy-bar.tsx";
import { type ServerHtml, ServerPart } from "#app/ui/static-html/server-html.tsx";
import { useAllSent, useSentIntent } from "#app/ui/undo-banner/use-sent.ts";
import { Summary, type SummaryRow, SummaryRows } from "#app/ui/summary/summary.tsx";
import { CodeEntry, CodeField } from "./code-field";
import { Tool } from "./line-form";
import styles from "./summary.module.css";

export interface CartSummaryProps {
  cart: CartView & { isPending: boolean };
  problem: FormProblem | null;
  typedCode?: string;
  /** Express payments and notes on ordering, rendered on the server. */
  notes: ServerHtml;
}

/** Codes, amounts, delivery, and the button to order. */
export function CartSummary({ cart, problem, typedCode, notes }: CartSummaryProps) {
  const { locale } = useLocale();
  const t = useText("cart");
  const { instalment, ways } = cart.summary;
  return (
    <Summary title={t("summary")}>
      <PromoCode {...{ problem, typedCode }} codes={cart.codes} />
      <div className={cart.isPending ? styles.pending : undefined} aria-busy={cart.isPending || undefined}>
        <SummaryRows rows={useSummaryRows(cart)} />
      </div>
      {/* An expected total is shown, but not said: the response may bring another one. */}
      <p className="visually-hidden" role="status">
        {!cart.isPending && `${t("total")} ${formatMoney(cart.summary.totals.total, locale)}`}
      </p>
      {ways.length > 1 && <Ways ways={ways} />}
      {cart.count > 0 && (
        <OrderBox>
          <BuyBar>
            <a className={buttonClass({ size: "large", wide: true, spread: true })} href={cart.orderPath}>
              <span>{t("order")}</span>
              <span>{formatMoney(cart.summary.totals.total, locale)}</span>
            </a>
          </BuyBar>
          {instalment && (
            <p className="caption">
              {t("instalments", { count: instalment.count, amount: instalment.first })}. {t("instalmentsNote")}
            </p>
          )}
          <Points points={cart.points} />
          <ServerPart content={notes} />
        </OrderBox>
      )}
    </Summary>
  );
}

function PromoCode(props: Pick<CartSummaryProps, "problem" | "typedCode"> & { codes: readonly CodeView[] }) {
  const { codes, problem, typedCode } = props;
  const t = useText("cart");
  const error = problem?.fields.find(({ fieldId }) => fieldId === "promo")?.text;
  // Kept after any error: the code may be right, and the service unavailable.
  const typed = problem?.values.intent === "add-code" ? problem.values.promo : typedCode;
  const isSending = useSentIntent() === "add-code";
  const removed = useAllSent("code", "remove-code");
  const shown = codes.filter(({ code }) => !removed.includes(code));
  const block = useRef<HTMLDivElement>(null);
  useKeptFocus(block);
  return (
    <div ref={block}>
      <div aria-live="polite" className={isSending ? styles.coming : undefined}>
        {shown.length > 0 && (
          <ul className={styles.codes} aria-label={t("promo.applied")}>
            {shown.map((code) => (
              <CodeEntry key={code.code} code={code}>
                <Tool intent="remove-code" name="code" value={code.code} label={t("code.remove")} of={code.code} />
              </CodeEntry>
            ))}
          </ul>
        )}
      </div>
      <Accordion title={t("promo.open")} compact open={typed !== undefined || undefined}>
        <Form key={codes.length} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="add-code" />
          <CodeField typed={typed} error={error} isSending={isSending} />
        </Form>
      </Accordion>
    </div>
  );
}

function useSummaryRows({ summary, count }: CartView): SummaryRow[] {
  const { locale } = useLocale();
  const t = useText("cart");
  const delivery = useDeliveryRow(summary);
  const { goods, giftCards, loyaltyCard, donations, discounts, total } = summary.totals;
  const row = (label: string, amount: Money): SummaryRow[] =>
    amount.centAmount === 0 ? [] : [{ label, value: formatMoney(amount, locale) }];
  return [
    ...row(t("count", { count: summary.pieces }), goods),
    ...row(t("sum.giftCards"), giftCards),
    ...row(t("sum.card"), loyaltyCard),
    ...row(t("sum.donations"), donations),
    ...discounts.map(({ label, value }): SummaryRow => ({
      label: label.trim() ? t("discount", { label }) : t("paid.discount"),
      value: formatMoney({ ...value, centAmount: -value.centAmount }, locale),
      kind: "discount",
    })),
    ...(count > 0 ? [delivery] : []),
    { label: t("total"), note: summary.isTaxed && t("vat"), value: formatMoney(total, locale), kind: "total" },
  ];
}

/** Cost of home delivery; when that is not free but another method is, the row says so. */
function useDeliveryRow({ totals, chosenDelivery, deliveryDay, ways }: CartView["summary"]): SummaryRow {
  const { locale } = useLocale();
  const t = useText("cart");
  const { delivery } = totals;
  const isFree = delivery?.centAmount === 0;
  const estimate = delivery && !isFree ? t("deliveryFrom") : t("delivery");
  const freeWay = isFree || chosenDelivery ? undefined : ways.find(({ price }) => price.centAmount === 0);
  const value = delivery ? formatMoney(delivery, locale) : t("deliveryUnknown");
  return {
    label: chosenDelivery ?? (deliveryDay ? t("deliveryBy", { date: deliveryDay }) : estimate),
    note: freeWay && t("deliveryFreeWay", { name: freeWay.name }),
    value: isFree ? t("deliveryFree") : value,
    ...(isFree ? { kind: "free" as const } : {}),
  };
}

/** Cost of each delivery method for this cart, and what would make it free. */
function Ways({ ways }: { ways: readonly DeliveryWay[] }) {
  const { locale } = useLocale();
  const t = useText("cart");
  return (
    <Accordion title={t("ways")} compact>
      <SummaryRows
        rows={ways.map(({ name, price, missing }): SummaryRow => ({
          label: name,
          note: missing && t("ways.missing", { amount: formatMoney(missing, locale) }),
          value: price.centAmount === 0 ? t("deliveryFree") : formatMoney(price, locale),
        }))}
      />
    </Accordion>
  );
}

function Points({ points: { earned, bonus, incentive } }: Pick<CartView, "points">) {
  const t = useText("cart");
  const words = [earned > 0 && t("points.earned", { count: earned }), bonus > 0 && t("points.bonus", { count: bonus })];
  const text = words.filter(Boolean).join(", ") || incentive;
  if (!text) return null;
  return (
    <p className={styles.points}>
      <Icon name="star" size="small" />
      {text}
    </p>
  );
}

import { serverText } from "~/i18n/i18n.server";
import type { Text } from "~/i18n/use-text";
import type { CartAddress } from "~/models/address";
import type { LineItem } from "~/models/cart";
import { amountLeftToPay, productCount, skipsPayment } from "~/models/cart-rules";
import { FUNNEL_STEPS, type FunnelStep, type StepState, stepStates } from "~/models/checkout-steps";
import { linesSeen } from "~/models/line-changes";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import { formatPersonName } from "~/models/person-name";
import { summaryView } from "../cart/view.server";
import type { RequestContext } from "../context.server";
import { dayRange } from "../dates.server";
import { titleOf } from "../form-problem.server";
import { type Checkout, funnelPath } from "./access.server";

/** What every step shows around its form: progress above, the order beside. Amounts and dates are in words. */
export interface CheckoutFrame {
  /** Of the document, shop's name included. */
  title: string;
  /** "Payment, step 3 of 4" */
  heading: string;
  steps: StepView[];
  order: OrderSummaryView;
  /** The lines that are shown, for the form to say so (`lineChanges`). */
  seen: string;
}

export interface StepView {
  label: string;
  state: StepState["state"];
  /** For done and open steps. */
  to?: string;
  /** What was chosen there. */
  summary?: string;
}

export interface OrderSummaryView {
  count: number;
  lines: (Pick<LineItem, "lineId" | "name" | "quantity" | "totalPrice" | "picture"> & {
    color: string;
    size: string;
  })[];
  rows: { label: string; note?: string; value: string; kind?: "free" | "discount" | "total" }[];
  /** What is left to pay, delivery included as far as it is known. */
  toPay: string;
}

/** Title of a step's page; with the word for "Error" when it shows a form that was refused. */
export async function stepTitle(context: RequestContext, step: FunnelStep): Promise<string> {
  return `${await heading(context, step)} | Vitrine`;
}

async function heading({ language }: RequestContext, step: FunnelStep): Promise<string> {
  const t = await serverText(language, "checkout");
  const number = FUNNEL_STEPS.indexOf(step) + 1;
  return t("heading", { step: t(`step.${step}`), number, total: FUNNEL_STEPS.length });
}

export async function checkoutFrame(context: RequestContext, checkout: Checkout): Promise<CheckoutFrame> {
  const t = await serverText(context.language, "checkout");
  return {
    title: await titleOf(context, await stepTitle(context, checkout.step)),
    heading: await heading(context, checkout.step),
    steps: stepViews(context, checkout, t),
    order: orderSummary(context, checkout, t),
    seen: linesSeen(checkout.cart.lineItems),
  };
}

function stepViews(context: RequestContext, checkout: Checkout, t: Text<"checkout">): StepView[] {
  const summaries = stepSummaries(context, checkout, t);
  return stepStates(checkout.step, checkout.funnel)
    .map((each) => ({ ...each, label: t(`step.${each.step}`) }))
    .map(({ step, state, label }) => {
      if (state === "current" || state === "todo") return { label, state };
      return { label, state, to: funnelPath(context, step), summary: summaries[step] };
    });
}

/** What was chosen in each step so far. */
function stepSummaries(
  context: RequestContext,
  checkout: Checkout,
  t: Text<"checkout">,
): Partial<Record<FunnelStep, string>> {
  const { cart, paymentMethod, funnel } = checkout;
  const isFree = skipsPayment(cart, funnel.freeCartCriteria);
  return {
    billing: cart.billingAddress ? shortAddress(cart.billingAddress) : undefined,
    delivery: deliveryLabel(context, checkout) ?? undefined,
    payment: isFree ? t("method.free") : paymentMethod ? t(`method.${paymentMethod}`) : undefined,
  };
}

/** Who and where, short: `Camille Perrin, 75003 Paris`. */
function shortAddress({ firstName, lastName, zipCode, city }: CartAddress): string {
  return `${formatPersonName(`${firstName} ${lastName}`)}, ${zipCode} ${formatPersonName(city)}`;
}

/** The chosen delivery with its date: `Home delivery, Tue 24 Nov`. Null before it is chosen. */
export function deliveryLabel(
  { locale }: RequestContext,
  { cart: { shippingInfo }, shippingMethods }: Pick<Checkout, "cart" | "shippingMethods">,
): string | null {
  if (!shippingInfo) return null;
  const date = shippingMethods.find(({ key }) => key === shippingInfo.shippingMethodKey)?.deliveryDate;
  return date ? `${shippingInfo.name}, ${dayRange(date, locale, "short")}` : shippingInfo.name;
}

function orderSummary(context: RequestContext, checkout: Checkout, t: Text<"checkout">): OrderSummaryView {
  const { cart } = checkout;
  const { locale } = context;
  const lines = cart.lineItems.map(({ lineId, name, color, size, quantity, totalPrice, picture }) => {
    return { lineId, name, color: color.name, size: size.label, quantity, totalPrice, picture };
  });
  const toPay = { ...amountLeftToPay(cart), centAmount: leftToPay(checkout) };
  return {
    count: productCount(cart),
    lines,
    rows: summaryRows(context, checkout, t),
    toPay: formatMoney(toPay, locale),
  };
}

function summaryRows(context: RequestContext, checkout: Checkout, t: Text<"checkout">): OrderSummaryView["rows"] {
  const { cart, shippingMethods } = checkout;
  const sums = summaryView(cart, shippingMethods);
  const money = (amount: Money) => formatMoney(amount, context.locale);
  const minus = (amount: Money) => money({ ...amount, centAmount: -amount.centAmount });
  const isFree = sums.delivery?.centAmount === 0;
  const delivery = sums.delivery && !isFree ? t("summary.deliveryFrom") : t("summary.delivery");
  const giftCards = cart.payments.filter(({ paymentProvider }) => paymentProvider === "vitrine");
  const total = { label: t("summary.total"), note: t("summary.vat"), value: money(sums.total) };
  return [
    { label: t("summary.items", { count: productCount(cart) }), value: money(sums.subtotal) },
    ...sums.discounts.map(({ label, value }) => ({ label, value: minus(value), kind: "discount" as const })),
    {
      label: deliveryLabel(context, checkout) ?? delivery,
      value: sums.delivery ? (isFree ? t("summary.free") : money(sums.delivery)) : t("summary.deliveryUnknown"),
      ...(isFree ? { kind: "free" as const } : {}),
    },
    ...(giftCards.length === 0 ? [{ ...total, kind: "total" as const }] : [total]),
    ...giftCards.map(({ amountPlanned }) => ({ label: t("summary.giftCard"), value: minus(amountPlanned) })),
    ...(giftCards.length === 0
      ? []
      : [
          {
            label: t("summary.left"),
            value: money({ ...sums.total, centAmount: leftToPay(checkout) }),
            kind: "total" as const,
          },
        ]),
  ];
}

/** Cents left to pay; before a delivery is chosen, with the cheapest one. */
function leftToPay({ cart, shippingMethods, funnel }: Checkout): number {
  if (skipsPayment(cart, funnel.freeCartCriteria)) return 0;
  const estimate = summaryView(cart, shippingMethods).total.centAmount - cart.totalPrice.centAmount;
  return amountLeftToPay(cart).centAmount + estimate;
}

import {
  type CheckoutShell,
  type StepView,
  type OrderSums,
  type OrderSummaryView,
  type PriceBreakdownView,
} from "#app/models/checkout-view.ts";
import { checkoutText, type CheckoutText } from "#app/i18n/i18n.server.ts";
import type { CartAddress } from "#app/models/address.ts";
import { deliveryPointName } from "#app/models/address-rules.ts";
import {
  amountLeftToPay,
  isByGiftCard,
  isTaxed,
  shippingPrice,
  skipsPayment,
  totalBeforeDelivery,
  withShippingMethod,
} from "#app/models/cart-rules.ts";
import { FUNNEL_STEPS, type FunnelStep, stepStates } from "#app/models/checkout-steps.ts";
import { serializeLines } from "#app/models/line-changes.ts";
import type { Money } from "#app/models/money.ts";
import { todayIn } from "#app/models/countries.ts";
import { maskedNumber, withoutPastDay } from "#app/models/gift-card-rules.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { type PriceBreakdown, priceBreakdown } from "#app/models/price-breakdown.ts";
import type { ShippingMethod } from "#app/models/shipping.ts";
import { summaryView } from "../cart/view.server";
import type { RequestContext } from "../context.server";
import { dayRange } from "#app/i18n/dates.server.ts";
import { funnelPath } from "#app/paths.ts";
import { titleOf } from "../http/form-problem.server";
import { postalLines } from "../account/address-lines.server";
import { inOnePiece } from "../account/postcode.server";
import { priceBreakdownView } from "../account/price-breakdown-view.server";
import { type Checkout, isChange } from "./access.server";
import { offeredMethods } from "./delivery-methods.server";

/** Document title of a step, without the word for "Error" (see `titleOf`). */
export async function stepTitle(context: RequestContext, step: FunnelStep): Promise<string> {
  return `${await heading(context, step)} | Vitrine`;
}

async function heading({ language }: RequestContext, step: FunnelStep): Promise<string> {
  const t = await checkoutText(language);
  const number = FUNNEL_STEPS.indexOf(step) + 1;
  return t("heading", { step: t(`step.${step}`), number, total: FUNNEL_STEPS.length });
}

export async function checkoutShell(context: RequestContext, checkout: Checkout): Promise<CheckoutShell> {
  const t = await checkoutText(context.language);
  return {
    title: await titleOf(context, await stepTitle(context, checkout.step)),
    heading: await heading(context, checkout.step),
    isChange: isChange(context),
    steps: stepViews(context, checkout, t),
    order: await orderSummary(context, checkout, t),
    seen: serializeLines(checkout.cart.lineItems),
  };
}

function stepViews(context: RequestContext, checkout: Checkout, t: CheckoutText): StepView[] {
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
  t: CheckoutText,
): Partial<Record<FunnelStep, string>> {
  const { cart } = checkout;
  return {
    billing: cart.billingAddress ? shortAddress(context, cart.billingAddress) : undefined,
    delivery: deliverySummary(context, checkout) ?? undefined,
    payment: paymentLabel(checkout, t),
  };
}

/** Gift cards, a method, or both. */
function paymentLabel(checkout: Checkout, t: CheckoutText): string | undefined {
  const { cart, paymentMethod, funnel } = checkout;
  const giftCard = cart.payments.some(isByGiftCard) ? t("summary.giftCard") : null;
  if (skipsPayment(cart, funnel.freeCartCriteria)) return giftCard ?? t("method.free");
  return paymentMethod ? [giftCard, t(`method.${paymentMethod}`)].filter(Boolean).join(" + ") : undefined;
}

/** Name and town, short, as the address's country writes them: `Camille Perrin, 75003 Paris`. */
function shortAddress(context: RequestContext, { firstName, lastName, zipCode, city, country }: CartAddress): string {
  const where = { firstName, lastName, address1: "", zipCode: inOnePiece(zipCode), city, country };
  return postalLines(where, context).join(", ");
}

/** The chosen delivery and its place: `Pickup point, Tuesday 24 November, Station Newsagent`. */
function deliverySummary(context: RequestContext, checkout: Checkout): string | null {
  const label = deliveryLabel(context, checkout);
  const { shippingAddress } = checkout.cart;
  const place = shippingAddress && deliveryPointName(shippingAddress);
  return label && place ? `${label}, ${place}` : label;
}

/** The chosen delivery with its date: `Home delivery, Tuesday 24 November`. Null before it is chosen. */
export function deliveryLabel(
  { locale }: RequestContext,
  { cart: { shippingInfo }, shippingMethods }: Pick<Checkout, "cart" | "shippingMethods">,
): string | null {
  if (!shippingInfo) return null;
  const date = shippingMethods.find(({ key }) => key === shippingInfo.shippingMethodKey)?.deliveryDate;
  return [shippingInfo.name, date && dayRange(date, locale)].filter(Boolean).join(", ") || null;
}

async function orderSummary(context: RequestContext, checkout: Checkout, t: CheckoutText): Promise<OrderSummaryView> {
  const { cart, shippingMethods } = checkout;
  const today = todayIn(context.site.country);
  const giftCards = cart.giftCards.map((card) => withoutPastDay(card, today));
  const paid = priceBreakdown({ ...cart, giftCards }, summaryView(cart, shippingMethods).delivery);
  const view = await priceBreakdownView(context, paid);
  return {
    count: view.count,
    lines: view.lines,
    rows: [...summaryRows(context, checkout, { t, paid, view }), ...leftRows(context, checkout, { t, paid })],
    toPay: formatMoney({ ...paid.total, centAmount: leftToPay(checkout) }, context.locale),
  };
}

/** Sums of the order for each method that can be chosen, by its key. */
export async function sumsByMethod(context: RequestContext, checkout: Checkout): Promise<Record<string, OrderSums>> {
  const t = await checkoutText(context.language);
  const sums = offeredMethods(context, checkout).map(async (method) => {
    const cart = withShippingMethod(checkout.cart, method);
    const { rows, toPay } = await orderSummary(context, { ...checkout, cart }, t);
    return [method.key, { rows, toPay }] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}

interface Sums {
  t: CheckoutText;
  paid: PriceBreakdown;
}

/** From the lines to the total. */
function summaryRows(
  context: RequestContext,
  checkout: Checkout,
  { t, paid, view }: Sums & { view: PriceBreakdownView },
): OrderSummaryView["rows"] {
  const isFree = paid.delivery?.centAmount === 0;
  const delivery = paid.delivery && !isFree ? t("summary.deliveryFrom") : t("summary.delivery");
  const price = paid.delivery ? formatMoney(paid.delivery, context.locale) : t("summary.deliveryUnknown");
  const freeWay = isFree ? undefined : freeWayOf(context, checkout);
  const vat = isTaxed(checkout.cart) ? t("summary.vat") : undefined;
  const total = { label: t("summary.total"), note: vat, value: formatMoney(paid.total, context.locale) };
  return [
    { label: t("summary.items", { count: view.count }), value: view.items },
    ...view.discounts.map((discount) => ({ ...discount, kind: "discount" as const })),
    {
      label: deliveryLabel(context, checkout) ?? delivery,
      note: freeWay && t("summary.deliveryFreeWay", { name: freeWay.name }),
      value: isFree ? t("summary.free") : price,
      ...(isFree ? { kind: "free" as const } : {}),
    },
    { ...total, ...(isPaidWhole(checkout, paid) ? { kind: "total" as const } : {}) },
  ];
}

/** A delivery method that is free for this cart (C9), while none is chosen. */
function freeWayOf(context: RequestContext, checkout: Checkout): ShippingMethod | undefined {
  const { cart } = checkout;
  if (cart.shippingInfo) return undefined;
  const before = totalBeforeDelivery(cart);
  return offeredMethods(context, checkout).find((method) => shippingPrice(before, method).centAmount === 0);
}

/** From the total to what is left to pay, when gift cards pay a part or the domain waives it. */
function leftRows(context: RequestContext, checkout: Checkout, { t, paid }: Sums): OrderSummaryView["rows"] {
  if (isPaidWhole(checkout, paid)) return [];
  const money = (amount: Money) => formatMoney(amount, context.locale);
  const left = { ...paid.total, centAmount: leftToPay(checkout) };
  return [
    ...checkout.cart.payments.filter(isByGiftCard).map(({ amountPlanned, giftCardId }) => ({
      label: giftCardId === undefined ? t("summary.giftCard") : `${t("summary.giftCard")} ${maskedNumber(giftCardId)}`,
      value: money({ ...amountPlanned, centAmount: -amountPlanned.centAmount }),
    })),
    { label: t("summary.left"), value: money(left), kind: "total" as const },
  ];
}

function isPaidWhole(checkout: Checkout, { total }: PriceBreakdown): boolean {
  return !checkout.cart.payments.some(isByGiftCard) && leftToPay(checkout) === total.centAmount;
}

/** Cents left to pay; while no delivery is chosen, with the cheapest one. */
function leftToPay({ cart, shippingMethods, funnel }: Checkout): number {
  if (skipsPayment(cart, funnel.freeCartCriteria)) return 0;
  const estimate = summaryView(cart, shippingMethods).total.centAmount - cart.totalPrice.centAmount;
  return amountLeftToPay(cart).centAmount + estimate;
}

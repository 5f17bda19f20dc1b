import { paymentNotice } from "./notice.server";
import { FINAL_MESSAGES, isNeutral } from "#app/models/payment-outcome.ts";
import type { RequestContext } from "../context.server";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import {
  type PaymentMark,
  type PaymentMethod,
  isPaymentMethod,
  paymentLimit,
  paymentProduct,
} from "#app/models/payment-methods.ts";
import { checkoutText, type CheckoutText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { amountLeftToPay, skipsPayment } from "#app/models/cart-rules.ts";
import { funnelPath } from "#app/paths.ts";
import { dropDraft, findDraft } from "../session/form-draft.server";
import { type Checkout, offeredPayments } from "./access.server";
import { type GiftCardsView, giftCardsView } from "./gift-cards-view.server";
import { type InstalmentSchedule, instalmentSchedule } from "./instalment-schedule.server";
import { noteMethodChosen } from "./payment-attempt.server";
import { stepProblem, type StepProblem } from "./save-problem.server";

/** The payment step (C5): which way to pay. Nothing is paid here and no card number is ever typed in the shop (D6). */

export interface PaymentView {
  question: string;
  methods: PaymentMethodView[];
  chosen: PaymentMethod | null;
  /** Why the shopper was sent back here. */
  notice: { text: string; kind: "info" | "danger" } | null;
  giftCards: GiftCardsView;
  /** Why there is no way to pay: the amount is above or below what any method takes. */
  noWay: string | null;
}

export async function paymentView(context: RequestContext, checkout: Checkout): Promise<PaymentView> {
  const t = await checkoutText(context.language);
  const amount = amountLeftToPay(checkout.cart);
  const isPartly = amount.centAmount !== checkout.cart.totalPrice.centAmount;
  const offered = offeredPayments(context, checkout.cart);
  const message = paymentNotice(context);
  const { startedMethod = "" } = context.session.funnel;
  const started = isPaymentMethod(startedMethod) ? startedMethod : null;
  return {
    question: t(isPartly ? "payment.questionLeft" : "payment.question", {
      amount: formatMoney(amount, context.locale),
    }),
    methods: offered.map((method) => paymentMethodView(context, t, { method, amount })),
    chosen:
      restored(context, offered) ??
      preselected(checkout, offered, message && FINAL_MESSAGES.includes(message) ? started : null),
    giftCards: await giftCardsView(context, checkout.cart),
    noWay: noWay(context, checkout, t),
    notice: message && {
      text: t(message, { name: providerName(t, started) }),
      kind: isNeutral(message) ? "info" : "danger",
    },
  };
}

function noWay(context: RequestContext, { cart }: Checkout, t: CheckoutText): string | null {
  if (offeredPayments(context, cart).length > 0) return null;
  const amount = formatMoney(amountLeftToPay(cart), context.locale);
  return tooMuch(context, cart, t) ?? t("payment.noWay", { amount });
}

/** Says what can be paid at once, if the cart is more; else null. The cart says it before the checkout begins. */
export function tooMuch({ site, locale, userAgent }: RequestContext, cart: Cart, t: CheckoutText): string | null {
  const { paymentProducts, freeCartCriteria } = site.params;
  if (skipsPayment(cart, freeCartCriteria)) return null;
  const amount = amountLeftToPay(cart);
  const limit = paymentLimit(paymentProducts, amount.centAmount, userAgent);
  return limit === null ? null : t("payment.tooMuch", { limit: formatMoney({ ...amount, centAmount: limit }, locale) });
}

/** Name under which shoppers know the provider that takes the money. */
function providerName(t: CheckoutText, method: PaymentMethod | null): string {
  if (!method) return "";
  // The lender of "Alma 3×" is Alma.
  return (paymentProduct(method).name ?? t(`method.${method}`)).replace(/\s\d×$/u, "");
}

/** The method selected when the session ended, or when a promo code or a gift card was sent. */
function restored(context: RequestContext, offered: readonly PaymentMethod[]): PaymentMethod | null {
  const method = findDraft(context, "payment")?.method;
  return offered.find((each) => each === method) ?? null;
}

/** The method chosen before, unless it was refused; else the first other one. */
function preselected(
  { paymentMethod }: Checkout,
  offered: readonly PaymentMethod[],
  refused: PaymentMethod | null,
): PaymentMethod | null {
  if (paymentMethod && paymentMethod !== refused) return paymentMethod;
  return offered.find((method) => method !== refused) ?? offered[0] ?? null;
}

/**
 * Saves the chosen method. Another method starts a new attempt; the same one keeps the attempt under way. A payment
 * that another tab has at the provider stays known until a new one replaces it.
 */
export async function chooseMethod(
  context: RequestContext,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  if (skipsPayment(checkout.cart, checkout.funnel.freeCartCriteria)) return { to: funnelPath(context, "overview") };
  const method = form.get("method");
  if (
    typeof method !== "string" ||
    !isPaymentMethod(method) ||
    !offeredPayments(context, checkout.cart).includes(method)
  ) {
    const t = await checkoutText(context.language);
    return stepProblem(context, "payment", {
      form,
      fields: [{ fieldId: "method", text: noWay(context, checkout, t) ?? t("error.paymentMethod") }],
      // A method that is offered no more: the page is out of date.
      status: method ? 422 : 400,
    });
  }
  rememberMethod(context, method);
  return { to: funnelPath(context, "overview") };
}

/** Remembers the method; what was typed beside another one is dropped. */
export function rememberMethod(context: RequestContext, method: PaymentMethod): void {
  dropDraft(context, "payment");
  noteMethodChosen(context, method);
}

/** View of a way to pay: a row that opens when it is chosen. */
export interface PaymentMethodView {
  name: PaymentMethod;
  title: string;
  /** Below the title: the amount of an instalment. */
  detail: string | null;
  /** Logos of card brands and providers. */
  brands: PaymentMark[];
  /** What happens when it is chosen. */
  text: string;
  schedule: InstalmentSchedule;
}

/** @param amount what is left to pay */
export function paymentMethodView(
  context: RequestContext,
  t: CheckoutText,
  { method, amount }: { method: PaymentMethod; amount: Money },
): PaymentMethodView {
  const schedule = instalmentSchedule(context, t, { method, amount });
  const [first] = schedule;
  return {
    name: method,
    title: t(`method.${method}`),
    detail: first ? t("payment.today", { amount: first.amount }) : null,
    brands: [...paymentProduct(method).marks],
    text: methodText(t, method),
    schedule,
  };
}

function methodText(t: CheckoutText, method: PaymentMethod): string {
  switch (paymentProduct(method).kind) {
    case "card":
      return t("payment.cardText");
    case "voucher":
      return t("payment.voucherText");
    case "instalments":
      return t("payment.creditText");
    case "bank":
    case "wallet":
    case "free":
      return t("payment.providerText", { name: t(`method.${method}`) });
  }
}

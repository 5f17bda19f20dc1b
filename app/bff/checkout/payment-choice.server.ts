import { serverText } from "~/i18n/i18n.server";
import { amountLeftToPay } from "~/models/cart-rules";
import { formatMoney } from "~/models/money-format";
import { isPaymentMethod, type PaymentMethod, paymentMethodsFor } from "~/models/payment-methods";
import type { RequestContext } from "../context.server";
import { type Checkout, funnelPath } from "./access.server";
import { methodView, type PaymentMethodView } from "./method-view.server";
import { paymentNotice } from "./notice.server";
import { stepProblem, type StepProblem } from "./save-problem.server";

/** The payment step (C5): which way to pay. Nothing is paid here and no card number is ever typed in the shop (D6). */

export interface PaymentView {
  question: string;
  methods: PaymentMethodView[];
  chosen: PaymentMethod | null;
  /** Why the shopper is back here. */
  notice: { text: string; kind: "info" | "danger" } | null;
}

export async function paymentView(context: RequestContext, checkout: Checkout): Promise<PaymentView> {
  const t = await serverText(context.language, "checkout");
  const amount = amountLeftToPay(checkout.cart);
  const isPartly = amount.centAmount !== checkout.cart.totalPrice.centAmount;
  const offered = offeredMethods(context, checkout);
  const message = paymentNotice(context);
  return {
    question: t(isPartly ? "payment.questionLeft" : "payment.question", {
      amount: formatMoney(amount, context.locale),
    }),
    methods: offered.map((method) => methodView(context, t, { method, amount })),
    chosen: checkout.paymentMethod ?? offered[0] ?? null,
    notice: message && { text: t(message), kind: message === "paymentCancelled" ? "info" : "danger" },
  };
}

function offeredMethods({ site }: RequestContext, { cart }: Checkout): PaymentMethod[] {
  return paymentMethodsFor(site.params.paymentProducts, amountLeftToPay(cart).centAmount);
}

/**
 * Keeps the chosen method. Another one starts an attempt of its own; the same keeps the one under way. A payment that
 * another tab has at the provider stays known until a new one takes its place.
 */
export async function chooseMethod(
  context: RequestContext,
  checkout: Checkout,
  form: FormData,
): Promise<{ to: string } | StepProblem> {
  const method = form.get("method");
  if (typeof method !== "string" || !isPaymentMethod(method) || !offeredMethods(context, checkout).includes(method)) {
    const t = await serverText(context.language, "checkout");
    return stepProblem(context, "payment", { form, fields: [{ fieldId: "method", text: t("error.paymentMethod") }] });
  }
  const { attempt, notice: _notice, ...funnel } = context.session.funnel;
  const underWay = method === funnel.paymentMethod ? { attempt } : {};
  context.session.funnel = { ...funnel, ...underWay, paymentMethod: method };
  return { to: funnelPath(context, "overview") };
}

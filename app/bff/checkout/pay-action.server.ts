import { redirect } from "@remix-run/node";
import { checkoutText, type CheckoutText } from "#app/i18n/i18n.server.ts";
import { amountLeftToPay, skipsPayment } from "#app/models/cart-rules.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { isPaymentMethod, type PaymentMethod } from "#app/models/payment-methods.ts";
import { funnelPath } from "#app/paths.ts";
import { withSignIn } from "../session/require-sign-in.server";
import { isSignedIn } from "../session/sign-in.server";
import { allowAccount } from "../account/account-access.server";
import { findCart } from "../cart/cart.server";
import { UnauthorizedError } from "../gateway/errors.server";
import type { RequestContext } from "../context.server";
import { formProblem } from "../http/form-problem.server";
import { changedChoices, choicesMark } from "./choices-mark.server";
import { amountChange } from "./notice.server";
import { paymentRedirect, providerRedirect } from "./payment-redirect.server";
import { stepTitle } from "./checkout-shell.server";
import { pay, type ShownOrder } from "./payment.server";
import type { AfterPress } from "./start-payment.server";
import { changesSince } from "./line-changes.server";

/** Why the overview is shown again. */
export interface PayProblem {
  errorTitle: string;
  notice: string | null;
}

/**
 * Handles the overview's form: pays the amount on the button and leads on. If the cart lacks something, the gateway
 * says so, and the overview leads to the step that mends it.
 */
export function payAction(
  context: RequestContext,
  request: Request,
  form: FormData,
): Promise<Response | { status: 409 | 429 | 503; problem: PayProblem }> {
  if (!isSignedIn(context)) flashNotOrdered(context);
  const { paymentMethod = "", paymentId } = context.session.funnel;
  const method = isPaymentMethod(paymentMethod) ? paymentMethod : null;
  return withSignIn(context, request, async () => {
    try {
      await allowAccount(context, "orders");
      const shown = { cents: centsOf(form.get("amount")), lines: form.get("seen"), choices: form.get("choices") };
      return await responseTo(context, await pay(context, method, shown), { method, shown });
    } catch (error) {
      // A payment that has already started is ordered by the page that the shopper comes back to.
      const isStarted = context.session.funnel.paymentId !== paymentId;
      if (error instanceof UnauthorizedError && !isStarted) flashNotOrdered(context);
      throw error;
    }
  });
}

/** After signing in the shopper is on the overview again, and must not take the order as placed. */
function flashNotOrdered({ session }: RequestContext): void {
  session.flash({ kind: "info", key: "checkout.signInFirst" });
}

/** -1 for anything but a whole number of cents, which then differs from the gateway's amount. */
function centsOf(value: FormDataEntryValue | null): number {
  return typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : -1;
}

/** What the form of the pressed button carried. */
interface Pressed {
  method: PaymentMethod | null;
  shown: Pick<ShownOrder, "cents" | "choices"> & { lines: FormDataEntryValue | null };
}

async function responseTo(
  context: RequestContext,
  step: AfterPress,
  pressed: Pressed,
): Promise<Response | { status: 409 | 429 | 503; problem: PayProblem }> {
  switch (step.kind) {
    case "provider": {
      const next = providerRedirect(context, step.action);
      // The form to the provider is on a page of its own, so that going back does not ask to send this one again.
      return next instanceof Response ? next : redirect(funnelPath(context, "adyen-check"), 303);
    }
    case "checking":
      return redirect(funnelPath(context, "adyen-check"), 303);
    case "overview":
      return { status: 409, problem: await changedProblem(context, pressed) };
    case "unavailable": {
      // An order that costs nothing involves no payment provider, and may have been placed without an answer.
      const notice = pressed.shown.cents === 0 ? "notice.orderUnknown" : "notice.payUnavailable";
      return { status: 503, problem: await payProblem(context, (t) => t(notice)) };
    }
    case "unknownPayment":
      return { status: 503, problem: await payProblem(context, (t) => t("notice.payUnknown")) };
    case "rateLimited":
      return { status: 429, problem: await payProblem(context, (t) => t("notice.payRateLimited")) };
    case "no-cart":
      // Emptied in another tab. The cart page alone would not say what became of the press.
      context.session.flash({ kind: "warning", key: "checkout.nothingOrdered" });
      return paymentRedirect(context, step.kind);
    default:
      return paymentRedirect(context, step.kind);
  }
}

/** The cart differs from what the button showed: says what changed, and what is to be paid now. */
async function changedProblem(context: RequestContext, { method, shown }: Pressed): Promise<PayProblem> {
  const cart = await findCart(context);
  const lines = cart && (await changesSince(context, shown.lines, cart));
  const choices = cart ? changedChoices(shown.choices, choicesMark(context, cart, method)) : [];
  const isFree = cart && skipsPayment(cart, context.site.params.freeCartCriteria);
  const due = cart && { ...amountLeftToPay(cart), ...(isFree ? { centAmount: 0 } : {}) };
  const amount = due ? formatMoney(due, context.locale) : "";
  return payProblem(context, (t) => {
    if (choices.length > 0) {
      const names = choices.map((choice) => t(`overview.${choice}`));
      return t("notice.choicesChanged", { changes: [...(lines ? [lines] : []), ...names].join(", "), amount });
    }
    if (lines) return t("notice.linesChanged", { changes: lines, amount });
    const change = amountChange(context) ?? "amountChanged";
    // The cart changed twice within a moment, or the gateway refused for another reason.
    if (change === "amountChanged" && due?.centAmount === shown.cents) return t("notice.notOrdered");
    return t(`notice.${change}`, { amount });
  });
}

async function payProblem(context: RequestContext, say: (t: CheckoutText) => string): Promise<PayProblem> {
  const notice = say(await checkoutText(context.language));
  const title = await stepTitle(context, "overview");
  const { errorTitle } = await formProblem(context, { title, form: new FormData() });
  return { errorTitle, notice };
}

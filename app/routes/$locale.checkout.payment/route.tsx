import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { funnelPath, withCheckout, redirectTo } from "~/bff/checkout/access.server";
import { checkoutShell, stepTitle } from "~/bff/checkout/checkout-shell.server";
import { codeView } from "~/bff/cart/page-view.server";
import { chosenOfferIds, findLoyaltyOffers } from "~/bff/cart/promo-codes.server";
import { giftCardPayments } from "~/bff/checkout/gift-cards.server";
import { savePayment } from "~/bff/checkout/payment-form.server";
import { paymentView } from "~/bff/checkout/payment-choice.server";
import { missedSubscriptions } from "~/bff/checkout/subscriptions.server";
import { stepAction } from "~/bff/checkout/step-action.server";
import { findDraft } from "~/bff/session/form-draft.server";
import { errorTitle } from "~/bff/http/form-problem.server";
import { CheckoutError, checkoutMeta } from "~/document/checkout-error";
import { pageMessages } from "~/i18n/messages.server";
import { skipsPayment } from "~/models/cart-rules";
import type { RouteHandle } from "~/document/route-handle";
import { reductionsPart, subscriptionsPart } from "./server-parts.server";
import { PaymentPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckout(context, request, "payment", async (checkout) => {
    // With nothing to pay the step is skipped (C4), unless gift cards are the reason: they can still be changed.
    const isFree = skipsPayment(checkout.cart, checkout.funnel.freeCartCriteria);
    if (isFree && giftCardPayments(checkout.cart).length === 0) {
      throw redirectTo(funnelPath(context, "overview"), request);
    }
    const [frame, payment, offers, choices] = await Promise.all([
      checkoutShell(context, checkout),
      paymentView(context, checkout),
      findLoyaltyOffers(context),
      missedSubscriptions(context, checkout.cart),
    ]);
    const isRefused = payment.notice?.kind === "danger";
    return {
      ...frame,
      title: isRefused ? await errorTitle(context, await stepTitle(context, "payment")) : frame.title,
      payment,
      reductions: reductionsPart(context, {
        codes: checkout.cart.discountCode.map((code) => codeView(code, context.site.params)),
        offers: offers && { ...offers, chosen: chosenOfferIds(checkout.cart) },
        problem: context.formProblem,
        typedCode: findDraft(context, "payment")?.promo,
      }),
      subscriptions: subscriptionsPart(context, { choices, problem: context.formProblem }),
      messages: pageMessages(context.language, "checkout", "storedValue"),
    };
  });
}

export function action({ context, request }: ActionFunctionArgs) {
  return stepAction(context, request, "payment", (checkout, form) => savePayment(context, checkout, form));
}

export default function Payment() {
  const { payment, reductions, subscriptions, ...frame } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  return <PaymentPage {...{ frame, problem, payment, reductions, subscriptions }} />;
}

export const ErrorBoundary = CheckoutError;

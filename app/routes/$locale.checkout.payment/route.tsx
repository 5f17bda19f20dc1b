import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCheckout, redirectTo } from "#app/bff/checkout/access.server.ts";
import { checkoutShell, stepTitle } from "#app/bff/checkout/checkout-shell.server.ts";
import { codeView } from "#app/bff/cart/page-view.server.ts";
import { chosenOfferIds, findLoyaltyOffers } from "#app/bff/cart/promo-codes.server.ts";
import { giftCardPayments } from "#app/bff/checkout/gift-cards.server.ts";
import { savePayment } from "#app/bff/checkout/payment-form.server.ts";
import { paymentView } from "#app/bff/checkout/payment-choice.server.ts";
import { missedSubscriptions } from "#app/bff/checkout/subscriptions.server.ts";
import { stepAction } from "#app/bff/checkout/step-action.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { errorTitle } from "#app/bff/http/form-problem.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { skipsPayment } from "#app/models/cart-rules.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { funnelPath } from "#app/paths.ts";
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

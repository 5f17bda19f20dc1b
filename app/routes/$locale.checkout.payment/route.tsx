import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { funnelPath, withCheckout, redirectTo } from "~/bff/checkout/access.server";
import { checkoutShell } from "~/bff/checkout/checkout-shell.server";
import { chooseMethod, paymentView } from "~/bff/checkout/payment-choice.server";
import { stepAction } from "~/bff/checkout/step-action.server";
import { errorTitle } from "~/bff/http/form-problem.server";
import { CheckoutError, checkoutMeta } from "~/document/checkout-error";
import { pageMessages } from "~/i18n/messages.server";
import { skipsPayment } from "~/models/cart-rules";
import type { RouteHandle } from "~/document/route-handle";
import { PaymentPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckout(context, request, "payment", async (checkout) => {
    // Nothing to pay, nothing to choose (C4).
    if (skipsPayment(checkout.cart, checkout.funnel.freeCartCriteria)) {
      throw redirectTo(funnelPath(context, "overview"), request);
    }
    const [frame, payment] = await Promise.all([checkoutShell(context, checkout), paymentView(context, checkout)]);
    const isRefused = payment.notice?.kind === "danger";
    return {
      ...frame,
      title: isRefused ? await errorTitle(context, frame.title) : frame.title,
      payment,
      messages: pageMessages(context.language, "checkout"),
    };
  });
}

export function action({ context, request }: ActionFunctionArgs) {
  return stepAction(context, request, "payment", (checkout, form) => chooseMethod(context, checkout, form));
}

export default function Payment() {
  const { payment, ...frame } = useLoaderData<typeof loader>();
  return <PaymentPage frame={frame} payment={payment} problem={useActionData<typeof action>() ?? null} />;
}

export const ErrorBoundary = CheckoutError;

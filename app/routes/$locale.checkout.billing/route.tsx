import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectTo, withCheckout } from "~/bff/checkout/access.server";
import { billingView, saveBilling } from "~/bff/checkout/billing.server";
import { checkoutShell } from "~/bff/checkout/checkout-shell.server";
import { preloadUsualChoices, fillUsualChoices } from "~/bff/checkout/usual-choices.server";
import { stepAction } from "~/bff/checkout/step-action.server";
import { CheckoutError, checkoutMeta } from "~/document/checkout-error";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { BillingPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  preloadUsualChoices(context, request);
  return withCheckout(context, request, "billing", async (checkout) => {
    const ahead = await fillUsualChoices(context, request, checkout);
    if (ahead !== null) throw redirectTo(ahead, request);
    return {
      ...(await checkoutShell(context, checkout)),
      billing: await billingView(context, checkout),
      messages: pageMessages(context.language, "checkout", "address", "storedValue"),
    };
  });
}

export function action({ context, request }: ActionFunctionArgs) {
  return stepAction(context, request, "billing", (checkout, form) => saveBilling(context, request, checkout, form));
}

export default function Billing() {
  const { billing, ...frame } = useLoaderData<typeof loader>();
  return <BillingPage frame={frame} billing={billing} problem={useActionData<typeof action>() ?? null} />;
}

export const ErrorBoundary = CheckoutError;

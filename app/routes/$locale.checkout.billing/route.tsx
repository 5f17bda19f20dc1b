import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { redirectTo, withCheckout } from "#app/bff/checkout/access.server.ts";
import { billingView, saveBilling } from "#app/bff/checkout/billing.server.ts";
import { checkoutShell } from "#app/bff/checkout/checkout-shell.server.ts";
import { preloadUsualChoices, fillUsualChoices } from "#app/bff/checkout/usual-choices.server.ts";
import { stepAction } from "#app/bff/checkout/step-action.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
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

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCheckout } from "#app/bff/checkout/access.server.ts";
import { saveDelivery } from "#app/bff/checkout/delivery.server.ts";
import { deliveryView } from "#app/bff/checkout/delivery-view.server.ts";
import { checkoutShell, sumsByMethod } from "#app/bff/checkout/checkout-shell.server.ts";
import { stepAction } from "#app/bff/checkout/step-action.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { withPlaceLists } from "./place-lists.server";
import { DeliveryPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckout(context, request, "delivery", async (checkout) => ({
    ...(await checkoutShell(context, checkout)),
    sums: await sumsByMethod(context, checkout),
    delivery: withPlaceLists(context, await deliveryView(context, request, checkout)),
    messages: pageMessages(context.language, "checkout", "address", "places", "placeSearch"),
  }));
}

export function action({ context, request }: ActionFunctionArgs) {
  return stepAction(context, request, "delivery", (checkout, form) => saveDelivery(context, request, checkout, form));
}

export default function Delivery() {
  const { delivery, sums, ...frame } = useLoaderData<typeof loader>();
  return <DeliveryPage {...{ frame, delivery, sums }} problem={useActionData<typeof action>() ?? null} />;
}

export const ErrorBoundary = CheckoutError;

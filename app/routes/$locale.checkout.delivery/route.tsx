import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCheckout } from "~/bff/checkout/access.server";
import { saveDelivery } from "~/bff/checkout/delivery.server";
import { deliveryView } from "~/bff/checkout/delivery-view.server";
import { checkoutShell, sumsByMethod } from "~/bff/checkout/checkout-shell.server";
import { stepAction } from "~/bff/checkout/step-action.server";
import { CheckoutError, checkoutMeta } from "~/document/checkout-error";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
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

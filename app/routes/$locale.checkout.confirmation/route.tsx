import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { withCheckoutAccess } from "#app/bff/checkout/access.server.ts";
import { findConfirmation } from "#app/bff/checkout/confirmation.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ConfirmationPage, RegisteringPage } from "./view";

export const handle: RouteHandle = { layout: "checkout-confirmation" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckoutAccess(context, request, async () => {
    const confirmation = await findConfirmation(context);
    const t = await serverText(context.language, "checkout");
    const isUnavailable = confirmation.kind === "registering" && confirmation.isUnavailable;
    return data(
      {
        title: `${t("confirmation.title")} | Vitrine`,
        confirmation,
        messages: pageMessages(context.language, "checkout"),
      },
      { status: isUnavailable ? 503 : 200 },
    );
  });
}

export default function Confirmation() {
  const { confirmation } = useLoaderData<typeof loader>();
  if (confirmation.kind === "registering") return <RegisteringPage orderNumber={confirmation.orderNumber} />;
  return <ConfirmationPage {...confirmation} />;
}

export const ErrorBoundary = CheckoutError;

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCheckout } from "~/bff/checkout/access.server";
import { checkoutShell } from "~/bff/checkout/checkout-shell.server";
import { overviewView } from "~/bff/checkout/overview.server";
import { ensureAttempt } from "~/bff/checkout/payment.server";
import { payAction, type PayProblem } from "~/bff/checkout/pay-action.server";
import { CheckoutError, checkoutMeta } from "~/document/checkout-error";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { legalLinks } from "./legal-links.server";
import { OverviewPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckout(context, request, "overview", async (checkout) => {
    ensureAttempt(context, checkout.cart);
    return {
      ...(await checkoutShell(context, checkout)),
      overview: await overviewView(context, checkout),
      legal: await legalLinks(context),
      messages: pageMessages(context.language, "checkout"),
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const answer = await payAction(context, request);
  return answer instanceof Response ? answer : data(answer.problem, { status: answer.status });
}

export default function Overview() {
  const { overview, legal, ...frame } = useLoaderData<typeof loader>();
  return <OverviewPage frame={frame} overview={overview} legal={legal} problem={useActionData<PayProblem>() ?? null} />;
}

export const ErrorBoundary = CheckoutError;

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
import { agreement } from "./agreement.server";
import { OverviewPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return withCheckout(context, request, "overview", async (checkout) => {
    ensureAttempt(context, checkout.cart);
    const { note, ...overview } = await overviewView(context, checkout);
    return {
      ...(await checkoutShell(context, checkout)),
      overview,
      agreement: await agreement(context, note),
      messages: pageMessages(context.language, "checkout"),
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const answer = await payAction(context, request);
  return answer instanceof Response ? answer : data(answer.problem, { status: answer.status });
}

export default function Overview() {
  const { overview, agreement, ...frame } = useLoaderData<typeof loader>();
  return <OverviewPage frame={frame} problem={useActionData<PayProblem>() ?? null} {...{ overview, agreement }} />;
}

export const ErrorBoundary = CheckoutError;

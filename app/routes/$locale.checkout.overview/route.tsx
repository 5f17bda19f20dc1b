import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { withCheckout } from "#app/bff/checkout/access.server.ts";
import { checkoutShell } from "#app/bff/checkout/checkout-shell.server.ts";
import { overviewView } from "#app/bff/checkout/overview.server.ts";
import { ensureAttempt } from "#app/bff/checkout/payment-attempt.server.ts";
import { payAction, type PayProblem } from "#app/bff/checkout/pay-action.server.ts";
import { takeStep } from "#app/bff/checkout/step-action.server.ts";
import {
  preloadUnaskedSubscriptions,
  saveUnaskedSubscriptions,
  unaskedSubscriptions,
} from "#app/bff/checkout/subscriptions.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { agreement } from "./agreement.server";
import { SUBSCRIPTIONS, unaskedPart } from "./unasked.server";
import { OverviewPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  preloadUnaskedSubscriptions(context);
  return withCheckout(context, request, "overview", async (checkout) => {
    ensureAttempt(context, checkout.cart);
    const view = overviewView(context, checkout);
    const [frame, { note: _note, isParcel: _isParcel, ...overview }, terms, choices] = await Promise.all([
      checkoutShell(context, checkout),
      view,
      view.then((shown) => agreement(context, shown)),
      unaskedSubscriptions(context, checkout.cart),
    ]);
    return {
      ...frame,
      overview,
      agreement: terms,
      subscriptions: unaskedPart(context, choices),
      messages: pageMessages(context.language, "checkout"),
    };
  });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.get("intent") === SUBSCRIPTIONS) {
    return takeStep(context, { request, form, step: "overview" }, (checkout) =>
      saveUnaskedSubscriptions(context, checkout, form),
    );
  }
  const answer = await payAction(context, request, form);
  return answer instanceof Response ? answer : data(answer.problem, { status: answer.status });
}

export default function Overview() {
  const { overview, agreement, subscriptions, ...frame } = useLoaderData<typeof loader>();
  const problem = useActionData<PayProblem>() ?? null;
  return <OverviewPage {...{ frame, problem, overview, agreement, subscriptions }} />;
}

export const ErrorBoundary = CheckoutError;

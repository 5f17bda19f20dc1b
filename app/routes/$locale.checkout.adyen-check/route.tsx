import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { returnUrlFromPost, returnPage } from "#app/bff/checkout/return-page.server.ts";
import { CheckoutError, checkoutMeta } from "#app/document/checkout-error.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { CheckingPage, ProviderPage } from "./view";

export const handle: RouteHandle = { layout: "checkout" };

export const meta = checkoutMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { status, ...page } = await returnPage(context, request);
  return data({ ...page, messages: pageMessages(context.language, "checkout") }, { status });
}

/** Some providers return by a cross-site POST, which carries no cookies: redirect to the same fields by GET. */
export async function action({ request }: ActionFunctionArgs) {
  return redirect(await returnUrlFromPost(request), 303);
}

export default function PaymentReturn() {
  const { form, overdue } = useLoaderData<typeof loader>();
  return form ? <ProviderPage form={form} /> : <CheckingPage overdue={overdue} />;
}

export const ErrorBoundary = CheckoutError;

import { redirect } from "@remix-run/node";
import type { PaymentAction } from "#app/models/payment.ts";
import { funnelPath, paths } from "#app/paths.ts";
import { redirectToProvider } from "../http/redirects.server";
import type { RequestContext } from "../context.server";
import { ContractError } from "../gateway/errors.server";
import { changePath } from "./access.server";
import type { AfterPayment } from "./after-payment.server";

/** A form that the browser sends to the provider: by itself when scripts run, otherwise by its button. */
export interface ProviderForm {
  action: string;
  fields: [name: string, value: string][];
}

/** Steps that redirect the same way from every page. The page itself handles the others. */
export type RedirectedStep = Exclude<AfterPayment["kind"], "provider" | "overview" | "checking">;

/** Redirect to where a payment goes on. Always 303, so that going back never asks to send a form again. */
export function paymentRedirect(context: RequestContext, kind: RedirectedStep): Response {
  switch (kind) {
    case "confirmation":
    case "payment":
      return redirect(funnelPath(context, kind), 303);
    case "delivery":
      return redirect(changePath(context, "delivery"), 303);
    case "cart":
    case "no-cart":
      return redirect(paths.cart(context.prefix), 303);
  }
}

/**
 * Leads to the provider's page: a redirect if a link reaches it, else the form to send.
 * @throws ContractError for an address that is neither https nor a host named by the gateway's policy (SEC-03)
 */
export function providerRedirect(context: RequestContext, action: PaymentAction): Response | ProviderForm {
  const url = new URL(action.url);
  if (!isAllowed(context, url)) throw new ContractError(`A payment leads to a host nobody knows: ${url.origin}`);
  const fields = Object.entries(action.fields);
  if (action.method === "POST") return { action: url.href, fields };
  for (const [name, value] of fields) url.searchParams.set(name, value);
  return redirectToProvider(url, 303);
}

function isAllowed({ shop }: RequestContext, { protocol, origin }: URL): boolean {
  return protocol === "https:" || (shop.policy.directives["form-action"] ?? []).includes(origin);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BILLING_DRAFT, billingAddressForm, saveBillingForm } from "#app/bff/account/address-pages.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { BillingAddressPage } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** An address that cannot be loaded must not appear as an empty form, which would overwrite it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, { form, isRead }] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), billingAddressForm(context)]),
  );
  const t = await serverText(context.language, "settings");
  const draft = findDraft(context, BILLING_DRAFT);
  const page = {
    title: await titleOf(context, `${t("billing.edit")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings", "address"),
    form: { ...form, values: draft ?? form.values },
    isRestored: draft !== null,
    isRead,
  };
  return data(page, { status: isRead || draft ? 200 : 503 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("billing.edit"), draft: BILLING_DRAFT } as const;
  return accountAction(context, request, form, (sent) => saveBillingForm(context, sent));
}

export default function BillingAddressRoute() {
  const { form, isRestored, isRead } = useLoaderData<typeof loader>();
  return <BillingAddressPage {...{ form, isRestored, isRead }} problem={useActionData<typeof action>() ?? null} />;
}

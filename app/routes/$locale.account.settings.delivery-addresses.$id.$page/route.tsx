import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addressDraft, deliveryAddressForm, saveDeliveryAddress } from "~/bff/account/address-pages.server";
import { notFound } from "~/bff/http/error-responses.server";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { DeliveryAddressPage } from "~/ui/account/delivery-address";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  // The pattern is `{id}/{page}` (S2); `edit` is the only page.
  if (params.page !== "edit") throw notFound(context, "validation");
  const [, address] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), deliveryAddressForm(context, id, addressDraft(id))]),
  );
  if (!address) throw notFound(context, "validation");
  const t = await serverText(context.language, "settings");
  const page = {
    title: await titleOf(context, `${t("addresses.editTitle")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings", "address"),
    heading: t("addresses.editTitle"),
    address,
  };
  return data(page, { status: address.isRead || address.isRestored ? 200 : 503 });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const id = params.id ?? "";
  // The pattern is `{id}/{page}` (S2); `edit` is the only page.
  if (params.page !== "edit") throw notFound(context, "validation");
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("addresses.editTitle"), draft: addressDraft(id) } as const;
  return accountAction(context, request, form, (sent) => saveDeliveryAddress(context, id, sent));
}

export default function DeliveryAddressRoute() {
  const { heading, address } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  return <DeliveryAddressPage {...{ address, problem }} title={heading} />;
}

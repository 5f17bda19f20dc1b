import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deliveryAddressForm, NEW_ADDRESS_DRAFT, saveDeliveryAddress } from "#app/bff/account/address-pages.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { DeliveryAddressPage } from "#app/ui/account/delivery-address.tsx";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, address] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), deliveryAddressForm(context, null, NEW_ADDRESS_DRAFT)]),
  );
  if (!address) throw notFound(context, "validation");
  const t = await serverText(context.language, "settings");
  return {
    title: await titleOf(context, `${t("addresses.add")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings", "address"),
    heading: t("addresses.add"),
    address,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("addresses.add"), draft: NEW_ADDRESS_DRAFT } as const;
  return accountAction(context, request, form, (sent) => saveDeliveryAddress(context, null, sent));
}

export default function DeliveryAddressRoute() {
  const { heading, address } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>() ?? null;
  return <DeliveryAddressPage {...{ address, problem }} title={heading} />;
}

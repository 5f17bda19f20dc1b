import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { closeAccount } from "#app/bff/account/customer.server.ts";
import { countOpenOrders } from "#app/bff/account/customer-data.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { CloseAccount } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

const DRAFT = "delete";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, openOrders] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "delete"), countOpenOrders(context)]),
  );
  const t = await serverText(context.language, "settings");
  return {
    title: await titleOf(context, `${t("close.title")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings"),
    openOrders,
    draft: findDraft(context, DRAFT),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = {
    page: "delete",
    title: t("close.title"),
    draft: DRAFT,
    unavailable: t("close.unavailable"),
  } as const;
  return accountAction(context, request, form, (sent) => closeAccount(context, sent));
}

export default function CloseAccountRoute() {
  const { openOrders, draft } = useLoaderData<typeof loader>();
  return (
    <CloseAccount
      openOrders={openOrders}
      isRestored={draft?.understood === "on"}
      problem={useActionData<typeof action>() ?? null}
    />
  );
}

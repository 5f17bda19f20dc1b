import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { closeAccount } from "~/bff/account/customer.server";
import { countOpenOrders } from "~/bff/account/customer-data.server";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { findDraft } from "~/bff/session/form-draft.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

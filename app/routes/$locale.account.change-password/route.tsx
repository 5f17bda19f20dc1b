import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "~/bff/account/password.server";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { ChangePassword } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { hasPassword, email } = await withSignIn(context, request, () => requireAccount(context, "change-password"));
  const t = await serverText(context.language, "settings");
  return {
    title: await titleOf(context, `${t("password.change")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings"),
    hasPassword,
    email,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "change-password", title: t("password.change"), draft: null } as const;
  return accountAction(context, request, form, (sent) => changePassword(context, sent));
}

export default function ChangePasswordRoute() {
  const { hasPassword, email } = useLoaderData<typeof loader>();
  return <ChangePassword {...{ hasPassword, email }} problem={useActionData<typeof action>() ?? null} />;
}

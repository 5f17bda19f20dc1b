import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "#app/bff/account/password.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
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

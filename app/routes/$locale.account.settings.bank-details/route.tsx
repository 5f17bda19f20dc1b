import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { bankView, saveBankDetails } from "#app/bff/account/bank-details.server.ts";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { BankDetailsPage } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** `?iban=shown` sends the whole number; otherwise the server masks it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const isShown = new URL(request.url).searchParams.get("iban") === "shown";
  const [, bank] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), nullIfUnavailable(context, bankView(context, isShown))]),
  );
  const t = await serverText(context.language, "settings");
  const page = {
    title: await titleOf(context, `${t("bank.title")} | Vitrine`),
    messages: pageMessages(context.language, "account", "settings"),
    bank,
  };
  return data(page, { status: bank ? 200 : 503 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const t = await serverText(context.language, "settings");
  const form = { page: "settings", title: t("bank.title"), draft: null } as const;
  return accountAction(context, request, form, (sent) => saveBankDetails(context, sent));
}

export default function BankDetailsRoute() {
  const { bank } = useLoaderData<typeof loader>();
  return <BankDetailsPage bank={bank} problem={useActionData<typeof action>() ?? null} />;
}

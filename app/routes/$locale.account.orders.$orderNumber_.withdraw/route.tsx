import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { accountAction } from "~/bff/account/account-form.server";
import { sendWithdrawal, withdrawalView } from "~/bff/account/withdrawal.server";
import { notFound } from "~/bff/http/error-responses.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { Withdraw, withdrawalTitle } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** The first step without `?line=`, the second with the chosen lines; the acknowledgement with `?reference=`. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const { searchParams } = new URL(request.url);
  const [, withdrawal] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "orders"), withdrawalView(context, orderNumber, searchParams)]),
  );
  if (!withdrawal) throw notFound(context, "validation");
  const t = await serverText(context.language, "orders");
  return {
    title: await titleOf(context, `${withdrawalTitle(t, withdrawal)} | Vitrine`),
    messages: pageMessages(context.language, "account", "orders"),
    withdrawal,
  };
}

/** The second step's form: sends the statement of withdrawal. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const t = await serverText(context.language, "orders");
  const form = {
    page: "orders",
    title: t("withdraw.step", { title: t("withdraw.title", { number: orderNumber }), number: 2 }),
    draft: null,
  } as const;
  return accountAction(context, request, form, (sent) => sendWithdrawal(context, orderNumber, sent));
}

export default function WithdrawRoute() {
  const { withdrawal } = useLoaderData<typeof loader>();
  return <Withdraw withdrawal={withdrawal} problem={useActionData<typeof action>() ?? null} />;
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { sendWithdrawal } from "#app/bff/account/send-withdrawal.server.ts";
import { type WithdrawalView, withdrawalView } from "#app/bff/account/withdrawal.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { notFound, nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { markRefused, titleOf } from "#app/bff/http/form-problem.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Withdraw, withdrawalTitle } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** The first step without `?line=`, the second with what was chosen; the acknowledgement with `?reference=`. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const { searchParams } = new URL(request.url);
  const [, withdrawal] = await withSignIn(context, request, () =>
    Promise.all([
      requireAccount(context, "orders"),
      nullIfUnavailable(context, loadWithdrawal(context, orderNumber, searchParams)),
    ]),
  );
  if (withdrawal?.isNothingChosen || withdrawal?.fields.length) markRefused(context);
  const t = await serverText(context.language, "orders");
  const page = {
    title: await titleOf(context, `${withdrawalTitle(t, orderNumber, withdrawal)} | Vitrine`),
    messages: pageMessages(context.language, "account", "orders"),
    orderNumber,
    withdrawal,
  };
  return data(page, { status: withdrawal ? 200 : 503 });
}

async function loadWithdrawal(
  context: RequestContext,
  orderNumber: string,
  searchParams: URLSearchParams,
): Promise<WithdrawalView> {
  const withdrawal = await withdrawalView(context, orderNumber, searchParams);
  if (!withdrawal) throw notFound(context, "validation");
  return withdrawal;
}

/** The second step's form: sends the statement of withdrawal. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const t = await serverText(context.language, "orders");
  const form = {
    page: "orders",
    title: t("withdraw.step", { title: t("withdraw.title", { number: orderNumber }), number: 2 }),
    draft: null,
    unavailable: t("withdraw.unavailable"),
  } as const;
  return accountAction(context, request, form, (sent) => sendWithdrawal(context, orderNumber, sent));
}

export default function WithdrawRoute() {
  const { orderNumber, withdrawal } = useLoaderData<typeof loader>();
  return <Withdraw {...{ orderNumber, withdrawal }} problem={useActionData<typeof action>() ?? null} />;
}

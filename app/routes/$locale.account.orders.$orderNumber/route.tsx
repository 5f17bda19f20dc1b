import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAction } from "~/bff/account/account-form.server";
import { orderAgain } from "~/bff/account/order-again.server";
import { allowAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { nullIfUnavailable, notFound } from "~/bff/http/error-responses.server";
import { titleOf } from "~/bff/http/form-problem.server";
import { changeUnpaid } from "~/bff/checkout/change-unpaid.server";
import { orderIfPaid } from "~/bff/checkout/finish-paid.server";
import type { RequestContext } from "~/bff/context.server";
import { findOrder } from "~/bff/account/orders.server";
import { type OrderView, pastOrderView } from "~/bff/account/order-view.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { OrderPage } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const [, order] = await withSignIn(context, request, () =>
    Promise.all([
      allowAccount(context, "orders"),
      nullIfUnavailable(context, loadOrder(context, orderNumber)),
      orderIfPaid(context),
    ]),
  );
  const t = await serverText(context.language, "account");
  const title = await titleOf(context, `${t("order.title", { number: orderNumber })} | Vitrine`);
  const messages = pageMessages(context.language, "account", "orders");
  return data({ title, messages, orderNumber, order }, { status: order ? 200 : 503 });
}

/** "Order again": adds the order's products to the cart (BEY-06). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const orderNumber = params.orderNumber ?? "";
  const [t, orders] = await Promise.all([
    serverText(context.language, "account"),
    serverText(context.language, "orders"),
  ]);
  const form = {
    page: "orders",
    title: t("order.title", { number: orderNumber }),
    draft: null,
    unavailable: orders("againUnavailable"),
  } as const;
  return accountAction(context, request, form, () => {
    return changeUnpaid(context, "add", () => orderAgain(context, orderNumber));
  });
}

export default function OrderRoute() {
  const { orderNumber, order } = useLoaderData<typeof loader>();
  return <OrderPage orderNumber={orderNumber} order={order} problem={useActionData<typeof action>() ?? null} />;
}

/** Another customer's order answers 404, like one that does not exist. */
async function loadOrder(context: RequestContext, orderNumber: string): Promise<OrderView> {
  const order = await findOrder(context, orderNumber);
  if (!order) throw notFound(context, "validation");
  return pastOrderView(context, order);
}

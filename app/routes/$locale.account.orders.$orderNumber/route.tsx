import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAction } from "#app/bff/account/account-form.server.ts";
import { orderAgain } from "#app/bff/account/order-again.server.ts";
import { allowAccount } from "#app/bff/account/account-access.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { nullIfUnavailable, notFound } from "#app/bff/http/error-responses.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { changeUnpaid } from "#app/bff/checkout/change-unpaid.server.ts";
import { orderIfPaid } from "#app/bff/checkout/finish-paid.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { findOrder } from "#app/bff/account/orders.server.ts";
import { type OrderView, pastOrderView } from "#app/bff/account/order-view.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
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

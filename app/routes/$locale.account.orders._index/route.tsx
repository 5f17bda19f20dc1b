import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { nullIfUnavailable } from "~/bff/http/error-responses.server";
import { orderIfPaid } from "~/bff/checkout/finish-paid.server";
import { pageNumber, requirePage } from "~/bff/account/list-pages.server";
import { loadOrdersPage, orderFilterOf } from "~/bff/account/orders.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { Orders } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/**
 * `?page=` counts from 1; `?q=`, `?year=` and `?status=` filter. The address of a page that does not exist redirects to
 * the nearest.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = orderFilterOf(searchParams);
  const page = pageNumber(context.url);
  const [, orders] = await withSignIn(context, request, () =>
    Promise.all([
      allowAccount(context, "orders"),
      nullIfUnavailable(context, loadOrdersPage(context, page, filter)),
      orderIfPaid(context),
    ]),
  );
  requirePage(context.url, orders, (last) => paths.orders(context.prefix, { ...filter, page: last }));
  const t = await serverText(context.language, "account");
  const title = orders && page > 1 ? t("orders.pageTitle", { page }) : t("orders.title");
  const messages = pageMessages(context.language, "account", "orders");
  return data({ title: `${title} | Vitrine`, messages, orders }, { status: orders ? 200 : 503 });
}

export default function OrdersRoute() {
  const { orders } = useLoaderData<typeof loader>();
  return <Orders orders={orders} />;
}

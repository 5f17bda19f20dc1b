import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowAccount } from "#app/bff/account/account-access.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { nullIfUnavailable } from "#app/bff/http/error-responses.server.ts";
import { orderIfPaid } from "#app/bff/checkout/finish-paid.server.ts";
import { pageNumber, requirePage } from "#app/bff/account/list-pages.server.ts";
import { loadOrdersPage, orderFilterOf } from "#app/bff/account/orders.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
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

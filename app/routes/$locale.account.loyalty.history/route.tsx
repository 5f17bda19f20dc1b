import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "#app/bff/account/account-access.server.ts";
import { loadHistory } from "#app/bff/account/loyalty.server.ts";
import { pageNumber, requirePage } from "#app/bff/account/list-pages.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pagePath, paths } from "#app/paths.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { History } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** Only for customers with a loyalty card (ACC-02). `?page=` as in the list of orders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageNumber(context.url);
  const [customer, history] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "loyalty"), loadHistory(context, page)]),
  );
  if (customer.loyaltyType !== "FID") throw notFound(context, "validation");
  requirePage(context.url, history, (last) => pagePath(paths.account(context.prefix, "loyalty/history"), last));
  const t = await serverText(context.language, "loyalty");
  const title = page > 1 ? t("history.pageTitle", { page }) : t("history.title");
  const messages = pageMessages(context.language, "account", "loyalty");
  return data(
    { title: `${title} | Vitrine`, messages, alternates: accountAlternates(context, "loyalty/history"), history },
    { status: history ? 200 : 503 },
  );
}

export default function HistoryRoute() {
  const { history } = useLoaderData<typeof loader>();
  return <History history={history} />;
}

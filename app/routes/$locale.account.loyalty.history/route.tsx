import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "~/bff/account/account-access.server";
import { loadHistory } from "~/bff/account/loyalty.server";
import { pageNumber, requirePage } from "~/bff/account/list-pages.server";
import { notFound } from "~/bff/http/error-responses.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { pagePath, paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

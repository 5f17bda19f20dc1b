import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { loadHistory } from "~/bff/account/loyalty.server";
import type { RequestContext } from "~/bff/context.server";
import { notFound } from "~/bff/http/error-responses.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { paths } from "~/paths";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE } from "~/ui/account/account-page";
import { History } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

/** For those who have the loyalty card only (ACC-02). `?page=` as that of the orders. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
  const [customer, history] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "loyalty"), loadHistory(context, page ?? 1)]),
  );
  if (customer.loyaltyType !== "FID") throw notFound(context, "validation");
  if (page === null) throw toPage(context, 1);
  if (history && page > history.pages) throw toPage(context, history.pages);
  const t = await serverText(context.language, "loyalty");
  const title = page > 1 ? t("history.pageTitle", { page }) : t("history.title");
  const messages = pageMessages(context.language, "account", "loyalty");
  return data({ title: `${title} | Vitrine`, messages, history }, { status: history ? 200 : 503 });
}

export default function HistoryRoute() {
  const { history } = useLoaderData<typeof loader>();
  return <History history={history} />;
}

function toPage({ prefix }: RequestContext, page: number): Response {
  return redirect(paths.account(prefix, "loyalty/history") + (page > 1 ? `?page=${page}` : ""));
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { loadDashboard } from "~/bff/account/dashboard.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
import { Dashboard } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, dashboard] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "dashboard"), loadDashboard(context)]),
  );
  const t = await serverText(context.language, "dashboard");
  return {
    title: `${t("title")} | Vitrine`,
    messages: pageMessages(context.language, "account", "dashboard"),
    dashboard,
  };
}

export default function DashboardRoute() {
  const { dashboard } = useLoaderData<typeof loader>();
  return <Dashboard dashboard={dashboard} />;
}

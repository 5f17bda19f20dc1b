import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { loadDashboard } from "#app/bff/account/dashboard.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
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

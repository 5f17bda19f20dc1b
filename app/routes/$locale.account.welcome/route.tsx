import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { hasAccountPage } from "#app/bff/sites/site-pages.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { formatPersonName } from "#app/models/person-name.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Welcome } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/** The page after the first sign-in of a new customer (SESS-14). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { firstName } = await withSignIn(context, request, () => requireAccount(context, "welcome"));
  const t = await serverText(context.language, "loyalty");
  return {
    title: `${t("welcome.pageTitle")} | Vitrine`,
    messages: pageMessages(context.language, "account", "loyalty"),
    firstName: formatPersonName(firstName),
    hasStorePage: hasAccountPage(context.site, "store"),
  };
}

export default function WelcomeRoute() {
  const { firstName, hasStorePage } = useLoaderData<typeof loader>();
  return <Welcome firstName={firstName} hasStorePage={hasStorePage} />;
}

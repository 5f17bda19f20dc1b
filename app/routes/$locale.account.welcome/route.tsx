import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasAccountPage, requireAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { formatPersonName } from "~/models/person-name";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

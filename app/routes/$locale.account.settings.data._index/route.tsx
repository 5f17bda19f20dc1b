import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { summariseData } from "#app/bff/account/customer-data.server.ts";
import { loadSettings } from "#app/bff/account/settings.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { CustomerData } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, settings, summary] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), loadSettings(context), summariseData(context)]),
  );
  const t = await serverText(context.language, "settings");
  const messages = pageMessages(context.language, "account", "settings");
  return { title: `${t("data.title")} | Vitrine`, messages, settings, summary };
}

export default function CustomerDataRoute() {
  const { settings, summary } = useLoaderData<typeof loader>();
  return <CustomerData {...{ settings, summary }} />;
}

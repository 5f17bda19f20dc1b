import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { loadSettings } from "#app/bff/account/settings.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Settings } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, settings] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "settings"), loadSettings(context)]),
  );
  const t = await serverText(context.language, "settings");
  const messages = pageMessages(context.language, "account", "settings");
  return { title: `${t("title")} | Vitrine`, messages, settings };
}

export default function SettingsRoute() {
  return <Settings settings={useLoaderData<typeof loader>().settings} />;
}

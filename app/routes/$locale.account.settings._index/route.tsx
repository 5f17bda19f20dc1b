import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { loadSettings } from "~/bff/account/settings.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

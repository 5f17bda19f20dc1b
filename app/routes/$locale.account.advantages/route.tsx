import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "#app/bff/account/account-access.server.ts";
import { loadAdvantages } from "#app/bff/account/advantages.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Advantages } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, advantages] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "advantages"), loadAdvantages(context)]),
  );
  const t = await serverText(context.language, "loyalty");
  return {
    title: `${t("advantages.title")} | Vitrine`,
    messages: pageMessages(context.language, "account", "loyalty"),
    advantages,
  };
}

export default function AdvantagesRoute() {
  const { advantages } = useLoaderData<typeof loader>();
  return <Advantages advantages={advantages} />;
}

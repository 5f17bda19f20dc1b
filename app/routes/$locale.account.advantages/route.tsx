import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAccount } from "~/bff/account/account-access.server";
import { loadAdvantages } from "~/bff/account/advantages.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import type { RouteHandle } from "~/document/route-handle";
import { ACCOUNT_PAGE, accountMeta } from "~/ui/account/account-page";
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

import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { accountAlternates, requireAccount } from "#app/bff/account/account-access.server.ts";
import { loadLoyalty, loyaltyTitle, type LoyaltyView } from "#app/bff/account/loyalty.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { Loyalty } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, loyalty] = await withSignIn(context, request, () =>
    Promise.all([requireAccount(context, "loyalty"), loadLoyalty(context)]),
  );
  const title = `${await loyaltyTitle(context, loyalty.type)} | Vitrine`;
  const messages = pageMessages(context.language, "account", "loyalty");
  return data(
    { title, messages, alternates: accountAlternates(context, "loyalty"), loyalty },
    { status: isWhole(loyalty) ? 200 : 503 },
  );
}

export default function LoyaltyRoute() {
  const { loyalty } = useLoaderData<typeof loader>();
  return <Loyalty loyalty={loyalty} />;
}

function isWhole(loyalty: LoyaltyView): boolean {
  return loyalty.type !== "FID" || (loyalty.rewards !== null && loyalty.movements !== null);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountAlternates, allowAccount } from "#app/bff/account/account-access.server.ts";
import { loadWishlistPage } from "#app/bff/account/wishlist-page.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { tellingNotSent } from "#app/bff/session/form-draft.server.ts";
import { withSignIn } from "#app/bff/session/require-sign-in.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { paths } from "#app/paths.ts";
import { ACCOUNT_PAGE, accountMeta } from "#app/ui/account/account-page.tsx";
import { changeList, listAddress, listView } from "../$locale.wishlist/list.server";
import { Wishlist } from "./view";

export const handle: RouteHandle = ACCOUNT_PAGE;

export const meta = accountMeta;

/**
 * A page that does not exist shows the nearest one; a list that cannot be loaded shows a page without products (S7).
 * Hearts send their form to the product's own address.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, list] = await withSignIn(context, request, () =>
    Promise.all([allowAccount(context, "wishlist"), loadWishlistPage(context, listAddress(context.url).page)]),
  );
  const t = await serverText(context.language, "shell");
  const title = await titleOf(context, `${t("account.wishlist")} | Vitrine`);
  // `account` has the texts of the menu.
  const messages = pageMessages(context.language, "account", "wishlist");
  return data(
    { title, messages, alternates: accountAlternates(context, "wishlist"), list: await listView(context, list) },
    { status: list.tiles || list.total === 0 ? 200 : 503 },
  );
}

export async function action({ context, request }: ActionFunctionArgs) {
  const run = () =>
    withSignIn(context, request, async () => {
      await allowAccount(context, "wishlist");
      return changeList(context, request, paths.account(context.prefix, "wishlist"));
    });
  return tellingNotSent(context, run);
}

export default function WishlistRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <Wishlist {...list} refused={useActionData<typeof action>() ?? null} />;
}

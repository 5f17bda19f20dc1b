import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadVisitorsWishlist } from "#app/bff/account/wishlist-page.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { titleOf } from "#app/bff/http/form-problem.server.ts";
import { isSignedIn } from "#app/bff/session/sign-in.server.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { paths } from "#app/paths.ts";
import { changeList, listAddress, listView, wishlistAlternates } from "./list.server";
import { VisitorsWishlist } from "./view";
import { toPage } from "#app/bff/http/redirects.server.ts";
import { unindexedMeta } from "#app/ui/layout/unindexed-meta.ts";

/** A visitor's wishlist, stored in their browser (BEY-14); customers are redirected to theirs. */
export const handle: RouteHandle = { layout: "default" };

export const meta = unindexedMeta;

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, prefix, site } = context;
  if (!site.params.wishlist) throw notFound(context, "validation");
  if (isSignedIn(context)) {
    throw toPage(paths.account(prefix, "wishlist"), 302);
  }
  const list = await loadVisitorsWishlist(context, listAddress(context.url).page);
  const t = await serverText(language, "shell");
  const title = await titleOf(context, `${t("account.wishlist")} | Vitrine`);
  const messages = pageMessages(language, "wishlist");
  const elsewhere = wishlistAlternates(context, (_country, other) => paths.wishlist(other));
  return data(
    { title, messages, alternates: elsewhere, list: await listView(context, list) },
    { status: list.tiles ? 200 : 503 },
  );
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!context.site.params.wishlist) throw notFound(context, "validation");
  return changeList(context, request, paths.wishlist(context.prefix));
}

export default function WishlistRoute() {
  const { list } = useLoaderData<typeof loader>();
  return <VisitorsWishlist {...list} refused={useActionData<typeof action>() ?? null} />;
}

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadSharedWishlist } from "#app/bff/account/wishlist-page.server.ts";
import { notFound } from "#app/bff/http/error-responses.server.ts";
import { goodsPreview } from "#app/document/goods-preview.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { parseSharedWishes, writeSharedWishes } from "#app/models/shared-wishes.ts";
import { paths } from "#app/paths.ts";
import { sharedView, wishlistAlternates } from "../$locale.wishlist/list.server";
import { SharedWishlist } from "./view";

/** A shared wishlist: the address contains all of it, and does not tell whose it is (BEY-14). */
export const handle: RouteHandle = { layout: "default" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page);

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, site, url } = context;
  if (!site.params.wishlist) throw notFound(context, "validation");
  const wishes = parseSharedWishes(url.searchParams.get("p"));
  const tiles = await loadSharedWishlist(context, wishes);
  const t = await serverText(language, "wishlist");
  const title = `${t("shared.title")} | Vitrine`;
  const messages = pageMessages(language, "wishlist");
  const list = writeSharedWishes(wishes);
  const preview = goodsPreview(
    context,
    (tiles ?? []).map(({ name, tile: { picture } }) => ({ name, picture })),
  );
  const elsewhere = wishlistAlternates(context, (_country, other) => paths.sharedWishlist(other, list));
  return data(
    { title, ...preview, messages, alternates: elsewhere, list: await sharedView(context, tiles) },
    { status: tiles ? 200 : 503 },
  );
}

export default function SharedWishlistRoute() {
  return <SharedWishlist {...useLoaderData<typeof loader>().list} />;
}

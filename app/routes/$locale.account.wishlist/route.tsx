import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { allowAccount } from "~/bff/account/account-access.server";
import { withSignIn } from "~/bff/session/require-sign-in.server";
import { loadWishlistPage, WISHES_A_PAGE } from "~/bff/account/wishlist.server";
import { serverText } from "~/i18n/i18n.server";
import { pageMessages } from "~/i18n/messages.server";
import { cardsHtml } from "~/document/server-html.server";
import type { RouteHandle } from "~/document/route-handle";
import { Wishlist } from "./view";

export const handle: RouteHandle = { layout: "account" };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: "robots", content: "noindex" },
];

/** `?page=` counts from 1; a page that there is not is the nearest one. Hearts are sent to the products' own address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(/^[1-9]\d{0,3}$/.exec(new URL(request.url).searchParams.get("page") ?? "")?.[0] ?? 1);
  const [, { tiles, ...list }] = await withSignIn(context, request, () =>
    Promise.all([allowAccount(context, "wishlist"), loadWishlistPage(context, asked)]),
  );
  const t = await serverText(context.language, "shell");
  const messages = pageMessages(context.language, "account");
  const cards = tiles && cardsHtml(context, tiles, "grid");
  const title = `${t("account.wishlist")} | Vitrine`;
  return data({ title, messages, ...list, pageSize: WISHES_A_PAGE, cards }, { status: tiles ? 200 : 503 });
}

export default function WishlistRoute() {
  return <Wishlist {...useLoaderData<typeof loader>()} />;
}

import { data, redirect } from "@remix-run/node";
import { pageNumber } from "#app/bff/account/list-pages.server.ts";
import { dropWishes, removeWish, undoRemoveWish, wishProblem } from "#app/bff/account/wishlist.server.ts";
import { WISHES_A_PAGE, type WishlistPage, type WishTile } from "#app/bff/account/wishlist-page.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { refusal } from "#app/bff/http/form-problem.server.ts";
import { alternates, type PathIn, whereSites } from "#app/bff/sites/alternates.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { findShell } from "#app/document/shell-fragments.server.tsx";
import { paths } from "#app/paths.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { ShareList } from "#app/ui/wishlist/share-list.tsx";
import type { WishlistProblem } from "#app/ui/wishlist/own-wishlist.tsx";
import { WishCell } from "#app/ui/wishlist/wish-cell.tsx";
import { GoneWishes, NoWishes, WishesUnavailable } from "#app/ui/wishlist/wishlist-notes.tsx";
import { isGoodsId } from "#app/models/goods-id.ts";

/** Shared by the wishlists of visitors and customers. */

/** `?page=` counts from 1; `?share` shows the link to share. */
export function listAddress(url: URL): { page: number; isSharing: boolean } {
  return { page: pageNumber(url), isSharing: url.searchParams.has("share") };
}

/** Addresses of a list's page on the other sites that have wishlists. */
export function wishlistAlternates(context: RequestContext, path: PathIn): string {
  return alternates(
    context,
    whereSites(context, ({ params }) => params.wishlist, path),
  );
}

/** A list as its view needs it, a visitor's or a customer's. */
export async function listView(context: RequestContext, list: WishlistPage) {
  const { tiles, total, page, pageSize, undo, gone } = list;
  const { isSharing } = listAddress(context.url);
  const link = isSharing ? context.origin + paths.sharedWishlist(context.prefix, list.shared) : null;
  return {
    total,
    page,
    pageSize,
    undo,
    cells: tiles ? wishCells(context, tiles, true) : [],
    notes: await notesHtml(context, list),
    // A link to products that are all withdrawn would show nothing.
    share: total > gone.length ? serverHtml(context, <ShareList link={link} total={total} />) : null,
  };
}

/** A list that somebody shared. @param tiles null when the catalogue does not answer */
export async function sharedView(context: RequestContext, tiles: readonly WishTile[] | null) {
  if (tiles === null) return { cells: [], notes: unavailableHtml(context) };
  const notes = tiles.length === 0 ? await noWishesHtml(context, "shared") : null;
  return { cells: wishCells(context, tiles, false), notes };
}

/** @param isOwn the list belongs to whoever looks at it, who may remove products */
function wishCells(context: RequestContext, tiles: readonly WishTile[], isOwn: boolean): ServerHtml[] {
  return tiles.map((wish, index) => serverHtml(context, <WishCell wish={wish} index={index} isOwn={isOwn} />));
}

/** Replaces cards that cannot be shown. */
function unavailableHtml(context: RequestContext): ServerHtml {
  const { pathname, search } = context.url;
  // A navigation by script asks for `.data`: the link is the page's own address.
  return serverHtml(context, <WishesUnavailable address={pathname.replace(/\.data$/, "") + search} />);
}

async function noWishesHtml(context: RequestContext, of: "own" | "shared"): Promise<ServerHtml> {
  const { newArrivals } = await findShell(context);
  return serverHtml(context, <NoWishes of={of} wayOn={newArrivals} />);
}

async function notesHtml(context: RequestContext, { total, tiles, gone }: WishlistPage): Promise<ServerHtml | null> {
  if (tiles === null) return unavailableHtml(context);
  if (total === 0) return noWishesHtml(context, "own");
  return gone.length > 0 ? serverHtml(context, <GoneWishes gone={gone} />) : null;
}

/** `intent=remove` or `undo` with the `productId`, `drop` with several, or `share`. @param address the page's own */
export async function changeList(context: RequestContext, request: Request, address: string) {
  const form = await request.formData();
  const { page, isSharing } = listAddress(context.url);
  const intent = form.get("intent");
  const productIds = form.getAll("productId").filter(isGoodsId);
  const refused = await change(context, intent, productIds.slice(0, WISHES_A_PAGE));
  if (refused) return refused;
  const search = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...((isSharing || intent === "share") && { share: "1" }),
  });
  const hash = intent === "share" ? "#share" : "";
  return redirect(address + (search.size > 0 ? `?${search}` : "") + hash, 303);
}

/** The problem in the shopper's words; null on success. */
async function change(context: RequestContext, intent: FormDataEntryValue | null, productIds: readonly string[]) {
  const [productId] = productIds;
  if (productId === undefined) return null;
  const refuse = async (problem: WishlistProblem, status: number) => {
    const t = await serverText(context.language, "shell");
    return data(await refusal(context, `${t("account.wishlist")} | Vitrine`, problem), { status });
  };
  try {
    if (intent === "remove") {
      // Presses before this one that were not answered yet. There is one undo at a time.
      await dropWishes(context, productIds.slice(1));
      await removeWish(context, productId);
    }
    if (intent === "drop") await dropWishes(context, productIds);
    if (intent !== "undo") return null;
    return (await undoRemoveWish(context, productId)) ? null : await refuse("error.undo", 409);
  } catch (error) {
    const { problem, status } = wishProblem(context, error);
    return refuse(`error.${problem}`, status);
  }
}

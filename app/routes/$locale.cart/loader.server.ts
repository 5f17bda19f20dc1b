import { sharedCartFromUrl, sharesCarts } from "#app/bff/cart/share.server.ts";
import { findDraft } from "#app/bff/session/form-draft.server.ts";
import { isSignedIn } from "#app/bff/session/sign-in.server.ts";
import { findCart, recallCart } from "#app/bff/cart/cart.server.ts";
import { offeredExtras } from "#app/bff/cart/extras-view.server.ts";
import { listSavedForLater } from "#app/bff/cart/saved-for-later.server.ts";
import { findCartView } from "#app/bff/cart/page-view.server.ts";
import { expressWallets } from "#app/bff/checkout/express.server.ts";
import { tooMuch } from "#app/bff/checkout/payment-choice.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { goodsPreview } from "#app/document/goods-preview.server.ts";
import { checkoutText } from "#app/i18n/i18n.server.ts";
import { paths } from "#app/paths.ts";
import { CART_DRAFT } from "./refusal.server";
import { belowCart, type BelowCart, emptyCart, orderNotes, recommendedRow, sharedCart } from "./server-parts.server";

/**
 * Data of the cart page and of all parts around the cart. Throws as the gateway does when the cart cannot be loaded.
 */
export async function loadCartPage(context: RequestContext, isWithoutCookies = false) {
  await recallCart(context);
  const [cart, found, saved] = await Promise.all([
    findCartView(context),
    findCart(context),
    listSavedForLater(context),
  ]);
  const { params } = context.site;
  const below: BelowCart = {
    cart,
    isVisitor: !isSignedIn(context),
    offered: offeredExtras(context, found),
    // A move without a response may leave a product in both lists: it is then shown in the cart only.
    savedForLater: {
      ...saved,
      lines: saved.lines.filter(({ sku }) => !found?.lineItems.some((line) => line.sku === sku && !line.isFree)),
    },
    sharing: sharesCarts(context) ? { link: sharedLink(context) } : null,
    problem: context.formProblem,
  };
  if (!cart) return { kind: "other" as const, content: await emptyCart(context, below, isWithoutCookies) };
  const ordering = {
    wallets: found ? expressWallets(context, found) : [],
    isVisitor: below.isVisitor,
    tooMuch: found && tooMuch(context, found, await checkoutText(context.language)),
  };
  return {
    kind: "cart" as const,
    cart,
    typedCode: findDraft(context, CART_DRAFT)?.promo,
    hasWishlist: params.wishlist,
    below: belowCart(context, below),
    notes: orderNotes(context, ordering),
    recommended: found && (await recommendedRow(context, found)),
  };
}

/** The shared cart that the address names, or null when it is gone. */
export async function loadSharedCart(context: RequestContext) {
  const asked = await sharedCartFromUrl(context);
  const shared = asked?.shared;
  if (!shared) return asked && { shared: null };
  return { shared: { content: sharedCart(context, shared), preview: goodsPreview(context, shared.lines) } };
}

/** The link that was just created: its id is in the address, so that the page can be reloaded. */
function sharedLink({ origin, prefix, url }: RequestContext): string | null {
  const id = url.searchParams.get("shared");
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null;
  return `${origin}${paths.cart(prefix)}?${new URLSearchParams({ share: id })}`;
}

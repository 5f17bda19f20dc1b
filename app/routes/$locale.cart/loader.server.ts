import { sharedCartFromUrl, sharesCarts } from "~/bff/cart/share.server";
import { findDraft } from "~/bff/session/form-draft.server";
import { isSignedIn } from "~/bff/session/sign-in.server";
import { findCart, recallCart } from "~/bff/cart/cart.server";
import { offeredExtras } from "~/bff/cart/extras-view.server";
import { listSavedForLater } from "~/bff/cart/saved-for-later.server";
import { findCartView } from "~/bff/cart/page-view.server";
import { expressWallets } from "~/bff/checkout/express.server";
import { tooMuch } from "~/bff/checkout/payment-choice.server";
import type { RequestContext } from "~/bff/context.server";
import { checkoutText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { CART_DRAFT } from "./refusal.server";
import { belowCart, type BelowCart, emptyCart, orderNotes, recommendedRow, sharedCart } from "./server-parts.server";

/**
 * Data of the cart page and of all parts around the cart. Throws as the gateway does when the cart cannot be loaded.
 */
export async function loadCartPage(context: RequestContext) {
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
  if (!cart) return { kind: "other" as const, content: await emptyCart(context, below) };
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
  return asked && { shared: asked.shared && sharedCart(context, asked.shared) };
}

/** The link that was just created: its id is in the address, so that the page can be reloaded. */
function sharedLink({ origin, prefix, url }: RequestContext): string | null {
  const id = url.searchParams.get("shared");
  if (!id || !/^[\w-]{1,64}$/.test(id)) return null;
  return `${origin}${paths.cart(prefix)}?${new URLSearchParams({ share: id })}`;
}

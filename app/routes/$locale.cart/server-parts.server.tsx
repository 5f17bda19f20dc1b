import type { ReactElement } from "react";
import type { OfferedExtrasView } from "#app/bff/cart/extras-view.server.ts";
import type { SavedForLaterListView } from "#app/bff/cart/saved-for-later.server.ts";
import type { CartView } from "#app/bff/cart/page-view.server.ts";
import type { SharedCartView } from "#app/bff/cart/share.server.ts";
import { listRecommendations } from "#app/bff/catalogue/tiles.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import type { FormProblem } from "#app/models/form-problem.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import { serverHtml } from "#app/document/server-html.server.tsx";
import { findShell } from "#app/document/shell-fragments.server.tsx";
import type { Cart } from "#app/models/cart.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import type { CardView } from "#app/models/product-tile.ts";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { PlainProductRow } from "#app/ui/product-card/card-items.tsx";
import { TitledRow } from "#app/ui/product-card/product-grid.tsx";
import { SavedForLater } from "./below/saved-for-later";
import { OrderNotes, type OrderNotesProps } from "./below/order-notes";
import { CartUnavailable, EmptyCart, SharedCartGone } from "./below/other-pages";
import { GiftCardOffer, OfferedExtras } from "./below/offered-extras";
import { ShareCart, SharedCart } from "./below/share";
import styles from "./below/extras.module.css";

/** Parts of the cart page that need no script: their forms send documents. */

/** Maximum number of cards in the row below the cart. */
const MOST = 8;

export interface BelowCart {
  /** Null for an empty cart. */
  cart: CartView | null;
  isVisitor: boolean;
  offered: OfferedExtrasView;
  savedForLater: SavedForLaterListView;
  /** Null on a site without shared carts; `link` when one was just created. */
  sharing: { link: string | null } | null;
  problem: FormProblem | null;
}

/** Parts below the lines: saved for later, extras, sharing. */
export function belowCart(context: RequestContext, below: BelowCart): ServerHtml {
  const { cart, offered, savedForLater, sharing, problem } = below;
  return ownPart(
    context,
    <>
      <SavedForLater {...savedForLater} />
      <OfferedExtras {...{ offered, problem }} offers={cart && cart.offers} />
      {sharing && cart && cart.lines.length > 0 && <ShareCart {...sharing} />}
    </>,
  );
}

/** Parts below the order button. */
export function orderNotes(context: RequestContext, notes: OrderNotesProps): ServerHtml {
  const messages = pageMessages(context.language, "cart", "cartParts", "checkout", "ordering");
  return serverHtml(
    context,
    <MoreText messages={messages}>
      <OrderNotes {...notes} />
    </MoreText>,
  );
}

/** The page of an empty cart, with products saved for later, and gift cards, which can be bought alone. */
export async function emptyCart(
  context: RequestContext,
  below: BelowCart,
  isWithoutCookies: boolean,
): Promise<ServerHtml> {
  const { isVisitor, offered, savedForLater, problem } = below;
  const { families, newArrivals } = await findShell(context);
  return ownPart(
    context,
    <EmptyCart {...{ isVisitor, isWithoutCookies, families, newArrivals }}>
      <SavedForLater {...savedForLater} />
      <GiftCardOffer {...{ offered, problem }} />
    </EmptyCart>,
  );
}

export function cartUnavailable(context: RequestContext): ServerHtml {
  return ownPart(context, <CartUnavailable requestId={context.requestId} />);
}

export function sharedCartGone(context: RequestContext): ServerHtml {
  return ownPart(context, <SharedCartGone />);
}

/** A cart that somebody shared. */
export function sharedCart(context: RequestContext, shared: SharedCartView): ServerHtml {
  return ownPart(context, <SharedCart shared={shared} />);
}

/** Recommendations for the line added last, without products already in the cart; null when there are none. */
export async function recommendedRow(context: RequestContext, { lineItems }: Cart): Promise<ServerHtml | null> {
  const newest = lineItems.reduce<(typeof lineItems)[number] | undefined>(
    (last, line) => (last && last.lastModifiedAt >= line.lastModifiedAt ? last : line),
    undefined,
  );
  if (!newest) return null;
  const own = new Set(lineItems.map((line) => productSlug(line, line)));
  const found = await listRecommendations(context, newest.productId);
  const products = found.filter(({ slug }) => !own.has(slug)).slice(0, MOST);
  if (products.length === 0) return null;
  return ownPart(context, <Recommended products={products} />);
}

function Recommended({ products }: { products: readonly CardView[] }) {
  const t = useText("cartParts");
  return (
    <div className={styles.recommended}>
      <TitledRow id="recommended" title={t("recommended")}>
        <PlainProductRow label={t("recommended")} products={products} />
      </TitledRow>
    </div>
  );
}

function ownPart(context: RequestContext, element: ReactElement): ServerHtml {
  return serverHtml(
    context,
    <MoreText messages={pageMessages(context.language, "cart", "cartParts")}>{element}</MoreText>,
  );
}

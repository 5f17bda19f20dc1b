import { serverText } from "~/i18n/i18n.server";
import type { Money } from "~/models/money";
import type { RequestContext } from "../context.server";
import { type CartLineView, lineView } from "./line-view.server";
import { findSharedCart } from "./share.server";

/** What a shared cart shows before anything is added. */
export interface SharedCartView {
  cartId: string;
  /** `available`: how many of them there are. */
  lines: (CartLineView & { available: number })[];
  /** Pieces that can be added, and what they come to. */
  pieces: number;
  total: Money;
}

/** A shared cart to look at; null when it is gone or never was. */
export async function findSharedView(context: RequestContext, cartId: string): Promise<SharedCartView | null> {
  const [cart, t] = await Promise.all([findSharedCart(context, cartId), serverText(context.language, "cart")]);
  const words = { t, locale: context.locale, day: null };
  const lines = (cart?.lineItems ?? [])
    .filter((line) => !line.isFree)
    .map((line) => ({
      ...lineView(line, words),
      available: Math.min(line.quantity, line.availableQuantity),
    }));
  if (!cart || lines.length === 0) return null;
  return {
    cartId,
    lines,
    pieces: lines.reduce((sum, { available }) => sum + available, 0),
    total: {
      ...cart.totalPrice,
      centAmount: lines.reduce((sum, { available, price }) => sum + available * price.current.centAmount, 0),
    },
  };
}

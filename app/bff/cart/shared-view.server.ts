import { productSlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import { shownLinePrice, type ShownPrice } from "~/models/product-price";
import type { RequestContext } from "../context.server";
import { findSharedCart } from "./share.server";

/** What a shared cart shows before anything is added. */
export interface SharedCartView {
  cartId: string;
  lines: {
    lineId: string;
    name: string;
    slug: string;
    color: string;
    size: string;
    picture: string;
    quantity: number;
    /** How many of them there are. */
    available: number;
    price: ShownPrice;
  }[];
  /** Pieces that can be added, and what they come to. */
  pieces: number;
  total: Money;
}

/** A shared cart to look at; null when it is gone or never was. */
export async function findSharedView(context: RequestContext, cartId: string): Promise<SharedCartView | null> {
  const cart = await findSharedCart(context, cartId);
  const lines = (cart?.lineItems ?? [])
    .filter((line) => !line.isFree)
    .map((line) => ({
      lineId: line.lineId,
      name: line.name,
      slug: productSlug(line, line),
      color: line.color.name,
      size: line.size.label,
      picture: line.picture.path,
      quantity: line.quantity,
      available: Math.min(line.quantity, line.availableQuantity),
      price: shownLinePrice(line),
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

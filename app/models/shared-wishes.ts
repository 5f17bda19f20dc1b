/** A wishlist in a link: `100001-10000102.100002`, product ids, each with the colour if it is known (BEY-14). */

import { isGoodsId } from "./goods-id";
import { withoutLinkEnd } from "./link-end";

export interface SharedWish {
  productId: string;
  optionId?: string;
}

/** Most products in a link. */
export const MOST_SHARED = 50;

export function writeSharedWishes(wishes: readonly SharedWish[]): string {
  return wishes
    .slice(0, MOST_SHARED)
    .map(({ productId, optionId }) => (optionId ? `${productId}-${optionId}` : productId))
    .join(".");
}

/** Leaves out invalid ids and repetitions. */
export function parseSharedWishes(text: string | null): SharedWish[] {
  const wishes = withoutLinkEnd(text ?? "")
    .split(".", MOST_SHARED)
    .flatMap((each) => {
      const [productId, optionId, ...more] = each.split("-");
      const isWish = isGoodsId(productId) && (optionId === undefined || isGoodsId(optionId)) && more.length === 0;
      return isWish ? [{ productId, optionId }] : [];
    });
  return [...new Map(wishes.map((wish) => [wish.productId, wish])).values()];
}

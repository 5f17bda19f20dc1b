/** A wishlist as a link carries it: `100001-10000102.100002`, product ids with the colour where it is known (BEY-14). */

export interface SharedWish {
  productId: string;
  optionId?: string;
}

/** Pieces that a link carries. */
export const MOST_SHARED = 50;

const WISH = /^(\d{6})(?:-(\d{8}))?$/;

export function writeSharedWishes(wishes: readonly SharedWish[]): string {
  return wishes
    .slice(0, MOST_SHARED)
    .map(({ productId, optionId }) => (optionId ? `${productId}-${optionId}` : productId))
    .join(".");
}

/** What is no id is left out, as is what is said twice. */
export function parseSharedWishes(text: string | null): SharedWish[] {
  const wishes = (text ?? "").split(".", MOST_SHARED).flatMap((each) => {
    const [, productId, optionId] = WISH.exec(each) ?? [];
    return productId ? [{ productId, optionId }] : [];
  });
  return [...new Map(wishes.map((wish) => [wish.productId, wish])).values()];
}

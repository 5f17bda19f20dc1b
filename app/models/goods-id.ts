/**
 * Ids of products, options and skus, and GTINs: digits, of whatever length the gateway gives them (S2), within what fits
 * into cookies and addresses.
 */
export const GOODS_ID = /^\d{1,20}$/;
export const STORE_ID = /^\d{1,12}$/;

export function isGoodsId(id: unknown): id is string {
  return typeof id === "string" && GOODS_ID.test(id);
}

/** The digits of an id as part of a longer pattern. */
export function digitsOf({ source }: RegExp): string {
  return source.slice(1, -1);
}

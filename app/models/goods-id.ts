/** As many digits as fit into cookies and addresses. */
export const GOODS_ID_DIGITS = String.raw`\d{1,20}`;
export const STORE_ID_DIGITS = String.raw`\d{1,12}`;

/** Ids of products, options and skus, and GTINs: digits, of whatever length the gateway gives them (S2). */
export const GOODS_ID = new RegExp(`^${GOODS_ID_DIGITS}$`);
export const STORE_ID = new RegExp(`^${STORE_ID_DIGITS}$`);

export function isGoodsId(id: unknown): id is string {
  return typeof id === "string" && GOODS_ID.test(id);
}

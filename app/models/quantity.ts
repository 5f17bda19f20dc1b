/** Quantities that shoppers type. */

/** Largest quantity of one sku that a form accepts. */
export const MAX_QUANTITY = 20;

export type QuantityError = "notANumber" | "tooSmall" | "tooLarge";

/**
 * Reads the quantity field of a form: a whole number from 1 to 20, spaces around it ignored. Anything else, including a
 * missing or repeated field, gives the reason and changes nothing (CART-25).
 */
export function quantityFromForm(value: unknown): { quantity: number } | { error: QuantityError } {
  const digits = typeof value === "string" ? /^([-\u2212]?)(\d+)$/.exec(value.trim()) : null;
  if (!digits) return { error: "notANumber" };
  const quantity = Number(digits[2]);
  if (digits[1] || quantity === 0) return { error: "tooSmall" };
  if (quantity > MAX_QUANTITY) return { error: "tooLarge" };
  return { quantity };
}

/** The largest quantity to choose when `available` pieces are in stock. */
export function maxQuantity(available: number): number {
  return Math.min(available, MAX_QUANTITY);
}

/** To add several pieces of a sku, the gateway takes a list that repeats it. */

/** Longest list that the gateway takes (`skuListSchema`). */
const MOST_SKUS = 500;

/**
 * Repeats each sku once per piece, in batches of at most `most`. A sku is never split over two batches: pieces of it
 * beyond `most` are dropped.
 */
export function skuBatches(pieces: readonly { sku: string; quantity: number }[], most = MOST_SKUS): string[][] {
  const counts = new Map<string, number>();
  for (const { sku, quantity } of pieces) counts.set(sku, (counts.get(sku) ?? 0) + quantity);
  const lists: string[][] = [];
  for (const [sku, count] of counts) {
    const last = lists.at(-1);
    const own = Array<string>(Math.min(count, most)).fill(sku);
    if (last && last.length + own.length <= most) last.push(...own);
    else lists.push(own);
  }
  return lists;
}

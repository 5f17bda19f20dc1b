/** Quantities that shoppers type. */

/** Most of one sku that a form accepts. */
export const MAX_QUANTITY = 20;

export type QuantityError = "notANumber" | "tooSmall" | "tooLarge";

/**
 * Reads the quantity field of a form: a whole number from 1 to 20, spaces around it aside. Anything else, a missing or
 * repeated field included, gives the reason and changes nothing (CART-25).
 */
export function quantityFromForm(value: unknown): { quantity: number } | { error: QuantityError } {
  const digits = typeof value === "string" ? /^([-\u2212]?)0*(\d+)$/.exec(value.trim()) : null;
  if (!digits) return { error: "notANumber" };
  const quantity = Number(digits[2]);
  if (digits[1] || quantity === 0) return { error: "tooSmall" };
  if (quantity > MAX_QUANTITY) return { error: "tooLarge" };
  return { quantity };
}

/** The most that can be chosen where stock allows `available`. */
export function maxQuantity(available: number): number {
  return Math.min(available, MAX_QUANTITY);
}

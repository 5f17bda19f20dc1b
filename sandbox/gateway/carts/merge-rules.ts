import type { CartState } from "./cart-state";
import { MAX_LINES, refreshLines, type StockOf } from "./lines";
import { MAX_QUANTITY } from "#models/quantity.ts";

/**
 * A visitor's cart poured into the customer's: quantities of the same sku are added up as far as stock and the maximum
 * allow, and skus that lost something on the way are listed in `productsNotAdded`. What the customer had chosen for
 * checkout stays.
 */
export function mergeStates(own: CartState, visitors: CartState, stockOf: StockOf, at: string): CartState {
  const lost = new Set<string>();
  const lines = own.lines.map((line) => ({ ...line }));
  for (const line of visitors.lines) {
    // Gifts come back with their code, if it still holds.
    if (line.giftOf !== undefined) continue;
    const mine = lines.find((one) => one.sku === line.sku && one.giftOf === undefined);
    const wanted = (mine?.quantity ?? 0) + line.quantity;
    if (wanted > MAX_QUANTITY) lost.add(line.sku);
    if (mine) Object.assign(mine, { quantity: Math.min(wanted, MAX_QUANTITY), lastModifiedAt: at });
    else if (lines.length < MAX_LINES) lines.push({ ...line, lastModifiedAt: at });
    else lost.add(line.sku);
  }
  const merged: CartState = {
    ...own,
    lines,
    promoCodes: [...new Set([...own.promoCodes, ...visitors.promoCodes])],
    giftCards: [...own.giftCards, ...visitors.giftCards],
    donations: [
      ...own.donations,
      ...visitors.donations.filter(({ id }) => own.donations.every((one) => one.id !== id)),
    ],
  };
  const refreshed = refreshLines(merged, stockOf, at);
  return { ...refreshed, productsNotAdded: [...new Set([...lost, ...refreshed.productsNotAdded])] };
}

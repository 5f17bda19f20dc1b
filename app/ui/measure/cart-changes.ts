import type { Item, Measured } from "#app/models/tracking/events.ts";
import type { ShellCart } from "../shell/personal";

/** Lines of the cart as last seen, by id, in local storage: shared by all tabs of a browser. */
type Kept = Record<string, Item>;

export interface CartChange {
  /** The same id in every tab that sees this change. */
  id: string;
  event: Extract<Measured, { type: "cart" }>;
}

/**
 * Changes of the cart since any tab last compared it. The first comparison, and one at an order's confirmation, only
 * stores the lines: what was there before, and what was ordered, is not a change by the shopper.
 *
 * @param key of the lines in local storage: given, since importing it would make this file a tenth larger
 */
export function cartChanges({ lines, total, version = 0 }: ShellCart, key: string, isOrdered: boolean): CartChange[] {
  // Without lines, the page did not load the cart.
  if (!lines) return [];
  const text = localStorage.getItem(key);
  const now: Kept = {};
  for (const { lineId, name, href, quantity, totalPrice } of lines) {
    // A product's id is at the end of its address (models/entity-slug); other entries are identified by their line.
    const id = /--p(\d+)/.exec(href)?.[1] ?? lineId;
    now[lineId] = { id, name, price: Math.round(totalPrice.centAmount / quantity), quantity };
  }
  localStorage.setItem(key, JSON.stringify(now));
  if (!text || isOrdered) return [];
  const before = JSON.parse(text) as Kept;
  return Object.keys({ ...before, ...now }).flatMap((lineId): CartChange[] => {
    const by = (now[lineId]?.quantity ?? 0) - (before[lineId]?.quantity ?? 0);
    if (by === 0) return [];
    const item = { ...(now[lineId] ?? before[lineId]!), quantity: Math.abs(by) };
    const id = `cart-${lineId}-${version}`;
    return [{ id, event: { type: "cart", change: by > 0 ? "add" : "remove", item, currency: total.currencyCode } }];
  });
}

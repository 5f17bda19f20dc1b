/**
 * An order's states in their order, then the two ways in which it can end otherwise. Without zod, since views use it.
 */
export const ORDER_STATUSES = ["ACCEPTED", "PREPARING", "SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"] as const;
/** OTHER: a state that the shop does not know; the order is shown without what depends on its state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | "OTHER";

/** The order has still to arrive. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === "ACCEPTED" || status === "PREPARING" || status === "SHIPPED";
}

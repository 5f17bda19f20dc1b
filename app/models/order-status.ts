/** How an order goes, in its order, and the two ways that it may end otherwise. Without zod: views use it. */
export const ORDER_STATUSES = ["ACCEPTED", "PREPARING", "SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"] as const;
/** OTHER: a state that none of these is, or that the shop does not know; the order is shown without what hangs on its state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number] | "OTHER";

/** It is still to arrive. */
export function isUnderWay(status: OrderStatus): boolean {
  return status === "ACCEPTED" || status === "PREPARING" || status === "SHIPPED";
}

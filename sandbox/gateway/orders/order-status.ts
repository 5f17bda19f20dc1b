import type { Order, OrderEvent } from "#models/order.ts";
import type { PaymentStatus } from "../payments/payment-status";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Dated = Pick<Order, "createdAt" | "paymentStatus"> & {
  deliveryDate: Order["shippingInfo"]["deliveryDate"];
};

/** How an order stands with its payment; null: gift cards paid it, or it was free. */
export function paymentStatusOf(status: PaymentStatus | null): Order["paymentStatus"] {
  switch (status) {
    case null:
    case "Authorised":
    case "Success":
      return "PAID";
    case "PresentToShopper":
      return "TO_PAY";
    case "Refused":
    case "Cancelled":
    case "Error":
    case "Superseded":
    case "Voided":
      return "REFUSED";
    default:
      return "CHECKING";
  }
}

/** How far an order has come at `now` (milliseconds): nothing leaves before it is paid, and it arrives when promised. */
export function orderStatusAt(order: Dated, now: number): OrderEvent["status"] {
  if (order.paymentStatus === "REFUSED") return "CANCELLED";
  const age = now - Date.parse(order.createdAt);
  if (order.paymentStatus !== "PAID" || age < HOUR) return "ACCEPTED";
  if (!order.deliveryDate) return "DELIVERED";
  if (now >= arrivalTime(order.deliveryDate)) return "DELIVERED";
  return now >= leavingTime(order.deliveryDate) ? "SHIPPED" : "PREPARING";
}

/** The states of a parcel's way, in their order. */
const WAY = ["ACCEPTED", "PREPARING", "SHIPPED", "DELIVERED"] as const satisfies readonly OrderEvent["status"][];
const placeOf = (status: OrderEvent["status"]): number => WAY.findIndex((each) => each === status);

/** When it came into each state up to `status`, the oldest first and none after `now` (milliseconds). */
export function orderEvents(
  { createdAt, deliveryDate }: Dated,
  status: OrderEvent["status"],
  now: number,
): OrderEvent[] {
  const placed = Date.parse(createdAt);
  const leaves = deliveryDate ? leavingTime(deliveryDate) : placed + HOUR;
  const arrives = deliveryDate ? arrivalTime(deliveryDate) : placed + HOUR;
  const times: Record<OrderEvent["status"], number> = {
    ACCEPTED: placed,
    PREPARING: placed + HOUR,
    SHIPPED: Math.max(leaves, placed + HOUR),
    DELIVERED: arrives,
    CANCELLED: placed + HOUR,
    RETURNED: arrives + 10 * DAY,
  };
  const passed = status === "RETURNED" ? WAY : status === "CANCELLED" ? WAY.slice(0, 1) : WAY.slice(0, placeOf(status));
  return [...passed, status].map((each) => ({
    status: each,
    at: new Date(Math.min(times[each], now)).toISOString(),
  }));
}

/** In the afternoon of the last day promised, in every country: at its midnight the shop calls a parcel late. */
function arrivalTime({ latest }: { latest: string }): number {
  return Date.parse(latest) + 16 * HOUR;
}

/** When a parcel promised for these days leaves, in milliseconds. */
export function leavingTime({ earliest }: { earliest: string }): number {
  return Date.parse(earliest) - DAY;
}

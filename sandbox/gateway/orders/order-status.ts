import type { Order } from "#models/order";
import type { PaymentStatus } from "../payments/payment-status";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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
export function orderStatusAt(
  order: Pick<Order, "createdAt" | "paymentStatus"> & { deliveryDate: Order["shippingInfo"]["deliveryDate"] },
  now: number,
): Order["status"] {
  if (order.paymentStatus === "REFUSED") return "CANCELLED";
  const age = now - Date.parse(order.createdAt);
  if (order.paymentStatus !== "PAID" || age < HOUR) return "ACCEPTED";
  if (!order.deliveryDate) return "DELIVERED";
  if (now >= Date.parse(order.deliveryDate.latest) + DAY) return "DELIVERED";
  return now >= Date.parse(order.deliveryDate.earliest) - DAY ? "SHIPPED" : "PREPARING";
}

import type { Order } from "../order";
import type { Transaction } from "./events";

type Reported = Pick<Order, "orderNumber" | "totalPrice" | "shippingInfo" | "currency" | "payments" | "lineItems">;

/**
 * Report of an order (TRK-05, C7): amounts divided by 100; outside production the label keeps orders apart.
 *
 * @param country ISO code of the site's country
 */
export function transactionOf(order: Reported, country: string, isProduction: boolean): Transaction {
  const { orderNumber, totalPrice, shippingInfo, currency, payments, lineItems } = order;
  return {
    orderNumber,
    label: isProduction ? `Commandes Web - ${country}` : "Hors Prod",
    total: totalPrice.centAmount / 100,
    currency,
    shipping: { price: shippingInfo.price.centAmount / 100, name: shippingInfo.name },
    payments: payments.map(({ paymentProduct }) => paymentProduct),
    items: lineItems.map(({ model, price, quantity, sku, segmentationId }) => ({
      model,
      price: price.centAmount / 100,
      quantity,
      sku,
      segmentationId,
    })),
  };
}

import type { Cart } from "#models/cart.ts";
import { isEmptyCart } from "#models/cart-rules.ts";
import type { Money } from "#models/money.ts";
import { GatewayError } from "../errors";
import { coversOrder } from "../payments/payment-status";
import { findPlace, parcelsOf } from "../stores/store-list";
import type { Payment } from "../payments/payment-store";

/** What must hold before a cart is paid or ordered. Each fails with the code that tells the storefront why. */

/** The steps of the checkout that an order, or a payment, needs behind it. @throws GatewayError 412 */
export function checkComplete(cart: Cart): void {
  const missing = [
    isEmptyCart(withoutGifts(cart)) && "the cart is empty",
    !cart.billingAddress && "the billing address is missing",
    !cart.shippingInfo && "the shipping method is missing",
  ].filter((reason) => reason !== false);
  if (missing.length > 0) throw new GatewayError(412, "CHECKOUT_INCOMPLETE", missing.join(", "));
  checkDeliveryPoint(cart);
}

/** The place may have filled up or closed since it was chosen. */
function checkDeliveryPoint({ shippingAddress }: Cart): void {
  const id = shippingAddress?.deliveryPointIdV2;
  if (id === undefined) return;
  const point = findPlace(id);
  if (!point || parcelsOf(point) !== "accepted") {
    throw new GatewayError(412, "DELIVERY_POINT_UNAVAILABLE", `${id} does not take this parcel any more`);
  }
}

/** A gift alone is nothing to order. */
function withoutGifts(cart: Cart): Cart {
  return { ...cart, lineItems: cart.lineItems.filter(({ isFree }) => !isFree) };
}

/** @throws GatewayError 412 naming the skus that the warehouse no longer has as many of */
export function checkStock(cart: Cart): void {
  const wanted = new Map<string, { quantity: number; available: number }>();
  for (const { sku, quantity, availableQuantity } of cart.lineItems) {
    const before = wanted.get(sku)?.quantity ?? 0;
    wanted.set(sku, { quantity: before + quantity, available: availableQuantity });
  }
  const missing = [...wanted].filter(([, { quantity, available }]) => quantity > available).map(([sku]) => sku);
  if (missing.length > 0) throw stockChanged(missing);
}

export function stockChanged(skus: string[]): GatewayError {
  return new GatewayError(412, "STOCK_CHANGED", `Not enough is left of ${skus.join(", ")}`);
}

/**
 * @param payment the cart's live one, if there is any
 * @returns the payment that the order rests on; null when nothing is owed
 * @throws GatewayError 402 when nothing covers the amount, 412 when it covers another
 */
export function checkPaid(due: Money, payment: Payment | null): Payment | null {
  if (due.centAmount === 0) return null;
  if (!payment || !coversOrder(payment.status)) {
    throw new GatewayError(402, "PAYMENT_REQUIRED", `${due.centAmount} cents are still to be paid`);
  }
  if (payment.amount !== due.centAmount || payment.currency !== due.currencyCode) {
    throw new GatewayError(412, "AMOUNT_CHANGED", `The payment is of ${payment.amount}, the cart of ${due.centAmount}`);
  }
  return payment;
}

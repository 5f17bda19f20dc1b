import type { Cart } from "~/models/cart";
import {
  allowedShippingMethods,
  deliveryCost,
  freeDeliveryFrom,
  missingForFreeDelivery,
  totalBeforeDelivery,
} from "~/models/cart-rules";
import type { Money } from "~/models/money";
import type { ShippingMethod } from "~/models/shipping";

export interface CartSummaryView {
  subtotal: Money;
  discounts: { label: string; value: Money }[];
  /** Cheapest delivery, or null when it is not known. */
  delivery: Money | null;
  deliveryDate: { earliest: string; latest: string } | null;
  total: Money;
  freeDelivery: { from: Money; missing: Money } | null;
}

/** Sums of a cart; also the checkout's summary. Before a method is chosen, delivery is the cheapest (C9). */
export function summaryView(cart: Cart, methods: readonly ShippingMethod[]): CartSummaryView {
  const allowed = homeMethods(allowedShippingMethods(cart, methods));
  const before = totalBeforeDelivery(cart);
  const delivery = cart.shippingInfo?.price ?? deliveryCost(before, allowed);
  // What promo codes are worth stands among them already, or is off the delivery price.
  const { discounts } = cart;
  const off = discounts.reduce((sum, { value }) => sum + value.centAmount, 0);
  const from = freeDeliveryFrom(allowed);
  const missing = missingForFreeDelivery(before, allowed);
  return {
    subtotal: { ...before, centAmount: before.centAmount + off },
    discounts,
    delivery,
    deliveryDate: earliestDate(allowed),
    total: { ...before, centAmount: before.centAmount + (delivery?.centAmount ?? 0) },
    freeDelivery: from && missing ? { from, missing } : null,
  };
}

/** An estimate speaks of what comes to the door; collecting in a store is always free and would say nothing. */
function homeMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  const home = methods.filter(({ key }) => key === "NO" || key === "EX" || key === "VI");
  return home.length > 0 ? home : methods;
}

function earliestDate(methods: readonly ShippingMethod[]): CartSummaryView["deliveryDate"] {
  const dated =
    methods.find(({ key, deliveryDate }) => key === "NO" && deliveryDate) ??
    methods.find((method) => method.deliveryDate);
  return dated?.deliveryDate ?? null;
}

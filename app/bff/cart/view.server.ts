import type { Cart } from "~/models/cart";
import {
  allowedShippingMethods,
  deliveryCost,
  freeDeliveryFrom,
  isEmptyCart,
  missingForFreeDelivery,
  totalBeforeDelivery,
} from "~/models/cart-rules";
import type { Money } from "~/models/money";
import type { ShippingMethod } from "~/models/shipping";

export interface CartSummaryView {
  /** The chosen method's price, before that the cheapest one's; null when it is not known, and for an empty cart. */
  delivery: Money | null;
  deliveryDate: { earliest: string; latest: string } | null;
  total: Money;
  freeDelivery: { from: Money; missing: Money } | null;
}

/**
 * Sums of a cart; also the checkout's summary. Before a method is chosen, delivery is the cheapest (C9); from then on
 * price, date and what makes it free are the chosen one's. An empty cart has nothing to deliver, whatever the gateway
 * still counts for the method that was chosen when it was full.
 */
export function summaryView(cart: Cart, methods: readonly ShippingMethod[]): CartSummaryView {
  const allowed = methodsInQuestion(cart, methods);
  const before = totalBeforeDelivery(cart);
  const delivery = isEmptyCart(cart) ? null : (cart.shippingInfo?.price ?? deliveryCost(before, allowed));
  return {
    delivery,
    deliveryDate: earliestDate(allowed),
    total: { ...before, centAmount: before.centAmount + (delivery?.centAmount ?? 0) },
    freeDelivery: freeDelivery(cart, before, allowed),
  };
}

/** The chosen method, where the shop still has it; those that an estimate speaks of before one is chosen. */
function methodsInQuestion(cart: Cart, methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  const allowed = allowedShippingMethods(cart, methods);
  const { shippingInfo } = cart;
  return shippingInfo ? allowed.filter(({ key }) => key === shippingInfo.shippingMethodKey) : homeMethods(allowed);
}

/** A code may have made the chosen method free below its threshold: nothing is missing then. */
function freeDelivery(
  { shippingInfo }: Cart,
  before: Money,
  methods: readonly ShippingMethod[],
): CartSummaryView["freeDelivery"] {
  const from = freeDeliveryFrom(methods);
  const missing = missingForFreeDelivery(before, methods);
  if (!from || !missing) return null;
  return { from, missing: shippingInfo?.price.centAmount === 0 ? { ...missing, centAmount: 0 } : missing };
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

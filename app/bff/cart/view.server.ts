import type { Cart, LineItem } from "~/models/cart";
import {
  allowedShippingMethods,
  deliveryCost,
  freeDeliveryFrom,
  lineUndo,
  missingForFreeDelivery,
  productCount,
  totalBeforeDelivery,
} from "~/models/cart-rules";
import { productSlug } from "~/models/entity-slug";
import type { Money } from "~/models/money";
import { shownLinePrice, type ShownPrice } from "~/models/product-price";
import { maxQuantity } from "~/models/quantity";
import type { ShippingMethod } from "~/models/shipping";
import type { RequestContext } from "../context.server";
import { findShippingMethods } from "../shipping.server";
import { findCart } from "./cart.server";

/** What the cart page shows. */
export interface CartView {
  /** Of the cart that is shown: forms send it back, so that a newer cart is noticed where no script keeps the page. */
  version: number;
  count: number;
  lines: CartLineView[];
  /** Deleted lines that can be taken back, with the place they had. */
  undo: { undoId: string; name: string; quantity: number; position: number }[];
  summary: CartSummaryView;
}

export interface CartLineView {
  lineId: string;
  sku: string;
  name: string;
  /** Last segment of the product page's address. */
  slug: string;
  color: string;
  size: string;
  picture: string;
  quantity: number;
  /** The most that can be chosen now. */
  max: number;
  isFree: boolean;
  isOutOfStock: boolean;
  /** Could be taken back, were it deleted. */
  isUndoable: boolean;
  /** Price of one piece, and what stands beside it where it is reduced. */
  price: ShownPrice;
  /** Of the whole line. */
  total: Money;
}

export interface CartSummaryView {
  subtotal: Money;
  discounts: { label: string; value: Money }[];
  /** Cheapest delivery, or null when it is not known. */
  delivery: Money | null;
  deliveryDate: { earliest: string; latest: string } | null;
  total: Money;
  freeDelivery: { from: Money; missing: Money } | null;
}

/**
 * The cart page's view, or null for an empty cart without anything to take back. The cart and its delivery methods are
 * asked for side by side.
 */
export async function findCartView(context: RequestContext): Promise<CartView | null> {
  const { cartId } = context.session;
  const undo = context.session.undoLines.map(({ undoId, name, quantity, position }) => ({
    undoId,
    name,
    quantity,
    position,
  }));
  const [cart, methods] = await Promise.all([
    findCart(context),
    cartId === null ? [] : findShippingMethods(context, { id: cartId }),
  ]);
  if (!cart || (cart.lineItems.length === 0 && undo.length === 0)) return null;
  return {
    version: cart.version,
    count: productCount(cart),
    lines: cart.lineItems.map(lineView),
    undo,
    summary: summaryView(cart, methods),
  };
}

function lineView(line: LineItem): CartLineView {
  return {
    lineId: line.lineId,
    sku: line.sku,
    name: line.name,
    slug: productSlug(line, line),
    color: line.color.name,
    size: line.size.label,
    picture: line.picture.path,
    quantity: line.quantity,
    max: Math.max(line.quantity, maxQuantity(line.availableQuantity)),
    isFree: line.isFree,
    isOutOfStock: line.availableQuantity < line.quantity,
    isUndoable: lineUndo(line) !== null,
    price: shownLinePrice(line),
    total: line.totalPrice,
  };
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

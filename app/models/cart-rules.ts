import type { Cart, LineItem } from "./cart";
import type { Money } from "./money";
import type { ShippingMethod } from "./shipping";
import type { DomainParams } from "./site";

/** Rules that depend only on the cart. Amounts are cents in the cart's currency (C9). */

/** Segmentation of gift cards sold as product lines (C9). */
export const GIFT_CARD_SEGMENTATION = "w18118";

/** A product, its tile or a line of it that is a gift card: an amount, without colour or size. */
export function isGiftCard({ segmentationId }: { segmentationId?: string | undefined }): boolean {
  return segmentationId === GIFT_CARD_SEGMENTATION;
}

/** The total holds VAT: gift cards are taxed when they are spent, and donations are not. */
export function isTaxed(paid: { lineItems: readonly Pick<LineItem, "segmentationId">[]; loyaltyCard: object | null }) {
  return paid.loyaltyCard !== null || !paid.lineItems.every(isGiftCard);
}

/** Parts of a cart or an order that count as pieces. */
interface Counted {
  lineItems: readonly Pick<LineItem, "quantity">[];
  loyaltyCard: object | null;
  giftCards: readonly object[];
  donations: readonly object[];
}

/** Number of items: line quantities, plus each gift card and donation, plus 1 for a loyalty card. */
export function itemCount(cart: Counted): number {
  const inLines = cart.lineItems.reduce((sum, line) => sum + line.quantity, 0);
  return inLines + (cart.loyaltyCard ? 1 : 0) + cart.giftCards.length + cart.donations.length;
}

/** Receiver of a gift card with the e-mail address, which only the buyer can check. Null when the buyer gets it. */
export function giftCardReceiver({ recipientName, recipientEmail }: Partial<Cart["giftCards"][number]>): string | null {
  return recipientName && recipientEmail
    ? `${recipientName} (${recipientEmail})`
    : (recipientName ?? recipientEmail ?? null);
}

/** Nothing to order: no line, gift card, donation or loyalty card, or no cart at all. */
export function isEmptyCart(cart: Counted | null): boolean {
  return cart === null || itemCount(cart) === 0;
}

/** The total after discounts and without delivery: free-delivery thresholds apply to it. */
export function totalBeforeDelivery({ totalPrice, shippingInfo }: Pick<Cart, "totalPrice" | "shippingInfo">): Money {
  return { ...totalPrice, centAmount: totalPrice.centAmount - (shippingInfo?.price.centAmount ?? 0) };
}

type Rated = Pick<ShippingMethod, "shippingRate">;

/** What one method costs: nothing above its threshold (strictly above, C9), else its rate. */
export function shippingPrice(total: Money, { shippingRate }: Rated): Money {
  const { price, freeAbove } = shippingRate;
  return freeAbove && total.centAmount > freeAbove.centAmount ? { ...price, centAmount: 0 } : price;
}

/** Price of a method for this cart. For the chosen method it is the cart's own, since a promo code may make it free. */
export function priceOfMethod(cart: Pick<Cart, "totalPrice" | "shippingInfo">, method: ShippingMethod): Money {
  const { shippingInfo } = cart;
  return shippingInfo?.shippingMethodKey === method.key
    ? shippingInfo.price
    : shippingPrice(totalBeforeDelivery(cart), method);
}

/** The cart as it would be with delivery by `method`; for the chosen method it is the gateway's, codes included. */
export function withShippingMethod(cart: Cart, method: ShippingMethod): Cart {
  if (cart.shippingInfo?.shippingMethodKey === method.key) return cart;
  const before = totalBeforeDelivery(cart);
  const price = shippingPrice(before, method);
  return {
    ...cart,
    shippingAddress: null,
    shippingInfo: { shippingMethodKey: method.key, name: method.name, price },
    totalPrice: { ...before, centAmount: before.centAmount + price.centAmount },
  };
}

/**
 * Lowest price among the methods, after each one's free-delivery threshold, in the cart's currency. Null without
 * methods.
 * @param total before delivery
 */
export function estimatedDeliveryCost(total: Money, methods: readonly Rated[]): Money | null {
  let cheapest: Money | null = null;
  for (const method of methods) {
    const price = shippingPrice(total, method);
    if (!cheapest || price.centAmount < cheapest.centAmount) cheapest = price;
  }
  return cheapest;
}

/**
 * The smallest total that makes a paid method free, one cent past its threshold because free is what lies above it
 * (C9): a threshold of 59.99 is "free from 60.00". Null when no paid method ever becomes free.
 */
export function freeDeliveryFrom(methods: readonly Rated[]): Money | null {
  let least: Money | null = null;
  for (const { shippingRate } of methods) {
    const { price, freeAbove } = shippingRate;
    if (!freeAbove || price.centAmount === 0) continue;
    if (!least || freeAbove.centAmount < least.centAmount) least = freeAbove;
  }
  return least && { ...least, centAmount: least.centAmount + 1 };
}

/** What is missing for free delivery; 0 once it is reached, null when it cannot be. */
export function missingForFreeDelivery(total: Money, methods: readonly Rated[]): Money | null {
  const from = freeDeliveryFrom(methods);
  return from && { ...from, centAmount: Math.max(0, from.centAmount - total.centAmount) };
}

type Payable = Pick<Cart, "totalPrice" | "payments">;

/** Gift cards are payments of the shop's own provider, charged when the order is made (C4). */
export function isByGiftCard({ paymentProvider }: { paymentProvider: string }): boolean {
  return paymentProvider === "vitrine";
}

/** What gift cards leave to pay by another method; never below 0 (C4). */
export function amountLeftToPay({ totalPrice, payments }: Payable): Money {
  const paid = sumOf(payments.filter(isByGiftCard).map(({ amountPlanned }) => amountPlanned));
  return { ...totalPrice, centAmount: Math.max(0, totalPrice.centAmount - paid) };
}

/** Sum in cents of amounts in one currency. */
export function sumOf(amounts: readonly Money[]): number {
  return amounts.reduce((sum, { centAmount }) => sum + centAmount, 0);
}

/** The one payment that is or may still be charged, gift cards aside. The gateway lists no other (D5). */
export function livePaymentId({ payments }: Pick<Cart, "payments">): string | null {
  return payments.find((payment) => !isByGiftCard(payment))?.paymentId ?? null;
}

/** The domain lets a total of up to `maxTotal` cents go unpaid (S3, C4). */
export function isFreeCart(cart: Pick<Cart, "totalPrice">, criteria: DomainParams["freeCartCriteria"]): boolean {
  return criteria !== null && cart.totalPrice.centAmount <= criteria.maxTotal;
}

/** Nothing left to pay, or free by the domain's criteria: the cart is validated without another payment (C4). */
export function skipsPayment(cart: Payable, criteria: DomainParams["freeCartCriteria"]): boolean {
  return amountLeftToPay(cart).centAmount === 0 || isFreeCart(cart, criteria);
}

type Dematerialisable = Pick<Cart, "giftCards" | "loyaltyCard" | "donations"> & {
  lineItems: readonly Pick<LineItem, "segmentationId">[];
};

/**
 * VI, dematerialised delivery, is for carts with nothing to carry (C5): no product lines but a gift card, a loyalty
 * card or a donation, or only product lines that are gift cards.
 */
export function allowsDematerialised({ giftCards, loyaltyCard, donations, lineItems }: Dematerialisable): boolean {
  if (lineItems.length === 0) return giftCards.length > 0 || loyaltyCard !== null || donations.length > 0;
  return lineItems.every(isGiftCard);
}

/** The methods a cart may be sent by: all but VI where it is not allowed (C5). */
export function allowedShippingMethods<T extends Pick<ShippingMethod, "key">>(
  cart: Dematerialisable,
  methods: readonly T[],
): T[] {
  const withVi = allowsDematerialised(cart);
  return methods.filter((method) => withVi || method.key !== "VI");
}

/**
 * The cart without a chosen parcel delivery and its price, once everything left in it comes by e-mail (C5): the gateway
 * still counts that delivery, which would be paid for carrying nothing.
 */
export function withCurrentDelivery<T extends Dematerialisable & Pick<Cart, "shippingInfo" | "totalPrice">>(
  cart: T,
  methods: readonly Pick<ShippingMethod, "key">[],
): T {
  const isByEmail = allowedShippingMethods(cart, methods).some(({ key }) => key === "VI");
  if (!isByEmail || !cart.shippingInfo || cart.shippingInfo.shippingMethodKey === "VI") return cart;
  return { ...cart, shippingInfo: null, totalPrice: totalBeforeDelivery(cart) };
}

/** Names the undo of a deleted line, before and after the deletion is answered. */
export const lineUndoId = (lineId: string): string => `line ${lineId}`;

/** How long, in milliseconds, a page shows the banner that offers to undo a deletion (C9). */
export const UNDO_BANNER_MS = 4_000;
/** How long the server honours an undo, milliseconds (D7). */
export const UNDO_WINDOW_MS = 60_000;

/**
 * How to take a deletion back: add the sku, then, above 1, set the quantity (C4), as far as stock goes. Null when it is
 * impossible: nothing is available, or the line was a gift, and adding its sku would buy it.
 */
export function lineUndo(
  line: Pick<LineItem, "sku" | "quantity" | "availableQuantity" | "isFree">,
): { sku: string; quantity: number } | null {
  if (line.isFree || line.availableQuantity < 1) return null;
  return { sku: line.sku, quantity: Math.min(line.quantity, line.availableQuantity) };
}

/**
 * Whether a deletion made at `deletedAt` can still be taken back at `now`, both in milliseconds (D7). Absolute: the
 * instance that answers may have a clock behind the one that deleted, or its clock was set back.
 */
export function isUndoOpen(deletedAt: number, now: number): boolean {
  return Math.abs(now - deletedAt) <= UNDO_WINDOW_MS;
}

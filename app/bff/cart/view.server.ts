import type { CartText } from "#app/i18n/i18n.server.ts";
import { lineOptionWords } from "#app/i18n/option-words.ts";
import type { StockView } from "#app/models/availability.ts";
import type { LineItem, Cart } from "#app/models/cart.ts";
import {
  lineUndo,
  allowedShippingMethods,
  estimatedDeliveryCost,
  freeDeliveryFrom,
  isEmptyCart,
  isGiftCard,
  missingForFreeDelivery,
  totalBeforeDelivery,
} from "#app/models/cart-rules.ts";
import { formerPrice, type PricesWhenAdded } from "#app/models/cart-lines.ts";
import { productSlug } from "#app/models/entity-slug.ts";
import { linePicture } from "#app/models/picture-url.ts";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { shownLinePrice, type ShownPrice } from "#app/models/product-price.ts";
import { maxQuantity } from "#app/models/quantity.ts";
import type { ShippingMethod } from "#app/models/shipping.ts";

export interface CartSummaryView {
  /** Price of the chosen method, or of the cheapest before one is chosen; null when unknown, and for an empty cart. */
  delivery: Money | null;
  deliveryDate: { earliest: string; latest: string } | null;
  total: Money;
  freeDelivery: { from: Money; missing: Money } | null;
}

/**
 * Sums of a cart; also the checkout's summary. Before a method is chosen, delivery is the cheapest one (C9); after
 * that, price, date and free-delivery threshold are the chosen method's. An empty cart has no delivery, even if the
 * gateway still charges for the method chosen when it was full.
 */
export function summaryView(cart: Cart, methods: readonly ShippingMethod[]): CartSummaryView {
  const allowed = methodsInQuestion(cart, methods);
  const before = totalBeforeDelivery(cart);
  const delivery = isEmptyCart(cart) ? null : (cart.shippingInfo?.price ?? estimatedDeliveryCost(before, allowed));
  return {
    delivery,
    deliveryDate: earliestDate(allowed),
    total: { ...before, centAmount: before.centAmount + (delivery?.centAmount ?? 0) },
    freeDelivery: freeDelivery(cart, before, allowed),
  };
}

/** The chosen method, if the shop still offers it; before one is chosen, the methods that an estimate is based on. */
function methodsInQuestion(cart: Cart, methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  const allowed = allowedShippingMethods(cart, methods);
  const { shippingInfo } = cart;
  return shippingInfo ? allowed.filter(({ key }) => key === shippingInfo.shippingMethodKey) : homeMethods(allowed);
}

/** When a code has made the chosen method free below its threshold, nothing is missing. */
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

/**
 * An estimate counts only delivery to the door or by e-mail: collecting in a store is always free and would say
 * nothing.
 */
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

/** A line as the cart page shows it (C3). */
export interface CartLineView {
  lineId: string;
  sku: string;
  name: string;
  /** Last segment of the product page's address. */
  slug: string;
  /** Colour and size, in words; null for a gift card. */
  option: string | null;
  picture: string;
  quantity: number;
  /** The largest quantity that can be chosen now. */
  max: number;
  /** What is left, in words; null when there is nothing to say. */
  stock: StockView | null;
  isFree: boolean;
  /** It could be taken back after a deletion. */
  isUndoable: boolean;
  /** Price of one piece, with the former prices when it is reduced. */
  price: ShownPrice;
  /** Price of the whole line. */
  total: Money;
  /** Marketing's labels: "New", "Web only". */
  labels: string[];
  /** Effects of codes and offers on this line: kind, and amount as the gateway writes it. */
  discounts: string[];
  /** As `priceChangeOf` says it. */
  priceChange: string | null;
}

/** What the texts of a line are built from. */
export interface LineWords {
  t: CartText;
  locale: string;
  /** When what is in stock arrives; null when unknown. */
  day: string | null;
  /** Absent for lines that are not in the shopper's own cart. */
  pricesWhenAdded?: PricesWhenAdded | undefined;
}

/**
 * Up to this quantity the shop says how many are left: only products have an availability (FEW_REMAINING), not lines.
 */
const FEW = 3;

export function lineView(line: LineItem, words: LineWords): CartLineView {
  const { t, locale } = words;
  return {
    lineId: line.lineId,
    sku: line.sku,
    name: line.name,
    slug: productSlug(line, line),
    option: lineOptionWords(t, locale, line),
    picture: linePicture(line),
    quantity: line.quantity,
    max: maxQuantity(line.availableQuantity),
    stock: stockOf(line, words),
    isFree: line.isFree,
    isUndoable: lineUndo(line) !== null,
    price: line.isFree ? { current: line.totalPrice, type: "I", reduction: null } : shownLinePrice(line),
    total: line.totalPrice,
    labels: labelsOf(line),
    discounts: line.isFree
      ? [t("free")]
      : line.discountMessages.map(({ type, displayedAmount }) => t(`message.${type}`, { amount: displayedAmount })),
    priceChange: priceChangeOf(line, words),
  };
}

/** Says that the price of one piece has changed since it was added; null when it has not. */
export function priceChangeOf(
  line: LineItem,
  { t, locale, pricesWhenAdded = {} }: Pick<LineWords, "t" | "locale" | "pricesWhenAdded">,
): string | null {
  const former = formerPrice(line, pricesWhenAdded);
  return former && t("priceChanged", { price: formatMoney(former, locale) });
}

/** More was chosen than is left, or nothing is left: the line cannot be ordered as it is. */
export function isShort({ quantity, availableQuantity }: Pick<LineItem, "quantity" | "availableQuantity">): boolean {
  return availableQuantity < quantity;
}

function stockOf(line: LineItem, { t, day }: LineWords): StockView | null {
  const count = line.availableQuantity;
  if (count === 0) return { state: "none", text: t(line.isFree ? "giftSoldOut" : "soldOut") };
  if (isShort(line)) return { state: "none", text: `${t("few", { count })}. ${t("short")}` };
  if (count <= FEW) return { state: "few", text: t("few", { count }) };
  // It comes by email, whatever else is in the parcel.
  if (isGiftCard(line)) return { state: "available", text: t("gift.now") };
  return day === null ? null : { state: "available", text: t("available", { date: day }) };
}

/** A semicolon-separated list (C3), each label once. */
function labelsOf({ marketingLabels }: LineItem): string[] {
  return [...new Set(marketingLabels.split(";").map((label) => label.trim()))].filter(Boolean);
}

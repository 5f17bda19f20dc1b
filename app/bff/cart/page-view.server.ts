import type { Cart } from "#app/models/cart.ts";
import { dayRange } from "#app/i18n/dates.server.ts";
import { cartText } from "#app/i18n/i18n.server.ts";
import {
  allowedShippingMethods,
  allowsDematerialised,
  isEmptyCart,
  isTaxed,
  itemCount,
  priceOfMethod,
  totalBeforeDelivery,
  withCurrentDelivery,
} from "#app/models/cart-rules.ts";
import { type CartTotals, cartTotals } from "#app/models/cart-totals.ts";
import type { Money } from "#app/models/money.ts";
import type { ShippingMethod } from "#app/models/shipping.ts";
import type { DomainParams } from "#app/models/site.ts";
import { funnelPath } from "#app/paths.ts";
import { instalmentHint, type InstalmentView } from "../catalogue/product-delivery.server";
import { isUndoOffered } from "../session/undo-offer.server";
import type { RequestContext } from "../context.server";
import { findShippingMethods } from "./shipping-methods.server";
import { findCart } from "./cart.server";
import { type ExtrasView, extrasView } from "./extras-view.server";
import { type CartLineView, isShort, lineView, type CartSummaryView, summaryView } from "./view.server";
import { chosenOfferIds, findLoyaltyOffers, type LoyaltyOffersView } from "./promo-codes.server";

/** What the cart page shows of a cart that is not empty, or was not a moment ago. */
export interface CartView {
  /** Version of the cart that is shown: forms send it back, so that a page without scripts notices a newer cart. */
  version: number;
  count: number;
  lines: CartLineView[];
  /** Lines just deleted, which can be taken back; `position` is the index that they had. */
  undo: { undoId: string; name: string; position: number }[];
  extras: ExtrasView;
  codes: CodeView[];
  offers: (LoyaltyOffersView & { chosen: string[] }) | null;
  summary: CartPageSummary;
  points: { earned: number; bonus: number; incentive: string | null };
  /** Some lines cannot be ordered as they are. */
  isShort: boolean;
  /**
   * Where ordering starts: at the overview, which leads to the first step left to do, or at the first step while the
   * cart has no address.
   */
  orderPath: string;
}

export interface CodeView {
  code: string;
  /** Amount that the code takes off; null when it gives something else. */
  value: Money | null;
  /** What a code gives instead of an amount; `none` while the cart is below its minimum, for example. */
  good: "gift" | "points" | "none" | null;
}

export interface CartPageSummary extends Pick<CartSummaryView, "freeDelivery"> {
  /** The chosen method with its day, in words; null before one is chosen, and for an empty cart. */
  chosenDelivery: string | null;
  /** The days on which what is in stock arrives, in words, as everywhere in the shop. */
  deliveryDay: string | null;
  /** Number of product pieces, without extras. */
  pieces: number;
  totals: CartTotals;
  /** The total holds VAT. */
  isTaxed: boolean;
  ways: DeliveryWay[];
  instalment: InstalmentView | null;
}

/** One way of being delivered, with what it costs this cart. */
export interface DeliveryWay {
  key: ShippingMethod["key"];
  name: string;
  price: Money;
  /** Amount missing for free delivery; null where it is free already, or never will be. */
  missing: Money | null;
}

/** The cart page's view; null for an empty cart with nothing to take back. All its calls are made in parallel. */
export async function findCartView(context: RequestContext): Promise<CartView | null> {
  const { cartId } = context.session;
  if (cartId === null) return null;
  const [cart, methods, offers, t] = await Promise.all([
    findCart(context),
    findShippingMethods(context, cartId),
    findLoyaltyOffers(context),
    cartText(context.language),
  ]);
  if (!cart) return null;
  const undo = undoOf(context);
  const extras = extrasView(context, cart);
  const count = itemCount(cart);
  if (count === 0 && cart.lineItems.length === 0 && undo.length === 0 && extras.undo.length === 0) return null;
  const summary = pageSummary(context, withCurrentDelivery(cart, methods), methods);
  const pricesWhenAdded = context.session.cartCookie?.prices;
  const words = { t, locale: context.locale, day: summary.deliveryDay, pricesWhenAdded };
  return {
    version: cart.version,
    count,
    lines: cart.lineItems.map((line) => lineView(line, words)),
    undo,
    extras,
    codes: cart.discountCode.map((code) => codeView(code, context.site.params, summary.ways)),
    offers: offers && { ...offers, chosen: chosenOfferIds(cart) },
    summary,
    points: pointsView(cart, context.site.params),
    isShort: cart.lineItems.some(isShort),
    orderPath: funnelPath(context, cart.billingAddress ? "overview" : "billing"),
  };
}

/** What the cart earns; nothing where there is no loyalty programme, whatever the gateway counts. */
function pointsView(cart: Cart, { loyalty }: Pick<DomainParams, "loyalty">): CartView["points"] {
  if (!loyalty) return { earned: 0, bonus: 0, incentive: null };
  return {
    earned: cart.loyaltyPointsEarned,
    bonus: cart.loyaltyBonusPointsEarned,
    incentive: cart.loyaltyPointsIncentive,
  };
}

function undoOf(context: RequestContext): CartView["undo"] {
  return context.session.undo.lines
    .filter((line) => isUndoOffered(context, line))
    .map(({ undoId, name, position }) => ({ undoId, name, position }));
}

function pageSummary(context: RequestContext, cart: Cart, methods: readonly ShippingMethod[]): CartPageSummary {
  const isVirtual = allowsDematerialised(cart);
  const allowed = allowedShippingMethods(cart, methods).filter(({ key }) => !isVirtual || key === "VI");
  const { delivery, deliveryDate, freeDelivery } = summaryView(cart, allowed);
  const totals = cartTotals(cart, delivery);
  const hasNothing = isEmptyCart(cart);
  const day = deliveryDate && dayRange(deliveryDate, context.locale);
  return {
    pieces: cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totals,
    isTaxed: isTaxed(cart),
    chosenDelivery: hasNothing || !cart.shippingInfo ? null : [cart.shippingInfo.name, day].filter(Boolean).join(", "),
    deliveryDay: day,
    // Delivery by e-mail is always free.
    freeDelivery: isVirtual ? null : freeDelivery,
    ways: isVirtual || hasNothing ? [] : allowed.map((method) => deliveryWay(cart, method)),
    instalment: instalmentHint(context, totals.total),
  };
}

function deliveryWay(cart: Cart, method: ShippingMethod): DeliveryWay {
  const { key, name, shippingRate } = method;
  const price = priceOfMethod(cart, method);
  const { freeAbove } = shippingRate;
  const missing =
    freeAbove && price.centAmount > 0 ? freeAbove.centAmount + 1 - totalBeforeDelivery(cart).centAmount : null;
  return { key, name, price, missing: missing === null ? null : { ...price, centAmount: missing } };
}

/**
 * What a code gives, as pages show it.
 *
 * @param ways of delivery, before one is chosen: while all of them are free, that may be what a code without an amount
 *   gives
 */
export function codeView(
  { code, type, value }: Cart["discountCode"][number],
  { loyalty }: Pick<DomainParams, "loyalty">,
  ways: readonly Pick<DeliveryWay, "price">[] = [],
): CodeView {
  if (type === "CAD") return { code, value: null, good: "gift" };
  if (type === "PTS") return { code, value: null, good: loyalty ? "points" : "none" };
  if (value.centAmount > 0) return { code, value, good: null };
  const isDeliveryFree = ways.length > 0 && ways.every(({ price }) => price.centAmount === 0);
  return { code, value: null, good: isDeliveryFree ? null : "none" };
}

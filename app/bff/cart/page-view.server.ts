import type { Cart } from "~/models/cart";
import { dayRange } from "~/i18n/dates.server";
import { cartText } from "~/i18n/i18n.server";
import {
  allowedShippingMethods,
  allowsDematerialised,
  isEmptyCart,
  itemCount,
  priceOfMethod,
  totalBeforeDelivery,
  withCurrentDelivery,
} from "~/models/cart-rules";
import { type CartTotals, cartTotals } from "~/models/cart-totals";
import type { Money } from "~/models/money";
import type { ShippingMethod } from "~/models/shipping";
import { paths } from "~/paths";
import { instalmentHint, type InstalmentView } from "../catalogue/product-delivery.server";
import { isUndoOffered } from "../session/undo-offer.server";
import type { RequestContext } from "../context.server";
import { findShippingMethods } from "./shipping-methods.server";
import { findCart } from "./cart.server";
import { type ExtrasView, extrasView } from "./extras-view.server";
import { type CartLineView, isShort, lineView, type CartSummaryView, summaryView } from "./view.server";
import { chosenOfferIds, findLoyaltyOffers, type LoyaltyOffersView } from "./promo-codes.server";

/** What the cart page shows of a cart that holds something, or held it a moment ago. */
export interface CartView {
  /** Of the cart that is shown: forms send it back, so that a newer cart is noticed where no script keeps the page. */
  version: number;
  count: number;
  lines: CartLineView[];
  /** Lines just deleted, which can be taken back, with the place they had. */
  undo: { undoId: string; name: string; position: number }[];
  extras: ExtrasView;
  codes: CodeView[];
  offers: (LoyaltyOffersView & { chosen: string[] }) | null;
  summary: CartPageSummary;
  points: { earned: number; bonus: number; incentive: string | null };
  /** Lines that cannot be ordered as they are. */
  isShort: boolean;
  /** Where ordering goes on: the overview leads to the first step left to do, and a cart with no address begins with the first. */
  orderPath: string;
}

export interface CodeView {
  code: string;
  /** What it takes off; null for what is no amount. */
  value: Money | null;
  /** What a code gives that is no amount. */
  good: "gift" | "points" | null;
}

export interface CartPageSummary extends Pick<CartSummaryView, "freeDelivery"> {
  /** The method that is chosen, with its day, in words; null before that, and for an empty cart. */
  chosenDelivery: string | null;
  /** The days on which what is in stock arrives, in words: the same everywhere in the shop. */
  deliveryDay: string | null;
  /** Pieces of products, extras aside. */
  pieces: number;
  totals: CartTotals;
  ways: DeliveryWay[];
  instalment: InstalmentView | null;
}

/** One way of being delivered, with what it costs this cart. */
export interface DeliveryWay {
  key: ShippingMethod["key"];
  name: string;
  price: Money;
  /** What is missing for it to be free; null where it is, or never will be. */
  missing: Money | null;
}

/**
 * The cart page's view, or null for an empty cart without anything to take back. All that the page needs is asked for
 * side by side.
 */
export async function findCartView(context: RequestContext): Promise<CartView | null> {
  const { cartId } = context.session;
  if (cartId === null) return null;
  const [cart, methods, offers, t] = await Promise.all([
    findCart(context),
    findShippingMethods(context, { id: cartId }),
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
    codes: cart.discountCode.map(codeView),
    offers: offers && { ...offers, chosen: chosenOfferIds(cart) },
    summary,
    points: {
      earned: cart.loyaltyPointsEarned,
      bonus: cart.loyaltyBonusPointsEarned,
      incentive: cart.loyaltyPointsIncentive,
    },
    isShort: cart.lineItems.some(isShort),
    orderPath: paths.funnel(context.prefix, context.checkoutVersion, cart.billingAddress ? "overview" : "billing"),
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
    chosenDelivery: hasNothing || !cart.shippingInfo ? null : [cart.shippingInfo.name, day].filter(Boolean).join(", "),
    deliveryDay: day,
    // What comes by e-mail is free already.
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

/** What a code gives, as pages show it. */
export function codeView({ code, type, value }: Cart["discountCode"][number]): CodeView {
  if (type === "CAD") return { code, value: null, good: "gift" };
  if (type === "PTS") return { code, value: null, good: "points" };
  return { code, value: value.centAmount > 0 ? value : null, good: null };
}

import { GIFT_CARD_SEGMENTATION } from "../../../app/models/cart-rules";
import type { Money } from "../../../app/models/money";
import type { ShippingMethod } from "../../../app/models/shipping";
import type { PricedLine } from "./article";
import type { LoyaltyOffer } from "./loyalty-offers";
import type { PromoCode } from "./promo-codes";

/** Everything that decides what a cart costs. Cents, all in one currency. */
export interface Charges {
  lines: readonly PricedLine[];
  promoCodes: readonly PromoCode[];
  loyaltyOffers: readonly LoyaltyOffer[];
  /** Gift cards bought, donations and the loyalty card. Nothing is taken off these. */
  extras: readonly number[];
  /** Null until a delivery method is chosen. */
  rate: ShippingMethod["shippingRate"] | null;
}

export interface Totals {
  /** Off the lines, by code or offer, in the order in which they were entered. */
  reductions: { key: string; amount: number; byLine: Map<string, number> }[];
  /** What the method costs this cart; null until one is chosen. */
  delivery: number | null;
  /** What a code took off delivery. */
  deliveryOff: number;
  total: number;
}

export function lineTotal({ article, quantity, isGift }: PricedLine): number {
  return isGift ? 0 : article.price.centAmount * quantity;
}

/**
 * Lines and extras less reductions, plus delivery. Each reduction is taken off what the ones before it left, so that a
 * cart never costs less than nothing; delivery is free strictly above the method's threshold (C9).
 */
export function computeTotals({ lines, promoCodes, loyaltyOffers, extras, rate }: Charges): Totals {
  const left = new Map(lines.filter(isReducible).map((line) => [line.lineId, lineTotal(line)]));
  const percents = [
    ...promoCodes.map(({ code, percentOff }) => ({ key: code, percentOff: percentOff ?? 0 })),
    ...loyaltyOffers.map(({ id, percentOff }) => ({ key: id, percentOff })),
  ];
  const reductions = percents
    .filter(({ percentOff }) => percentOff > 0)
    .map(({ key, percentOff }) => ({ key, ...takeOff(left, percentOff) }));

  const goods = lines.reduce((sum, line) => sum + lineTotal(line), 0) + extras.reduce((sum, extra) => sum + extra, 0);
  const beforeDelivery = goods - reductions.reduce((sum, { amount }) => sum + amount, 0);
  const price = rate ? deliveryPrice(beforeDelivery, rate) : null;
  const isFree = promoCodes.some(({ freeDelivery }) => freeDelivery);
  const delivery = price === null ? null : isFree ? 0 : price;
  return {
    reductions,
    delivery,
    deliveryOff: isFree ? (price ?? 0) : 0,
    total: beforeDelivery + (delivery ?? 0),
  };
}

function deliveryPrice(total: number, { price, freeAbove }: { price: Money; freeAbove: Money | null }): number {
  return freeAbove && total > freeAbove.centAmount ? 0 : price.centAmount;
}

/** Gift cards sold as product lines are money, not goods. */
function isReducible({ article, isGift }: PricedLine): boolean {
  return !isGift && article.segmentationId !== GIFT_CARD_SEGMENTATION;
}

/** Shares a percentage out over the lines so that the shares add up to the rounded whole, and lowers `left` by them. */
function takeOff(left: Map<string, number>, percent: number): { amount: number; byLine: Map<string, number> } {
  const byLine = new Map<string, number>();
  let before = 0;
  let amount = 0;
  for (const [lineId, cents] of left) {
    before += cents;
    const share = Math.round((before * percent) / 100) - amount;
    amount += share;
    byLine.set(lineId, share);
    left.set(lineId, cents - share);
  }
  return { amount, byLine };
}

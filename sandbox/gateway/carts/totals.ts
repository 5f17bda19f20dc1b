import { GIFT_CARD_SEGMENTATION } from "#models/cart-rules.ts";
import type { Money } from "#models/money.ts";
import type { ShippingMethod } from "#models/shipping.ts";
import type { PricedLine } from "./article";
import type { LoyaltyOffer } from "./loyalty-offers";
import type { Coupon, PromoCode } from "./promo-codes";

/** Everything that decides what a cart costs. Cents, all in one currency. */
export interface Charges {
  lines: readonly PricedLine[];
  promoCodes: readonly PromoCode[];
  loyaltyOffers: readonly LoyaltyOffer[];
  /** Gift cards bought, donations and the loyalty card. Nothing is taken off these. */
  extras: readonly number[];
  /** Null until a delivery method is chosen. */
  rate: ShippingMethod["shippingRate"] | null;
  currency: string;
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

export function lineTotal({ article, quantity, giftOf }: PricedLine): number {
  return giftOf === undefined ? article.price.centAmount * quantity : 0;
}

/**
 * Lines and extras less reductions, plus delivery. Each reduction is taken off what the ones before it left, so that a
 * cart never costs less than nothing; delivery is free strictly above the method's threshold (C9).
 */
export function computeTotals({ lines, promoCodes, loyaltyOffers, extras, rate, currency }: Charges): Totals {
  const left = new Map(lines.filter(isReducible).map((line) => [line.lineId, lineTotal(line)]));
  const rules = [
    ...promoCodes.map(({ code, percentOff, coupon }) => ({ key: code, percentOff, coupon: coupon?.[currency] })),
    ...loyaltyOffers.map(({ id, percentOff }) => ({ key: id, percentOff, coupon: undefined })),
  ];
  const reductions = rules
    .map(({ key, ...rule }) => ({ key, ...takeOff(left, rule) }))
    .filter(({ amount }) => amount > 0);

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

/** What the goods cost after all reductions. */
export function goodsTotal(lines: readonly PricedLine[], { reductions }: Pick<Totals, "reductions">): number {
  const full = lines.filter(isReducible).reduce((sum, line) => sum + lineTotal(line), 0);
  return reductions.reduce((left, { amount }) => left - amount, full);
}

/** Gift cards sold as product lines are money, not goods. */
export function isReducible({ article, giftOf }: PricedLine): boolean {
  return giftOf === undefined && article.segmentationId !== GIFT_CARD_SEGMENTATION;
}

/** What a code takes off, as a part of the whole: its percentage, or a coupon's amount where there are goods enough. */
function partOff(whole: number, { percentOff = 0, coupon }: { percentOff?: number; coupon?: Coupon }): number {
  if (coupon) return whole > 0 && whole >= coupon.from ? Math.min(1, coupon.off / whole) : 0;
  return percentOff / 100;
}

/** Shares a reduction out over the lines so that the shares add up to the rounded whole, and lowers `left` by them. */
function takeOff(
  left: Map<string, number>,
  rule: { percentOff?: number; coupon?: Coupon },
): { amount: number; byLine: Map<string, number> } {
  const whole = [...left.values()].reduce((sum, cents) => sum + cents, 0);
  const part = partOff(whole, rule);
  const byLine = new Map<string, number>();
  let before = 0;
  let amount = 0;
  for (const [lineId, cents] of left) {
    before += cents;
    const share = Math.round(before * part) - amount;
    amount += share;
    byLine.set(lineId, share);
    left.set(lineId, cents - share);
  }
  return { amount, byLine };
}

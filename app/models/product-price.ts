import type { Price, Prices } from "./product";
import type { LineItem } from "./cart";
import type { Money } from "./money";

/** Which of a product's prices are shown, by law (BEY-01). */

export interface Reduction {
  /** Shown struck through. */
  strikeThrough: Money;
  /** Lowest price of the 30 days before the reduction, shown beside it. */
  lowest30Days: Money;
  /** Whole percentage below that lowest price, rounded down; null below one. */
  percentOff: number | null;
}

export interface ShownPrice {
  current: Money;
  /** I initial, S sale, P promotion, A adjusted (C3): the label beside a struck-through price. */
  type: Price["type"];
  reduction: Reduction | null;
}

/** Percentage by which `price` is below `reference`, rounded down; null when that is less than one. */
export function percentOff(price: Money, reference: Money): number | null {
  const percent = Math.floor(((reference.centAmount - price.centAmount) * 100) / reference.centAmount);
  return percent >= 1 ? percent : null;
}

/**
 * The prices to show. A reduction is only shown against the lowest price of the last 30 days (Omnibus directive): if
 * that is missing, or not above the price, the price is shown alone.
 */
export function shownPrice({ appliedPrice, strikeThroughPrice, lowestPrice30Days, type }: Price): ShownPrice {
  const isReduced =
    strikeThroughPrice !== null &&
    lowestPrice30Days !== null &&
    strikeThroughPrice.centAmount > appliedPrice.centAmount &&
    lowestPrice30Days.centAmount > appliedPrice.centAmount;
  if (!isReduced) return { current: appliedPrice, type, reduction: null };
  return {
    current: appliedPrice,
    type,
    reduction: {
      strikeThrough: strikeThroughPrice,
      lowest30Days: lowestPrice30Days,
      percentOff: percentOff(appliedPrice, lowestPrice30Days),
    },
  };
}

/** The same for a cart line, from its catalogue price. Prices are for one piece. */
export function shownLinePrice({ catalogPrice }: Pick<LineItem, "catalogPrice">): ShownPrice {
  const { price, strikeThroughPrice, lowestPrice30Days, priceType } = catalogPrice;
  return shownPrice({
    appliedPrice: price,
    strikeThroughPrice,
    lowestPrice30Days,
    type: priceType,
    currency: price.currencyCode,
  });
}

/** The current price, and whether it is the private sale's. `isOn` comes from `isInSale`. */
export function priceInForce({ current, privateSale }: Prices, isOn: boolean): { price: Price; isPrivate: boolean } {
  return isOn && privateSale ? { price: privateSale, isPrivate: true } : { price: current, isPrivate: false };
}

/** How much cheaper it is `now` than `then`; null when it is not, or the currencies differ. */
export function priceDrop(then: Money | undefined, now: Money): Money | null {
  if (!then || then.currencyCode !== now.currencyCode || then.centAmount <= now.centAmount) return null;
  return { ...now, centAmount: then.centAmount - now.centAmount };
}

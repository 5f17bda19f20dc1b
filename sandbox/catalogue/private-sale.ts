import { lowestBefore } from "./price-history";
import { priceIn } from "./prices";
import type { OptionRecord, ProductRecord } from "./record";

/** Euro cents. */
export interface PrivateSale {
  price: number;
  /** Lowest price of the 30 days before the sale. */
  lowest: number;
}

/** What has been in the shop for a season is reduced more. */
const LONG = 120;
const NEW = 30;
const CURRENCIES = ["EUR", "CHF", "PLN", "GBP", "CZK"];

/**
 * What a colour costs in private sales: every third product that is neither new nor reduced takes part. Null for all
 * others, and where the endings of prices would leave nothing of the reduction.
 */
export function privateSaleOf(
  { id, age }: Pick<ProductRecord, "id" | "age">,
  option: OptionRecord,
): PrivateSale | null {
  if (Number(id) % 3 !== 0 || age < NEW || option.was !== null || option.amounts) return null;
  const price = Math.round(option.price * (age < LONG ? 0.8 : 0.7));
  const lowest = lowestBefore([...option.history, { daysAgo: 0, cents: price }]) ?? option.price;
  return CURRENCIES.every((code) => priceIn(code, price) < priceIn(code, lowest)) ? { price, lowest } : null;
}

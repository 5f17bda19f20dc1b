import type { Money } from "#models/money.ts";
import type { ShippingMethod, ShippingMethodKey } from "#models/shipping.ts";

interface Tariff {
  /** Cents by method; a method that is missing costs nothing anywhere. */
  prices: Record<"NO" | "EX" | "PR" | "LO", number>;
  /** Cents. Delivery is free strictly above it, express aside (C9): a cent below the round sum that shoppers read. */
  freeAbove: number;
}

const EUR: Tariff = { prices: { NO: 490, EX: 990, PR: 390, LO: 390 }, freeAbove: 5999 };
const TARIFFS: Record<string, Tariff> = {
  EUR,
  CHF: { prices: { NO: 690, EX: 1490, PR: 590, LO: 590 }, freeAbove: 5999 },
  PLN: { prices: { NO: 1990, EX: 3990, PR: 1490, LO: 1290 }, freeAbove: 25999 },
  GBP: { prices: { NO: 450, EX: 890, PR: 350, LO: 350 }, freeAbove: 4999 },
  CZK: { prices: { NO: 11900, EX: 24900, PR: 8900, LO: 7900 }, freeAbove: 149999 },
};

/**
 * What a country adds to, or takes off, its currency's tariff, and where it has another threshold; cents of whatever
 * currency the shop takes. Countries that are missing cost what the tariff says.
 */
const COUNTRIES: Record<string, { more: number; freeAbove?: number }> = {
  ES: { more: -100 },
  IT: { more: 100 },
  BE: { more: 200, freeAbove: 7999 },
  LU: { more: 200, freeAbove: 7999 },
  NL: { more: 200, freeAbove: 7999 },
  AT: { more: 200, freeAbove: 7999 },
  SM: { more: 200, freeAbove: 7999 },
  VA: { more: 200, freeAbove: 7999 },
  AD: { more: 300, freeAbove: 8999 },
  PT: { more: 300, freeAbove: 8999 },
  IE: { more: 300, freeAbove: 8999 },
  CZ: { more: 400, freeAbove: 9999 },
};

/** Countries that have stores, pickup points and lockers; everywhere else a carrier comes home. */
const WITH_POINTS = new Set(["FR", "CH", "GB"]);
const POINT_METHODS = ["LM", "PR", "LO", "HSP"] as const satisfies readonly ShippingMethodKey[];

/** Methods for which the shopper names the store, pickup point or locker. */
export function needsDeliveryPoint(key: ShippingMethodKey): boolean {
  return key === "LM" || key === "PR" || key === "LO";
}

/** VI and HSP included: whether this cart and this customer may have them is another question. */
export function methodsOf(country: string): ShippingMethodKey[] {
  const all: ShippingMethodKey[] = ["NO", "PR", "LO", "LM", "EX", "HSP", "VI"];
  return WITH_POINTS.has(country) ? all : all.filter((key) => !POINT_METHODS.some((point) => point === key));
}

/**
 * What a method costs to a country in the shop's currency, and above which total it is free. Unknown currencies pay the
 * euro's amounts; where the country is not said yet, what the tariff says.
 */
export function rateOf(key: ShippingMethodKey, currencyCode: string, country?: string): ShippingMethod["shippingRate"] {
  const { prices, freeAbove: usual } = TARIFFS[currencyCode] ?? EUR;
  const { more, freeAbove = usual } = COUNTRIES[country ?? ""] ?? { more: 0 };
  const money = (centAmount: number): Money => ({ centAmount, currencyCode });
  if (key === "LM" || key === "VI" || key === "HSP") return { price: money(0), freeAbove: null };
  return { price: money(prices[key] + more), freeAbove: key === "EX" ? null : money(freeAbove) };
}

import type { Money } from "#models/money.ts";

/** Units of a currency for one euro. Only for amounts that shoppers chose themselves: goods have prices of their own. */
const PER_EURO: Record<string, number> = { EUR: 1, CHF: 0.95, PLN: 4.3, GBP: 0.85, CZK: 25 };

/** The amount in another currency, rounded to the cent. */
export function convert(money: Money, currencyCode: string): Money {
  if (money.currencyCode === currencyCode) return money;
  const rate = (PER_EURO[currencyCode] ?? 1) / (PER_EURO[money.currencyCode] ?? 1);
  return { centAmount: Math.round(money.centAmount * rate), currencyCode };
}

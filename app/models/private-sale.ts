import type { Price, Prices } from "./product";

/** When a site sells to its friends first (S4). */
export type PrivateSales = { startDate: string; endDate: string } | null;

/**
 * Whether now, in milliseconds, lies between the two dates, both included. Dates that are none are no sale.
 */
export function isPrivateSale(sales: PrivateSales, now: number): boolean {
  return sales !== null && Date.parse(sales.startDate) <= now && now <= Date.parse(sales.endDate);
}

/** The price that holds, and whether it is the private sale's. `isOn` as `isPrivateSale` says. */
export function priceInForce({ current, privateSale }: Prices, isOn: boolean): { price: Price; isPrivate: boolean } {
  return isOn && privateSale ? { price: privateSale, isPrivate: true } : { price: current, isPrivate: false };
}

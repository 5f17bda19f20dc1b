/** When a site sells to its friends first (S4). */
export type PrivateSales = { startDate: string; endDate: string } | null;

/**
 * Whether now, in milliseconds, lies between the two dates, both included. Dates that are none are no sale.
 */
export function isPrivateSale(sales: PrivateSales, now: number): boolean {
  return sales !== null && Date.parse(sales.startDate) <= now && now <= Date.parse(sales.endDate);
}

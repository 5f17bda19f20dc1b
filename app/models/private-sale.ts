import { timeZoneOf } from "./countries";
import type { Country } from "./locale";

/** Times of a site's private sale (S4), in milliseconds since 1970. */
export interface PrivateSale {
  begins: number;
  /** The first moment after the sale. */
  ends: number;
}

/** Value of the facet `offers` for products in a private sale, while it is on. */
export const PRIVATE_SALE = "private";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;
const WITH_OFFSET = /(Z|[+-]\d{2}:\d{2})$/;

/**
 * The sale between two dates of a country's parameters, both included: a date without a time is the whole day, and a
 * time without an offset is in the country's time zone. Null for invalid dates, or an end before the start.
 */
export function privateSaleOf(
  { startDate, endDate }: { startDate: string; endDate: string },
  country: Country,
): PrivateSale | null {
  const timeZone = timeZoneOf(country);
  const begins = momentOf(startDate, timeZone);
  const ends = DAY.test(endDate) ? momentOf(dayAfter(endDate), timeZone) : momentOf(endDate, timeZone) + 1;
  return begins < ends ? { begins, ends } : null;
}

/** Whether a moment lies in the sale. */
export function isInSale(sale: PrivateSale | null, moment: number): boolean {
  return sale !== null && sale.begins <= moment && moment < sale.ends;
}

/** The next moment when prices change: the start or the end of the sale. Null when there is none ahead. */
export function nextSaleChange(sale: PrivateSale | null, moment: number): number | null {
  if (sale === null || moment >= sale.ends) return null;
  return moment < sale.begins ? sale.begins : sale.ends;
}

function dayAfter(day: string): string {
  const next = new Date(Date.parse(day) + DAY_MS);
  return Number.isNaN(next.getTime()) ? "" : next.toISOString().slice(0, 10);
}

/** NaN for an invalid date. */
function momentOf(text: string, timeZone: string): number {
  if (WITH_OFFSET.test(text)) return Date.parse(text);
  const shown = Date.parse(`${DAY.test(text) ? `${text}T00:00` : text}Z`);
  // The offset is read twice: clocks may change between the first guess and the real moment.
  const guess = shown - aheadOfUtc(shown, timeZone);
  return shown - aheadOfUtc(guess, timeZone);
}

/** How far a time zone is ahead of UTC at a moment. The Swedish format is the ISO format. */
function aheadOfUtc(moment: number, timeZone: string): number {
  const shown = new Date(moment).toLocaleString("sv-SE", { timeZone });
  return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(moment / 1000) * 1000;
}

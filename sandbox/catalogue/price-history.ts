/** A price in euro cents, and how many days ago it began to hold. */
export interface PriceStep {
  daysAgo: number;
  cents: number;
}

/** What the Omnibus directive looks back on. */
const DAYS = 30;

/**
 * The lowest price of the 30 days before the present one began; null where there was no other. That is the price which
 * a reduction has to be compared with.
 *
 * @param history oldest first, the present price last
 */
export function lowestBefore(history: readonly PriceStep[]): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const held = history.slice(0, -1).filter((_, at) => (history[at + 1]?.daysAgo ?? 0) < present.daysAgo + DAYS);
  return held.length > 0 ? Math.min(...held.map(({ cents }) => cents)) : null;
}

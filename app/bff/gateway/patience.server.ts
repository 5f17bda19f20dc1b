/** Whether a page has waited in vain for the gateway or for content: then for nothing else for long (ADR 0056). */
export interface Patience {
  isOver: boolean;
}

/** What was so slow to fail has taken a page's time. */
export const SLOW_MS = 1_000;
/** Until something is given up whose page has waited in vain already. */
export const IMPATIENT_MS = 200;

/**
 * Browsers cancel what a page still loads when another document is on its way to replace it: Firefox always, Safari when a
 * form is sent. To the page that looks like a lost connection or a script that is gone (ADR 0065).
 */

/** Cancelled requests end within milliseconds of the press; the rest is for a slow phone. */
export const CANCELLED_WITHIN_MS = 2000;
/** A page that is still there after this has been stopped from leaving, or a file was downloaded. */
const STAYED_AFTER_MS = 10_000;

let leftAt = 0;

export function noteLeaving(): void {
  const leave = (event: Event) => {
    if (!event.defaultPrevented) leftAt = Date.now();
  };
  addEventListener("beforeunload", leave);
  // Safari on iOS fires no `beforeunload`. React's handlers, which prevent what they send themselves, ran before.
  addEventListener("submit", leave);
}

export function isLeaving(): boolean {
  return Date.now() - leftAt < CANCELLED_WITHIN_MS;
}

/** Waits for the document that replaces this one: the caller goes on only if none comes. */
export async function unlessLeaving(): Promise<void> {
  if (isLeaving()) await new Promise((resolve) => setTimeout(resolve, STAYED_AFTER_MS));
}

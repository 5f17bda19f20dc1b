import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Runs in the page before its own scripts: sums up layout shifts that no input caused. */
export function watchShifts(): void {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) page.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Cumulative layout shift since the page was opened, rounded to hundredths, as it is usually given. */
export async function shiftOf(page: Page): Promise<number> {
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  return Math.round(shifted * 100) / 100;
}

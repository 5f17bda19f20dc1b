import { expect, type Page } from "@playwright/test";

/**
 * Runs in the page: the focused element if it is covered or outside the window; "" when visible; null when there is
 * none.
 */
export function hiddenFocus(): string | null {
  const focused = document.activeElement;
  // After the page's end the focus is in the browser itself.
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = found !== null && (focused.contains(found) || found.contains(focused));
  return isSeen ? "" : focused.outerHTML.slice(0, 120);
}

/** Focused but hidden elements within this many Tab presses, or until the focus leaves the page. */
export async function hiddenFocuses(page: Page, presses: number): Promise<string[]> {
  const found: (string | null)[] = [];
  while (found.length < presses && found.at(-1) !== null) {
    await page.keyboard.press("Tab");
    found.push(await page.evaluate(hiddenFocus));
  }
  expect(found.length).toBeGreaterThan(1);
  return found.filter((each): each is string => Boolean(each));
}

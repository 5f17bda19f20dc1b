import { expect, settled, test } from "../support/browser";
import { shiftOf, watchShifts } from "../support/shifts";

/** What moves on a page by itself; only a script can measure it. */

const PAGES = [
  "",
  "/all--plw10100",
  "/x--p100001",
  "/cart",
  "/search",
  "/tmp/error",
  "/aide",
  "/stores",
  "/stores?search=Paris",
  "/newsletter/subscription",
  "/blog",
];

test("nothing moves that nobody moved", async ({ page, shop, js }) => {
  await page.addInitScript(watchShifts);
  for (const path of PAGES) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${shop}/fr-fr${path}`);
      await settled(page, js);
      await expect(page.locator("h1").first()).toBeVisible();
      expect([path, width, await shiftOf(page)]).toEqual([path, width, 0]);
    }
  }
});

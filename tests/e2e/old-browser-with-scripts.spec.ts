import type { Page } from "@playwright/test";
import { expect, settled, test } from "../support/browser";

/** ADR 0066: layers of browsers that know none. Chromium stands in for one as far as scripts ask it. */

const areLayersNative = (page: Page) =>
  page.evaluate(() => HTMLElement.prototype.showPopover.toString().includes("native code"));

test("a browser that knows no layers gets them by script, another one does not ask for it", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  expect(await areLayersNative(page)).toBe(true);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "popover"));
  await page.goto(`${shop}/fr-fr`);
  await settled(page, true);
  expect(await areLayersNative(page)).toBe(false);
});

import { expect, expectAccessible, settled, test } from "../support/browser";
import { shiftOf, watchShifts } from "../support/shifts";

test("lookbook, trend and landing pages show live products, and nothing on them moves [CMS-02, CMS-03, CMS-04]", async ({
  page,
  shop,
}) => {
  // Added once: each further script would count every shift again.
  await page.addInitScript(watchShifts);
  for (const address of ["x--lbp5001", "x--tp9005", "x--lp3010", "x--lp3001", "x--lp3004"]) {
    await page.goto(`${shop}/fr-fr/${address}`);
    await settled(page, true);
    await expect(page.locator("h1")).toHaveCount(1);
    if (!/3001/.test(address)) await expect(page.locator("main a[href*='--p1']").first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await shiftOf(page)).toBe(0);
    // Last, because it resizes the window, and late shifts from that would be counted.
    await expectAccessible(page, true);
  }
});

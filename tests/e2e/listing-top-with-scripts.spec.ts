import { expect, settled, test } from "../support/browser";

for (const [where, viewport] of Object.entries({
  "a phone": { width: 390, height: 844 },
  "a desk": { width: 1440, height: 900 },
}))
  test(`other results begin at their top, on ${where}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${shop}/fr-fr/all--plw10100`);
    await settled(page, true);
    const first = page.locator("main article").first();
    const far = () => page.evaluate(() => scrollTo({ top: 4000, behavior: "instant" }));
    await far();
    await page.locator("select[name='sort']").selectOption({ index: 1 });
    await expect(first).toBeInViewport();
    await far();
    await page.locator("select[name='sort']").selectOption({ index: 2 });
    await expect(first).toBeInViewport();
    // Above the list, the page does not scroll.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.locator("select[name='sort']").selectOption({ index: 1 });
    await page.waitForFunction(() => performance.getEntriesByType("resource").length > 0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

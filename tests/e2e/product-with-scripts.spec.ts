import type { Locator } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openProductById } from "../support/shopper";

/** What is the same without scripts, or is there with them alone. */

test("what was seen recently stands at the end of the next product [PDP-12]", async ({ page, shop }) => {
  await openProductById(page, shop, true, "100023");
  const name = await page.locator("h1").innerText();
  // The script stores the product after hydration.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("seen"))).toContain("100023");
  await openProductById(page, shop, true, "100026");
  await page.locator("footer").first().scrollIntoViewIfNeeded();
  await expect(page.getByRole("region", { name: words("fr-fr")("product", "seen"), exact: true })).toContainText(name);
});

test.describe("pictures of products", () => {
  for (const [title, funnel, ratio] of [
    ["are 2:3 [PDP-11]", "checkout", 0.67],
    ["are 4:5 on a site that has not changed over yet [PDP-11]", "order", 0.8],
  ] as const) {
    test.describe(() => {
      test.use({ funnel });
      test(title, async ({ page, shop }) => {
        const ratioOf = async (picture: Locator) => {
          const { width, height } = (await picture.boundingBox())!;
          return Math.round((width / height) * 100) / 100;
        };
        await page.goto(`${shop}/es-es/x--plw10110`);
        expect(await ratioOf(page.locator("main img[src*='/products/']").first())).toBe(ratio);
        await page.goto(`${shop}/es-es/x--p100001`);
        expect(await ratioOf(page.locator("main figure img").first())).toBe(ratio);
        await settled(page, true);
      });
    });
  }
});

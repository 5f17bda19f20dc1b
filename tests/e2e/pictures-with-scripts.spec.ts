import type { Locator } from "@playwright/test";
import { expect, settled, test } from "../support/browser";
import { fillCart } from "../support/shopper";

/** Pictures are fetched in about as many pixels as they are shown in: fewer look soft, more are bytes for nothing. */

const SMALLEST = 96;

/** The fetched width of a picture that is shown, by the device pixels it covers. */
const surplus = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement, smallest) => {
    image.scrollIntoView({ block: "center" });
    const fetched = Number(/\bw=(\d+)/.exec(image.currentSrc)?.[1] ?? 0);
    const shown = image.getBoundingClientRect().width * devicePixelRatio;
    return fetched === smallest && shown < smallest ? 1 : fetched / shown;
  }, SMALLEST);

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [390, 844, 3],
  [414, 896, 2],
  [820, 1180, 2],
  [1440, 900, 1],
  [1440, 900, 2],
] as const) {
  test.describe(`at ${width} px with ${deviceScaleFactor} pixels per pixel`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test("pictures of products come in the size they have on the page", async ({ page, shop }) => {
      const expectFit = async (name: string, picture: Locator) => {
        await expect.poll(() => surplus(picture.first()), { message: name }).toBeGreaterThan(0);
        const ratio = await surplus(picture.first());
        // Phones get a little less than they could show (app/ui/picture).
        expect(ratio, name).toBeGreaterThan(0.75);
        expect(ratio, name).toBeLessThan(1.35);
      };
      await page.goto(`${shop}/fr-fr/x--plw10100`);
      await settled(page, true);
      await expectFit("listing", page.getByRole("main").locator("article img"));
      await page.goto(`${shop}/fr-fr/x--p100009`);
      await settled(page, true);
      await expectFit("gallery", page.getByRole("main").locator("figure img"));
      await expectFit("colours", page.getByRole("main").locator("a[aria-current] img"));
      await expectFit("beside the product", page.getByRole("main").locator("article img"));
      await fillCart(page, shop, "fr-fr");
      await page.goto(`${shop}/fr-fr/cart`);
      await settled(page, true);
      await expectFit("cart", page.getByRole("main").locator("li img"));
    });
  });
}

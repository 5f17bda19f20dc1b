import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";

/** The question about cookies. What follows from its answer is in `measured-with-scripts` and `measured-without-scripts`. */

const t = words("fr-fr");

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const privacyOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "privacy")?.value ?? null;

test("the question about cookies covers nothing for good, moves nothing and is answered by one press [TRK-07]", async ({
  page,
  shop,
  js,
}) => {
  await page.context().clearCookies({ name: "privacy" });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, js);
  const banner = page.getByRole("region", { name: t("consent", "title") });
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, js);
  const ways = banner.locator("form > *");
  const sizes = await ways.evaluateAll((all) => all.map((way) => [way.clientWidth, way.clientHeight].join()));
  expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);

  // At the end of the page the banner stands below the last line.
  const last = page.locator("footer").getByRole("link", { name: t("consent", "manage") });
  await last.scrollIntoViewIfNeeded();
  const [foot, bar] = [await last.boundingBox(), await banner.boundingBox()];
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(bar!.y);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" })).catch(() => undefined);
  const before = await page.locator("h1").boundingBox();
  // Clicked by position: Playwright would scroll to an element stuck to the edge.
  const refuse = (await banner.getByRole("button", { name: t("consent", "refuse") }).boundingBox())!;
  await page.mouse.click(refuse.x + refuse.width / 2, refuse.y + refuse.height / 2);
  await expect(banner).toBeHidden();
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  await expect.poll(() => privacyOf(page)).toBe("0");

  // Changed and withdrawn in the same way as it was given.
  await last.click();
  await page.waitForURL(/\/cookies$/);
  await settled(page, js);
  await expectAccessible(page, js);
  await page.getByRole("checkbox", { name: t("consent", "level.tests") }).check();
  await page.getByRole("button", { name: t("consent", "save") }).click();
  await expect(page.getByText(t("consent", "saved"))).toBeVisible();
  expect(await privacyOf(page)).toBe("0,2");
  if (js) await expect.poll(() => cookieNames(page)).toContain("ab-vitrine-fr-local");
  await page.getByRole("button", { name: t("consent", "refuse") }).click();
  await expect(page.getByRole("checkbox", { name: t("consent", "level.tests") })).not.toBeChecked();
  expect(await privacyOf(page)).toBe("0");
  expect(await cookieNames(page)).not.toContain("ab-vitrine-fr-local");
});

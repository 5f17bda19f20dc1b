import type { Page } from "@playwright/test";
import { expect, settled, test } from "../support/browser";
import { openAs } from "../support/shopper";

/** What is the same on several pages stands in the same place. */

const PHONE = { width: 390, height: 844 };

const fromTop = (page: Page) =>
  page.evaluate(() => {
    const { top } = document.querySelector("main h1")!.getBoundingClientRect();
    return Math.round(top - document.querySelector("header")!.getBoundingClientRect().bottom);
  });

for (const [where, viewport] of Object.entries({ "a phone": PHONE, "a desk": { width: 1440, height: 900 } }))
  test(`titles below a breadcrumb are as far down on every page, on ${where}`, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    const places: Record<string, number> = {};
    for (const path of ["all--plw10100", "stores", "stores/all", "aide", "blog", "legal-notices", "cookies"]) {
      await page.goto(`${shop}/fr-fr/${path}`);
      places[path] = await fromTop(page);
    }
    expect(new Set(Object.values(places)), JSON.stringify(places)).toEqual(new Set([places.stores]));
  });

test("tiles of the account begin alike on a phone, with a link beside their title or without", async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, `${shop}/fr-fr/account/settings/data`, { email: "fid@vitrine.test", js: true });
  const heads = await page
    .locator("main section:has(> :first-child h2, > h2)")
    .evaluateAll((tiles) =>
      tiles.map((tile) =>
        Math.round(tile.querySelector("h2")!.getBoundingClientRect().top - tile.getBoundingClientRect().top),
      ),
    );
  expect(heads.length).toBeGreaterThan(4);
  expect(new Set(heads)).toEqual(new Set([heads[0]]));
});

test("what has been done to a subscription is told apart from the title below it", async ({ page, shop }) => {
  await openAs(page, `${shop}/fr-fr/account/subscriptions`, { email: "fid@vitrine.test", js: true });
  await page.locator("main form button").last().click();
  const message = page.locator("main [role='status']").filter({ hasText: "enregistrées" });
  await expect(message).toBeVisible();
  await settled(page, true);
  const { y, height } = (await message.boundingBox())!;
  const title = (await page.locator("h1").boundingBox())!;
  expect(title.y - (y + height)).toBeGreaterThanOrEqual(24);
});

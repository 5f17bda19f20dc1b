import { expect, settled, test } from "../support/browser";

test("two hearts pressed one after the other each come to what their own answer says [ACC-09]", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  const hearts = page.locator("main form[data-wish]");
  const [first, second] = [hearts.nth(0), hearts.nth(1)];
  await first.hover();
  await expect(page.locator("main [aria-live='polite']")).toBeAttached();

  // Refuses the first press only after the second has succeeded.
  const id = await first.getAttribute("data-wish");
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(new RegExp(`/product/${id}/wish`), async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(`/${id}/`, "/999999/") });
    await isRefused;
    await route.fulfill({ response: answer });
  });
  await first.locator("[value='on']").click();
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await second.locator("[value='on']").click();
  await kept;
  await expect(first.locator("[value='off']")).toBeVisible();
  refuse();
  await expect(first.locator("[value='on']")).toBeVisible();
  await expect(second.locator("[value='off']")).toBeVisible();
});

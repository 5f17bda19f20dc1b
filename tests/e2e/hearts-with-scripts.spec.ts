import { expect, settled, slowLine, test } from "../support/browser";

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

  // Refuses the first press, after the second.
  const id = await first.getAttribute("data-wish");
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(new RegExp(`/product/${id}/wish`), async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace(`/${id}/`, "/999999/") });
    await isRefused;
    await route.fulfill({ response: answer });
  });
  await first.locator("[value='on']").click();
  await second.locator("[value='on']").click();
  await expect(first.locator("[value='off']")).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST" && !answer.url().includes(id!));
  refuse();
  await expect(first.locator("[value='on']")).toBeVisible();
  await kept;
  await expect(second.locator("[value='off']")).toBeVisible();
});

test("hearts pressed before the answer to the first are all on the list", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  const on = page.locator("main form[data-wish] [value='on']:visible");
  const list = async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${shop}/fr-fr/wishlist`);
    const found = await tab.locator("main article").count();
    await tab.close();
    return found;
  };
  await slowLine(page);
  for (const _ of [1, 2, 3]) await on.first().click();
  await expect.poll(list).toBe(3);
});

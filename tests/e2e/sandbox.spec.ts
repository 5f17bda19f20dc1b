import { expect, expectAccessible, test } from "../support/browser";

/** A path that no test requests, because all tests share the sandbox. */
const NOBODYS = "^/gateway/nobody-asks-for-this";

test("the sandbox's page is read, searched and worked by keyboard alone, at every width", async ({
  page,
  sandbox,
  js,
}) => {
  await page.goto(`${sandbox}/__sandbox?stock=100001`);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isTooWide = await page.locator("html").evaluate((html) => html.scrollWidth > html.clientWidth);
    expect(isTooWide, `${width} px`).toBe(false);
  }

  const pattern = page.getByLabel("path, a regular expression");
  await pattern.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("(");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Error/);
  // The page shows the mistake, and keeps what was typed.
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(pattern).toHaveValue("(");
  await expectAccessible(page, js);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(pattern).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(NOBODYS);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("The fault is in force.");
  const remove = page.getByRole("button", { name: `Remove the fault ${NOBODYS}` }).last();
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("It goes wrong no more.");

  await page.getByLabel("Part of the path, a method or a status").fill("/gateway/");
  await page.keyboard.press("Enter");
  const call = page.locator("#calls details").first();
  await call.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(call.locator("pre")).toContainText("ocp-apim-subscription-key");
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { buy } from "../support/shopper";

/**
 * Withdrawing from some of a line's pieces. Without scripts it is the same forms, sent over HTTP
 * (tests/integration/withdrawal.test.ts), and the steps are walked in account-journeys.spec.ts.
 */

const t = words("fr-fr");
const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();

test("one of three pieces is withdrawn from, pressed twice or opened again, then the other two [BEY-02]", async ({
  page,
  shop,
}) => {
  const order = await buy(page, shop, { products: 1, pieces: 3 });
  await page.goto(`${order}/withdraw`);
  await settled(page, true);
  const pieces = page.locator("main select");
  const count = (quantity: number) => page.getByText(t("account", "line.quantity", { quantity }), { exact: false });
  const options = (left: number) =>
    Array.from({ length: left }, (_, index) => t("orders", "withdraw.piecesOf", { quantity: index + 1, left }));
  await expect(pieces).toHaveValue("3");
  await expect(pieces.locator("option")).toHaveText(options(3));
  await expect(pieces).toHaveAccessibleName(
    new RegExp(`^${t("orders", "withdraw.pieces").replace("?", "\\?")} .+, .+`),
  );
  await pieces.selectOption("1");
  await expectAccessible(page, true);
  await press(page, t("orders", "withdraw.next"));
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.confirm") })).toBeVisible();
  await expect(count(1)).toBeVisible();
  // The browser's way back, and the page's own, show the choice.
  await page.goBack();
  await expect(pieces).toHaveValue("1");
  await settled(page, true);
  await press(page, t("orders", "withdraw.next"));
  await page.getByRole("link", { name: t("orders", "withdraw.back") }).click();
  await expect(pieces).toHaveValue("1");
  await settled(page, true);
  await press(page, t("orders", "withdraw.next"));
  await expect(count(1)).toBeVisible();
  await settled(page, true);

  const confirming = page.url();
  await page.getByRole("button", { name: t("orders", "withdraw.send"), exact: true }).dblclick();
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.done") })).toBeVisible();
  await expect(count(1)).toBeVisible();
  const reference = new URL(page.url()).searchParams.get("reference")!;
  await page.goto(confirming);
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.done") })).toBeVisible();
  await expect(page.locator("main")).toContainText(reference);

  await page.getByRole("link", { name: t("orders", "withdraw.more") }).click();
  await expect(pieces).toHaveValue("2");
  await expect(pieces.locator("option")).toHaveText(options(2));
  await expect(page.locator("main")).toContainText(reference);
  await settled(page, true);
  await press(page, t("orders", "withdraw.next"));
  await expect(count(2)).toBeVisible();
  await settled(page, true);
  await press(page, t("orders", "withdraw.send"));
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.done") })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(reference);
  // Nothing is left: the order leads to both acknowledgements, and to no further withdrawal.
  await page.goto(order);
  await expect(page.getByRole("link", { name: t("orders", "withdrawnView") })).toHaveCount(2);
  await expect(page.locator("main a[href$='/withdraw']")).toHaveCount(0);
});

test("a statement about more pieces than are left since another tab withdrew is asked again [BEY-02]", async ({
  page,
  shop,
}) => {
  const order = await buy(page, shop, { products: 1, pieces: 3 });
  const done = { name: t("orders", "withdraw.done") };
  await page.goto(`${order}/withdraw`);
  await settled(page, true);
  await press(page, t("orders", "withdraw.next"));
  const statement = page.getByText(t("account", "line.quantity", { quantity: 3 }));
  await expect(statement).toBeVisible();
  await settled(page, true);

  const other = await page.context().newPage();
  await other.goto(`${order}/withdraw`);
  await settled(other, true);
  await other.locator("main select").selectOption("1");
  await press(other, t("orders", "withdraw.next"));
  await expect(other.getByText(t("account", "line.quantity", { quantity: 1 }))).toBeVisible();
  await settled(other, true);
  await press(other, t("orders", "withdraw.send"));
  await expect(other.getByRole("heading", done)).toBeVisible();
  await other.close();

  await press(page, t("orders", "withdraw.send"));
  const pieces = page.locator("main select");
  await expect(pieces).toHaveAttribute("aria-invalid", "true");
  await expect(pieces).toHaveValue("2");
  const summary = page.locator("main [role='alert']");
  await expect(summary).toBeFocused();
  const name = (await summary.getByRole("link").innerText()).split("\u00a0:")[0]!;
  const words = t("orders", "withdraw.pieces.tooMany", { name, left: 2 });
  await expect(summary.getByRole("link")).toHaveText(words);
  await expect(pieces).toHaveAccessibleDescription(words);
  await expect(page).toHaveTitle(/^Erreur\s: .+ 1 sur 2 \| Vitrine$/);
  await settled(page, true);
  await expectAccessible(page, true);
  await press(page, t("orders", "withdraw.next"));
  await expect(page.getByText(t("account", "line.quantity", { quantity: 2 }))).toBeVisible();
  await settled(page, true);
  await press(page, t("orders", "withdraw.send"));
  await expect(page.getByRole("heading", done)).toBeVisible();
});

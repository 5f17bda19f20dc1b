import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { fillAddress, fillCart, openAsNew, openCart } from "../support/shopper";

/** Forms that the network loses: the page keeps what was typed and says so, and the next press works. */

const t = words("fr-fr");
// The browser logs each lost request, which these tests cause.
test.use({ expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/ });

const submit = (page: Page) => page.locator("main form button").last().click();

async function billing(page: Page, shop: string) {
  await fillCart(page, shop, "fr-fr");
  const email = `lost-${crypto.randomUUID()}@vitrine.test`;
  await openAsNew(page, `${shop}/fr-fr/checkout/billing`, { email, js: true });
  await fillAddress(page, "fr-fr");
}

const valuesOf = (fields: Element[]) =>
  (fields as HTMLInputElement[]).map(({ name, value, checked }) => [name, value, checked]);

/** The next form reaches the shop, but its response is lost. */
async function loseAnswer(page: Page) {
  let isLost = false;
  await page.route(
    (url) => url.pathname.endsWith(".data"),
    async (route) => {
      if (isLost || route.request().method() !== "POST") return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort("connectionreset");
    },
  );
}

test("every step of the checkout stays as it is and goes on with the next press", async ({ page, context, shop }) => {
  await billing(page, shop);
  const offline = page.getByText(t("common", "unsent.offline"));
  for (const next of ["delivery", "payment", "overview"]) {
    const address = page.url();
    // The address changes before the page does.
    if (next !== "delivery") await expect(page.locator("input[name='method']").first()).toBeAttached();
    if (next === "payment") await fillAddress(page, "fr-fr");
    if (next === "overview") await page.locator("input[name='method'][value='paypal']").check({ force: true });
    const fields = page.locator("main form input:not([type='hidden'])");
    const typed = await fields.evaluateAll(valuesOf);
    await context.setOffline(true);
    await submit(page);
    await expect(offline).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await fields.evaluateAll(valuesOf)).toEqual(typed);
    if (next === "delivery") await expectAccessible(page, true);
    await context.setOffline(false);
    await submit(page);
    await page.waitForURL(new RegExp(`/checkout/${next}$`));
    await expect(offline).toHaveCount(0);
    await settled(page, true);
  }
  // A payment whose response was lost may have reached the shop: the next press continues it.
  await loseAnswer(page);
  await submit(page);
  await expect(page.getByText(t("common", "unsent.unsure"))).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/overview$/);
  await submit(page);
  await page.waitForURL((url) => !url.href.startsWith(shop));
});

test("an IBAN stays typed when the response is lost, and goes once it is saved", async ({ page, shop }) => {
  await openAsNew(page, `${shop}/fr-fr/account/settings/bank-details`, {
    email: `lost-iban-${crypto.randomUUID()}@vitrine.test`,
    js: true,
  });
  await settled(page, true);
  const iban = page.locator("#iban");
  await iban.fill("FR76 3000 6000 0112 3456 7890 189");
  await loseAnswer(page);
  const save = page.getByRole("button", { name: t("settings", "save"), exact: true });
  await save.click();
  await expect(page.getByText(t("common", "unsent.unsure"))).toBeVisible();
  await expect(save).not.toHaveAttribute("aria-busy", "true");
  await expect(iban).toHaveValue("FR76 3000 6000 0112 3456 7890 189");
  await save.click();
  await expect(page.getByText("•••0 189")).toBeVisible();
  await expect(iban).toHaveValue("");
});

test("quantities, hearts and adds stay what they were", async ({ page, context, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  const offline = page.getByText(t("common", "unsent.offline"));
  const quantity = page.locator("main select[name='quantity']");
  await context.setOffline(true);
  await quantity.selectOption("2");
  await expect(offline).toBeVisible();
  await expect(quantity).toHaveValue("1");
  await context.setOffline(false);
  await quantity.selectOption("2");
  await expect(page.locator("main")).toContainText(t("cart", "count", { count: 2 }));

  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  const card = page.locator("main article:has([data-wish]):has(button[name='sku'])").first();
  // Offline from the start, the script that sends a card's forms cannot be loaded either.
  for (const isFirst of [true, false]) {
    if (isFirst) await context.setOffline(true);
    await card.hover();
    if (!isFirst) {
      await expect(page.locator("main [aria-live='polite']")).toBeAttached();
      await context.setOffline(true);
    }
    await card.locator("[data-wish] [value='on']").click();
    await expect(offline).toBeVisible();
    await expect(card.locator("[data-wish] [value='on']")).toBeVisible();
    await page
      .getByRole("status")
      .getByRole("button", { name: t("common", "close") })
      .click();
    await card.hover();
    await card.locator("button[name='sku']").first().click();
    await expect(offline).toBeVisible();
    await expect(page.locator("main article").first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await settled(page, true);
  }
});

test("a page that cannot be had says that there is no connection", async ({ page, context, shop }) => {
  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  // Another listing, for which the script is loaded but not the data.
  const other = page.locator("main a[href*='--plw']").first();
  await context.setOffline(true);
  await other.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("common", "offline.title"));
  await expect(page).toHaveTitle(`${t("common", "offline.title")} | Vitrine`);
  await expect(page.getByRole("link", { name: t("common", "offline.retry") })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: t("common", "offline.retry") }).click();
  await expect(page.locator("main article")).not.toHaveCount(0);
});

test("what a page asks for beside itself leaves it as it is when it is lost", async ({ page, shop }) => {
  const lose = (path: RegExp) => page.route(path, (route) => route.abort("connectionreset"));
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, true);
  await lose(/\/search\/suggestions\?/);
  const lost = page.waitForEvent("requestfailed");
  await page.locator("#query").pressSequentially("robe");
  await lost;
  await page.locator("#query").press("Enter");
  await page.waitForURL(/query=robe$/);
  const product = page.locator("main article:has(button[name='sku']) a").first();
  const address = (await product.getAttribute("href")) ?? "";

  // The layer's page is opened as a document instead: it loads, or says why not.
  await page.goto(shop + address);
  await settled(page, true);
  await lose(/\/sizes\.data/);
  await page
    .locator("#sizes")
    .getByRole("link", { name: t("product", "size.guide") })
    .click();
  await page.waitForURL(/\/sizes\?/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("service", "sizes.title"));

  await page.goto(`${shop}/fr-fr/all--plw10100`);
  await settled(page, true);
  await lose(/seen\.data/);
  await page.locator(`main article:has(button[name='sku']) a:not([href='${address}'])`).first().click();
  await page.waitForURL(/--p1\d+/);
  await expect(page.locator("main form[action$='/cart'] [type='submit']").first()).toBeAttached();
  const seen = page.waitForEvent("requestfailed", (request) => request.url().includes("seen.data"));
  await page.locator("footer").last().scrollIntoViewIfNeeded();
  await seen;
  await expect(page.locator("main form[action$='/cart'] [type='submit']").first()).toBeAttached();
});

import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { besideProduct, openProductById, openReservation } from "../support/shopper";

/** Shops that have a product, and pieces that they put aside. */

const t = words("fr-fr");

test("a shop near a place is found, and puts a piece aside for a visitor [PDP-05]", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100001");
  await page.getByRole("button", { name: t("product", "promise.storesNote") }).click();
  let there = await besideProduct(page, js, t("service", "stores.title"));
  await there.locator("label:has(input[name='sku'])").first().click();
  const place = there.getByLabel(t("service", "stores.place"));
  await place.fill("Paris");
  await place.press("Enter");
  await expect(there.getByRole("status").filter({ hasText: "(Paris)" })).toBeVisible();
  await expect(there.getByRole("heading", { name: /^Paris/ }).first()).toBeVisible();
  if (js) await expect(place).toBeFocused();
  await expectAccessible(page, js);

  await there
    .getByRole("link", { name: /^Réserver/ })
    .first()
    .click();
  there = await besideProduct(page, js, t("service", "reserve.title"));
  const submit = there.getByRole("button", { name: t("service", "reserve.submit") });
  const email = there.getByRole("textbox", { name: t("service", "reserve.email") });
  await there.getByRole("textbox", { name: t("service", "reserve.firstName") }).fill("Anaïs");
  await there.getByRole("textbox", { name: new RegExp(`^${t("service", "reserve.lastName")} `) }).fill("Le Goff");
  // An address that the browser accepts and the gateway refuses.
  await email.fill("anais@bzh");
  await submit.click();
  await expect(there.getByText(t("service", "reserve.error.email")).first()).toBeVisible();
  await expect(there.getByRole("textbox", { name: t("service", "reserve.firstName") })).toHaveValue("Anaïs");
  await expectAccessible(page, js);
  await email.fill("anais@example.com");
  await submit.click();
  await expect(page.getByText("C’est réservé")).toBeVisible();
  await page.waitForURL(/--p100001$/);
});

test("shops are asked for the piece that was chosen, black in 36, and put it aside [PDP-05]", async ({
  page,
  shop,
  js,
}) => {
  await page.goto(`${shop}/fr-fr/product/x/10000102`);
  await settled(page, js);
  const chip = page.locator("main fieldset label:has(input[name='sku'])").filter({ hasText: "36" }).first();
  await chip.click();
  const sku = await chip.locator("input").inputValue();
  expect(sku).toMatch(/^10000102/);
  await page.getByRole("button", { name: t("product", "promise.storesNote") }).click();
  let there = await besideProduct(page, js, t("service", "stores.title"));
  // The size is known already: only the place is missing, and the form can be sent.
  await expect(there.locator("input[name='sku']:checked")).toHaveValue(sku);
  await there.getByLabel(t("service", "stores.place")).fill("Paris");
  await there.getByRole("button", { name: t("placeSearch", "submit") }).click();
  const reserve = there.getByRole("link", { name: /^Réserver/ }).first();
  await reserve.click();
  there = await besideProduct(page, js, t("service", "reserve.title"));
  await expect(there).toContainText(/noir.*36/i);
  await expect(there.locator("form")).toHaveAttribute("action", new RegExp(`sku=${sku}&`));
});

test("a search for shops without a size says so beside the sizes, in the page's language", async ({
  page,
  shop,
  js,
}) => {
  await openProductById(page, shop, js, "100001");
  await page.getByRole("button", { name: t("product", "promise.storesNote") }).click();
  const there = await besideProduct(page, js, t("service", "stores.title"));
  await there.getByLabel(t("service", "stores.place")).fill("Lyon");
  await there.getByRole("button", { name: t("placeSearch", "submit") }).click();
  await expect(there.getByRole("group", { name: t("service", "stores.size") })).toContainText(
    t("service", "stores.missingSize"),
  );
  await expect(there.getByRole("alert")).toBeFocused();
  await expect(there.getByLabel(t("service", "stores.place"))).toHaveValue("Lyon");
  await expectAccessible(page, js);
});

test("a refused reservation or alert begins the title of its page with Error", async ({ page, shop, js }) => {
  const refusedTitle = async (button: string, email: string) => {
    await settled(page, js);
    await page.locator(email).fill("nobody@nowhere");
    await page.getByRole("main").getByRole("button", { name: button }).click();
    await expect(page.locator(`${email}-error`)).toBeVisible();
    await expect(page).toHaveTitle(/^Erreur\s: /);
  };
  await page.goto(`${shop}/fr-fr/product/100004/alert?sku=1000040101`);
  await refusedTitle(t("service", "alert.submit"), "#alert-email");
  await openReservation(page, js, `${shop}/fr-fr/product/100001/stores?sku=1000010103&near=Lyon`);
  await refusedTitle(t("service", "reserve.submit"), "#reserve-email");
});

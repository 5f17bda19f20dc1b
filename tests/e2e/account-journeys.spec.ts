import type { Page } from "@playwright/test";
import { expect, expectAccessible, reachUndo, settled, test, words } from "../support/browser";
import { PASSWORD } from "../support/http-shopper";
import { buy, openAsNew, openReservation, signIn } from "../support/shopper";

const t = words("fr-fr");

const press = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true }).click();
const undo = (page: Page) => page.getByRole("main").getByRole("button", { name: t("common", "undo"), exact: true });
const done = (page: Page) => page.getByText(t("notices", "account.saved"));

async function fillAddress(page: Page, street: string): Promise<void> {
  await page.locator("#line1").fill(street);
  await page.locator("#zipCode").fill("75019");
  await page.locator("#city").fill("Paris");
  // Closes the street's suggestions, which would cover the button.
  await page.keyboard.press("Escape");
}

test("an address typed while the session ends is saved after signing in [BEY-15]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const email = `outlived-${js}@vitrine.test`;
  const form = `${shop}/fr-fr/account/settings/delivery-addresses/create`;
  await openAsNew(page, form, { email, js });
  await page.locator("#firstName").fill("Maëlle");
  await fillAddress(page, "14 rue des Lilas");
  // Removes the sessions of shop and provider, but keeps the choices about cookies and country.
  await page.context().clearCookies({ name: /^(?!stay-|privacy$)/ });
  await press(page, t("settings", "save"));
  await page.waitForURL(`${sandbox}/**`);
  await signIn(page, email, PASSWORD);
  await page.waitForURL(/delivery-addresses$/);
  await settled(page, js);
  await expect(page.getByText(t("notices", "account.saved"))).toBeVisible();
  await expect(page.locator("address").filter({ hasText: "14 rue des Lilas" })).toBeVisible();
});

test("an order is withdrawn from in two steps, and the acknowledgement is a file to keep [BEY-02]", async ({
  page,
  shop,
  js,
}) => {
  const order = await buy(page, shop);
  await page.goto(order);
  await settled(page, js);
  await page.locator("main a[href$='/withdraw']").click();
  await page.waitForURL(/\/withdraw$/);
  await settled(page, js);
  const lines = page.locator("main input[name='line']");
  await expect(lines).toHaveCount(2);
  await expectAccessible(page, js);
  await lines.first().uncheck({ force: true });
  await press(page, t("orders", "withdraw.next"));
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.confirm") })).toBeVisible();
  const title = t("orders", "withdraw.title", { number: order.split("/").at(-1)! });
  const step = t("orders", "withdraw.step", { title, number: 2 });
  await expect(page).toHaveTitle(`${step} | Vitrine`);
  const heading = page.getByRole("heading", { level: 1, name: step });
  // With scripts the first step's button is gone: the focused heading names the step.
  if (js) await expect(heading).toBeFocused();
  else await expect(heading).toBeVisible();
  await expect(page.locator("main form input[name='line']")).toHaveCount(1);
  await settled(page, js);
  await expectAccessible(page, js);
  // The browser's own way back shows the choice, as the page's link does.
  await page.goBack();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).not.toBeChecked();
  await expect(lines.last()).toBeChecked();
  await settled(page, js);
  await press(page, t("orders", "withdraw.next"));
  await expect(lines).toHaveCount(1);
  await press(page, t("orders", "withdraw.send"));
  await expect(page.getByRole("heading", { name: t("orders", "withdraw.done") })).toBeVisible();
  await expectAccessible(page, js);
  const reference = /R\d+-\d{4}/.exec(await page.locator("main").innerText())?.[0] ?? "no reference";
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("orders", "withdraw.save") }).click();
  expect(await textOf(await (await download).createReadStream())).toContain(reference);
  // Opened again, the page offers the remaining lines and shows the acknowledgement.
  await page.goto(`${order}/withdraw`);
  await expect(page.locator("main")).toContainText(reference);
  await expect(lines).toHaveCount(1);
  await settled(page, js);
  await expectAccessible(page, js);
});

async function textOf(file: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const part of file) text += String(part);
  return text;
}

test("subscriptions are chosen, and the choice taken back", async ({ page, shop, js }) => {
  await openAsNew(page, `${shop}/fr-fr/account/subscriptions`, { email: `choices-${js}@vitrine.test`, js });
  const survey = page.getByRole("checkbox", { name: new RegExp(`^${t("preferences", "subscriptions.type.survey")}`) });
  await expect(survey).not.toBeChecked();
  await survey.check();
  await press(page, t("preferences", "subscriptions.submit"));
  await expect(page.getByText(t("preferences", "subscriptions.saved"))).toBeVisible();
  await expect(survey).toBeChecked();
  await settled(page, js);
  await undo(page).click();
  await expect(survey).not.toBeChecked();
  await expect(undo(page)).toHaveCount(0);
  await page.reload();
  await expect(survey).not.toBeChecked();
});

test("a billing address is saved and stands in its form", async ({ page, shop, js }) => {
  const form = `${shop}/fr-fr/account/settings/billing-address`;
  await openAsNew(page, form, { email: `billed-${js}@vitrine.test`, js });
  await fillAddress(page, "3 rue de Meaux");
  await press(page, t("settings", "save"));
  await page.waitForURL(/\/settings$/);
  await expect(done(page)).toBeVisible();
  await expect(page.locator("address").filter({ hasText: "3 rue de Meaux" })).toBeVisible();
  await page.goto(form);
  await expect(page.locator("#line1")).toHaveValue("3 rue de Meaux");
});

test("a shop is looked for and becomes the customer's own, then another one [ACC-14]", async ({ page, shop, js }) => {
  await openAsNew(page, `${shop}/fr-fr/account/store`, { email: `my-shop-${js}@vitrine.test`, js });
  await expect(page.getByText(t("preferences", "store.none"))).toBeVisible();
  const mine = page.getByRole("region", { name: t("preferences", "store.mine") });
  const choose = page.getByRole("button", { name: new RegExp(`^${t("preferences", "store.choose")} `) });
  for (const place of ["Lyon", "Paris"]) {
    await page.locator("main input[name='search']").fill(place);
    await press(page, t("placeSearch", "submit"));
    await page.waitForURL(new RegExp(`search=${place}`));
    await settled(page, js);
    await expect(page.getByText(new RegExp(`${place}$`)).first()).toBeVisible();
    const name = (await choose.first().innerText()).replace(t("preferences", "store.choose"), "").trim();
    await choose.first().click();
    await expect(done(page)).toBeVisible();
    await expect(mine.getByRole("heading", { name })).toBeVisible();
    await settled(page, js);
  }
});

test("a reservation is made, cancelled and taken back", async ({ page, shop, js }) => {
  await openAsNew(page, `${shop}/fr-fr/account/reservations`, { email: `put-aside-${js}@vitrine.test`, js });
  const sku = js ? "1000010102" : "1000010103";
  await openReservation(page, js, `${shop}/fr-fr/product/100001/stores?sku=${sku}&near=Paris`);
  await press(page, t("service", "reserve.submit"));
  await page.waitForURL(/--p100001$/);
  await page.goto(`${shop}/fr-fr/account/reservations`);
  await settled(page, js);
  const entry = page.getByRole("main").getByRole("article");
  const cancel = entry.getByRole("button", { name: new RegExp(`^${t("reservations", "cancel")}`) });
  await expect(entry).toHaveCount(1);
  const name = (await entry.getAttribute("aria-label"))!;
  await cancel.click();
  await expect(page.getByText(t("reservations", "cancelled", { name }))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await settled(page, js);
  if (js) await reachUndo(page, undo(page));
  await undo(page).click();
  await expect(cancel).toHaveCount(1);
  if (js) await expect(entry.getByRole("heading", { level: 2 }).getByRole("link")).toBeFocused();
  await expect(cancel).toContainText(name);
  await expect(undo(page)).toHaveCount(0);
});

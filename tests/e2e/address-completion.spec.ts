import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, words } from "../support/browser";
import { type Fault, setFaults } from "../support/sandbox-control";
import { fillCart, openAsNew } from "../support/shopper";

const LILAS = { typed: "14 rue des lil", line1: "14 rue des Lilas" };
const NEW_ADDRESS = "/fr-fr/account/settings/delivery-addresses/create";
const t = words("fr-fr");

// Faults are set for the whole sandbox: parallel tests would meet each other's.
test.describe.configure({ mode: "serial", timeout: 60_000 });

const field = (page: Page, name: string) => page.locator(`main [name='${name}']`);
const valuesOf = (page: Page, ...names: string[]) => Promise.all(names.map((name) => field(page, name).inputValue()));

/** Opens a page for a new customer without data. */
const openAsNewCustomer = (page: Page, address: string, js: boolean) =>
  openAsNew(page, address, { email: `address-${crypto.randomUUID()}@vitrine.test`, js });

/** Types into the street; where there are scripts, waits for its list. */
async function typeStreet(page: Page, js: boolean): Promise<void> {
  await field(page, "line1").pressSequentially(LILAS.typed);
  if (js) await expect(page.getByRole("listbox", { name: t("address", "suggestions") })).toBeVisible();
}

test("an address is completed while it is typed, by keyboard or press, and can be saved; without scripts it is typed [PAY-22]", async ({
  page,
  shop,
  js,
}) => {
  await openAsNewCustomer(page, shop + NEW_ADDRESS, js);
  const street = field(page, "line1");
  await field(page, "line2").fill("Bâtiment C");
  await typeStreet(page, js);
  if (js) {
    await expect(street).toHaveRole("combobox");
    await expect(street).toHaveAttribute("autocomplete", "shipping address-line1");
    await expectAccessible(page, js);
    await street.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(street).toHaveValue(LILAS.typed);
    await street.press("ArrowDown");
    await street.press("ArrowDown");
    await expect(page.locator("[role=option]").first()).toHaveAttribute("aria-selected", "true");
    await street.press("Enter");
    await expect(page.getByText(t("address", "suggestions.filled", { place: "" }).trim())).toBeAttached();
  } else {
    await expect(page.getByRole("combobox", { name: t("address", "line1") })).toHaveCount(0);
    await street.fill(LILAS.line1);
    await field(page, "zipCode").fill("75019");
    await field(page, "city").fill("Paris");
  }
  const [line1, line2, zipCode = "", city = ""] = await valuesOf(page, "line1", "line2", "zipCode", "city");
  expect([line1, line2]).toEqual([LILAS.line1, "Bâtiment C"]);
  expect(zipCode).toMatch(/^\d{5}$/);
  expect(city).not.toBe("");
  if ((await field(page, "phone").count()) > 0) await field(page, "phone").fill("06 12 34 56 78");
  await page.locator("main form button[type='submit'], main form button:not([type])").last().click();
  await page.waitForURL(/\/settings\/delivery-addresses$/);
  await expect(page.locator("main")).toContainText(LILAS.line1);
  await expect(page.locator("main")).toContainText(zipCode);
});

test("what is typed at the checkout is completed by a press, on a narrow phone, below the field and above all else [PAY-22]", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCart(page, shop, "fr-fr");
  await openAsNewCustomer(page, `${shop}/fr-fr/checkout/billing`, js);
  await typeStreet(page, js);
  if (!js) return expect(page.locator("[role=listbox]")).toHaveCount(0);
  const option = page.locator("[role=option]").last();
  await option.scrollIntoViewIfNeeded();
  const [below, list] = await Promise.all([
    field(page, "line1").boundingBox(),
    page.getByRole("listbox").boundingBox(),
  ]);
  expect(list!.y).toBeGreaterThanOrEqual(below!.y + below!.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  const chosen = await option.innerText();
  await option.click();
  await expect(field(page, "zipCode")).not.toHaveValue("");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field(page, "line1")).toBeFocused();
  for (const value of await valuesOf(page, "line1", "zipCode", "city")) expect(chosen).toContain(value);
});

const FAULTS: Record<string, Fault> = {
  failing: { path: "^/places/", status: 500 },
  "asked too often": { path: "^/places/", status: 429 },
  slow: { path: "^/places/", delayMs: 3_000 },
  gone: { path: "^/places/", reset: true },
  hanging: { path: "^/places/", hang: true },
};

test("a places service that is unavailable or slow stops nobody, and nothing is said of it [PAY-22]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  await openAsNewCustomer(page, shop + NEW_ADDRESS, js);
  const street = field(page, "line1");
  try {
    for (const [name, fault] of Object.entries(FAULTS)) {
      await setFaults(sandbox, [fault]);
      // Only scripts ask while the street is typed.
      if (!js) continue;
      const answer = page.waitForResponse(/\/address-suggestions\?q=/);
      await street.fill("");
      await street.pressSequentially(`14 rue ${name}`);
      expect((await answer).status(), name).toBe(200);
      expect(await (await answer).json(), name).toEqual([]);
      await expect(street).toHaveValue(`14 rue ${name}`);
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    await street.fill(LILAS.line1);
    await field(page, "zipCode").fill("75019");
    await field(page, "city").fill("Paris");
    if ((await field(page, "phone").count()) > 0) await field(page, "phone").fill("06 12 34 56 78");
    await page.locator("main form button[type='submit'], main form button:not([type])").last().click();
    await page.waitForURL(/\/settings\/delivery-addresses$/);
  } finally {
    await setFaults(sandbox, []);
  }
});

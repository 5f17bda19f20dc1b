import type { Page } from "@playwright/test";
import type { Prefix } from "#models/locale.ts";
import { type PaymentMethod, paymentProduct } from "#models/payment-methods.ts";
import type { ShippingMethodKey } from "#models/shipping.ts";
import { expect, settled, test, words } from "../support/browser";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, BILLING, findSku, register, signIn } from "../support/http-shopper";
import { putGiftCard } from "../support/sandbox-control";
import { authorise, payByCard } from "../support/shopper";

/**
 * The last steps with JavaScript: each delivery method, kind of payment, funnel and four countries at least once; a
 * pickup point has delivery-places.spec.ts. All pairs run over HTTP (tests/integration/checkout-pairs.test.ts). This file
 * is for the project with scripts only.
 */

type Row = [
  site: "fr-fr" | "fr-ch" | "en" | "pl-pl",
  funnel: "checkout" | "order",
  delivery: ShippingMethodKey,
  payment: PaymentMethod | "giftcard",
];

const ROWS: Row[] = [
  ["fr-fr", "order", "LO", "paypal"],
  ["fr-fr", "order", "VI", "alma-3x"],
  ["fr-ch", "order", "LM", "giftcard"],
  ["fr-ch", "checkout", "HSP", "visa"],
  ["en", "checkout", "EX", "multibanco"],
  ["pl-pl", "order", "NO", "blik"],
];

const HOMES: Record<Row[0] & Prefix, { address: Record<string, string>; phone: string }> = {
  "fr-fr": { address: {}, phone: "06 12 34 56 78" },
  "fr-ch": { address: { zipCode: "1003", city: "Lausanne", country: "CH" }, phone: "079 123 45 67" },
  en: { address: { zipCode: "SW3 4RY", city: "London", country: "GB" }, phone: "07400 123456" },
  "pl-pl": { address: { zipCode: "00-001", city: "Warszawa", country: "PL" }, phone: "512 345 678" },
};

/** A signed-in browser with a cart and a billing address, prepared over HTTP. */
async function upToDelivery(shop: string, [site, , delivery]: Row, path: (step: string) => string) {
  const browser = new HttpBrowser(shop);
  if (delivery === "VI") await browser.post(`/${site}/cart`, { intent: "add-gift-card", giftAmount: "60" });
  else await addToCart(browser, await findSku(new HttpBrowser(shop)), site);
  const isNew = delivery !== "HSP";
  const form = await browser.open(`/${site}/auth/sign-in?${isNew ? "register=1&" : ""}returnTo=${path("billing")}`);
  if (isNew) await register(browser, form, `pairs-js-${crypto.randomUUID()}@vitrine.test`);
  else await signIn(browser, form, "hsp@vitrine.test");
  await browser.post(path("billing"), { ...BILLING, ...HOMES[site].address });
  return browser.cookies;
}

const press = (page: Page) =>
  page.locator("main form button[type='submit'], main form button:not([type])").last().click();

/** Chooses the method in the delivery step with scripts; goes on to the payment. */
async function deliver(page: Page, [site, , key]: Row): Promise<void> {
  const { phone, address } = HOMES[site];
  await page.locator(`input[name='method'][value='${key}']`).check({ force: true });
  if (key === "LO" || key === "LM") {
    await page.locator(`input[name='place-${key}']`).fill(address.city ?? "Lyon");
    await page.locator(`button[value='findPlaces:${key}']`).click();
    await page.waitForURL(/[?&]place=/);
    const place = page.locator(`input[name='point-${key}']:not([disabled])`).first();
    await place.locator("xpath=ancestor::label[1]").click();
    await expect(place).toBeChecked();
  }
  if (key === "HSP") {
    await page.locator("input[name='hspFirstName']").fill("Zoé");
    await page.locator("input[name='hspLastName']").fill("Kovač");
  }
  for (const field of await page.locator("main input[type='tel']").filter({ visible: true }).all()) {
    if ((await field.inputValue()) === "") await field.fill(phone);
  }
  await press(page);
}

async function choosePayment(page: Page, sandbox: string, [site, , , payment]: Row): Promise<void> {
  if (payment !== "giftcard") {
    await page.locator(`input[name='method'][value='${payment}']`).check({ force: true });
    return press(page);
  }
  const t = words(site);
  const number = `6008${String(Date.now()).slice(-12)}`;
  await putGiftCard(sandbox, number, { balance: { centAmount: 500_00, currencyCode: "CHF" } });
  await page.getByText(t("storedValue", "title"), { exact: true }).click();
  await page.locator("#giftCard").fill(number);
  await page.getByRole("button", { name: t("storedValue", "use") }).click();
  await expect(page.locator("main")).toContainText(t("storedValue", "covered.title"));
  await press(page);
}

/** Pays on the provider's page, if there is one. */
async function payAt(page: Page, payment: Row[3]): Promise<void> {
  const kind = payment === "giftcard" ? "free" : paymentProduct(payment).kind;
  if (kind === "free" || kind === "voucher") return;
  await page.waitForURL(/\/pay\//);
  if (kind === "card") return payByCard(page, "4111111111111111");
  await authorise(page);
}

for (const funnel of ["checkout", "order"] as const) {
  test.describe(`funnel ${funnel}`, () => {
    test.use({ funnel });
    for (const row of ROWS.filter((each) => each[1] === funnel)) {
      const [site, , delivery, payment] = row;
      test(`${site}: delivered by ${delivery}, paid by ${payment} [PAY-07]`, async ({
        page,
        context,
        shop,
        sandbox,
      }) => {
        const path = (step: string) => (funnel === "order" ? `/${site}/order-${step}` : `/${site}/checkout/${step}`);
        const at = (step: string) => page.waitForURL((url) => url.pathname === path(step));
        await context.addCookies(await upToDelivery(shop, row, path));
        await page.goto(shop + path("delivery"));
        await settled(page, true);
        // From here to the bank scripts navigate within one document.
        await page.evaluate(() => Object.assign(window, { isSame: true }));
        await deliver(page, row);
        await at("payment");
        await choosePayment(page, sandbox, row);
        await at("overview");
        if (payment !== "giftcard") expect(await page.evaluate(() => "isSame" in window)).toBe(true);
        await expect(page.locator("input[name='amount']")).toHaveCount(1);
        await press(page);
        await payAt(page, payment);
        await at("confirmation");
        await expect(page.locator("main a[href*='/account/orders/']").first()).toBeVisible();
      });
    }
  });
}

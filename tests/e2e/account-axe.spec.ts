import type { Page } from "@playwright/test";
import { ACCOUNT_NAV_PAGES } from "#app/ui/shell/shell-context.ts";
import { expect, expectAccessible, test, words } from "../support/browser";
import { signInOverHttp } from "../support/shopper";

/** Pages that are not in the menu: forms, details, steps. */
const MORE = [
  "loyalty/history",
  "welcome",
  "delete",
  "settings/edit",
  "settings/data",
  "settings/billing-address",
  "settings/delivery-addresses/create",
  "settings/bank-details?iban=shown",
  "store?search=Lyon",
  "orders?q=nothing",
  "downloads?file=missing",
];

const IBAN = "FR76 3000 6000 0112 3456 7890 189";

/** Pages of a customer with much data: lists with search and pages. */
const LONG = [
  "orders",
  "orders?page=2",
  "reservations",
  "settings/delivery-addresses",
  "settings/delivery-addresses?q=nowhere",
  "wishlist",
];

/** The first link of a page whose address contains `href`; the page is not opened. */
async function linkOn(page: Page, address: string, href: string): Promise<string> {
  const main = (await (await page.request.get(address)).text()).split("<main")[1] ?? "";
  const link = new RegExp(`<a [^>]*href="([^"]*${href}[^"]*)"`).exec(main)?.[1];
  if (!link) throw new Error(`${address} has no link to ${href}`);
  return link;
}

const addressesOf = (site: string) => (path: string) => `${site}/account/${path}`;

// Polish has longer words, for which a phone has the least room; all else is tested in French.
for (const prefix of ["fr-fr", "pl-pl"] as const) {
  const t = words(prefix);

  test(`every page of the account's menu is accessible, and read at 200 % without sideways scrolling, in ${prefix}`, async ({
    page,
    shop,
    js,
  }) => {
    const at = addressesOf(`${shop}/${prefix}`);
    await signInOverHttp(page, at("dashboard"), "fid@vitrine.test");
    await walk(page, js, ACCOUNT_NAV_PAGES.map(at));
  });

  test(`so are its forms, details and steps in ${prefix}`, async ({ page, shop, js }) => {
    const at = addressesOf(`${shop}/${prefix}`);
    await signInOverHttp(page, at("orders"), "fid@vitrine.test");
    const order = await linkOn(page, at("orders"), "/account/orders/");
    const edit = await linkOn(page, at("settings/delivery-addresses"), "/edit");
    await page.goto(at("settings/bank-details"));
    await page.locator("#iban").fill(IBAN);
    await page.getByRole("button", { name: t("settings", "save"), exact: true }).click();
    await expect(page.getByText("•••0 189")).toBeVisible();
    const details = [`${shop}${order}`, `${shop}${order}/withdraw`, `${shop}${edit}`];
    await walk(page, js, MORE.map(at).concat(details), {
      [at("settings/bank-details?iban=shown")]: IBAN,
      [at("orders?q=nothing")]: t("orders", "notFound"),
      // Poland has no shops.
      ...(prefix === "fr-fr" && { [at("store?search=Lyon")]: t("preferences", "store.choose") }),
    });
  });

  test(`so are the pages of who has much of everything in ${prefix}`, async ({ page, shop, js }) => {
    const at = addressesOf(`${shop}/${prefix}`);
    await signInOverHttp(page, at("orders"), "big@vitrine.test");
    const order = await linkOn(page, at("orders"), "/account/orders/");
    await walk(page, js, [...LONG.map(at), `${shop}${order}`], {
      [at("settings/delivery-addresses?q=nowhere")]: t("settings", "addresses.notFound", { query: "nowhere" }),
    });
  });
}

/** @param shown text that proves the page is in the intended state, by address */
async function walk(
  page: Page,
  js: boolean,
  addresses: string[],
  shown: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isFrench = addresses[0]?.includes("/fr-fr/");
  // Other languages are checked on a phone alone: their pages need not be laid out at a desk first.
  if (!isFrench) await page.setViewportSize({ width: 390, height: 844 });
  for (const address of addresses) {
    await test.step(address, async () => {
      const answer = await page.goto(address);
      // A site may lack a page; its replacement is checked like any other.
      expect(answer?.status()).toBeLessThan(500);
      const state = shown[address];
      if (state) await expect(page.locator("main").getByText(state).first()).toBeVisible();
      await expectAccessible(page, js, isFrench ? undefined : "phone");
      await expectNoSidewaysScrolling(page, address);
    });
  }
}

/** A window of 1280 px at 200 %, and the narrowest that must be readable (WCAG 1.4.10). */
async function expectNoSidewaysScrolling(page: Page, address: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return scrollWidth > clientWidth ? scrollWidth : null;
    });
    expect(tooWide, `${address} at ${width} px`).toBeNull();
  }
  await page.setViewportSize(before);
}

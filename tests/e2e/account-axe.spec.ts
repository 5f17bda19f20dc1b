import type { Page } from "@playwright/test";
import { ACCOUNT_PAGES } from "../../app/ui/shell/shell-context";
import { expect, expectAccessible, test } from "../support/browser";
import { signIn } from "../support/shopper";

/** Pages that the menu does not name: forms, details, steps. */
const MORE = [
  "dashboard",
  "advantages",
  "loyalty/history",
  "welcome",
  "delete",
  "settings/edit",
  "settings/data",
  "settings/billing-address",
  "settings/delivery-addresses/create",
  "settings/bank-details?show=1",
  "store?search=Lyon",
  "orders?query=nothing",
  "downloads?file=missing",
];

/** The first address on a page that looks like this. */
const linkOn = (page: Page, href: string) => page.locator(`main a[href*="${href}"]`).first().getAttribute("href");

// Contrast is measured in French; another language has longer words.
for (const prefix of ["fr-fr", "pl-pl"] as const) {
  test(`every page of the account is accessible, and read at 200 % without sideways scrolling, in ${prefix}`, async ({
    page,
    shop,
    js,
  }) => {
    // The heavy one has a page of everything.
    const at = (path: string) => `${shop}/${prefix}/account/${path}`;
    await page.goto(at("dashboard"));
    await signIn(page, "fid@vitrine.test");
    await page.waitForURL(/dashboard$/);
    await page.goto(at("orders"));
    const order = (await linkOn(page, "/account/orders/")) ?? "";
    await page.goto(at("settings/delivery-addresses"));
    const edit = (await linkOn(page, "/edit")) ?? "";
    expect([order, edit]).not.toContain("");
    const details = [`${shop}${order}`, `${shop}${order}/withdraw`, `${shop}${edit}`];
    for (const address of [...new Set([...ACCOUNT_PAGES, ...MORE])].map(at).concat(details)) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        // A site may lack a page; what stands there instead is a page too.
        expect(answer?.status()).toBeLessThan(500);
        await expectAccessible(page, js);
        await expectNoSidewaysScrolling(page, address);
      });
    }
  });
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

import type { Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openAs, openTwoLines } from "../support/shopper";

/** What Safari does otherwise. Chromium stands in for it. */

/** An iPhone makes links of numbers that could be called, once the page is loaded and before its scripts run. */
async function linkNumbers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const link = () => {
      const format = document.querySelector<HTMLMetaElement>("meta[name=format-detection]");
      if (format?.content.includes("telephone=no")) return;
      const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const number = /\d{9,}/.exec(text.data);
        if (number)
          text.splitText(number.index).replaceWith(Object.assign(document.createElement("a"), { text: number[0] }));
      }
    };
    addEventListener("load", link, true);
  });
}

/** Safari gives no focus to a button that is pressed, but to what is around it and has a `tabindex`, or to the body. */
async function pressWithoutFocus(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener("mousedown", (event) => {
      const pressed = (event.target as Element).closest("button, a, label, summary");
      if (event.defaultPrevented || !pressed) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
      pressed.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    }),
  );
}

test("numbers of orders stay text on an iPhone", async ({ page, shop, js }) => {
  await linkNumbers(page);
  // Text that has changed before hydration is an error on the console, and React renders the page anew.
  await openAs(page, `${shop}/fr-fr/account/orders`, { email: "fid@vitrine.test", js });
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(/\d{10}/);
});

test("remembered searches are cleared by a press that gives no focus", async ({ page, shop, js }) => {
  const t = words("fr-fr");
  await pressWithoutFocus(page);
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, js);
  await page.locator("#query").focus();
  await expect(page.getByRole("combobox")).toBeVisible();
  await page.locator("#query").fill("robe");
  await page.keyboard.press("Enter");
  await page.waitForURL(/query=robe/);
  await page.goto(`${shop}/fr-fr/search`);
  await settled(page, js);
  await page.locator("#query").focus();
  await page.getByRole("button", { name: t("search", "suggestions.forget") }).click();
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(page.locator("#query")).toBeFocused();
});

test("what comes after a press that gives no focus takes it all the same", async ({ page, shop, js }) => {
  const t = words("fr-fr");
  await pressWithoutFocus(page);
  await openTwoLines(page, shop);
  await page
    .getByRole("button", { name: t("cart", "remove") })
    .first()
    .click();
  await expect(page.locator("main li:focus")).toContainText(t("common", "undo"));

  await openAs(page, `${shop}/fr-fr/account/orders?status=SHIPPED`, { email: "fid@vitrine.test", js });
  await page.locator("main article a[href*='/orders/']").first().click();
  await page.locator("main a[href$='/withdraw']").click();
  await page.waitForURL(/\/withdraw$/);
  const title = t("orders", "withdraw.title", { number: page.url().split("/").at(-2)! });
  await page.getByRole("button", { name: t("orders", "withdraw.next") }).click();
  await expect(page.locator("h1:focus")).toHaveText(t("orders", "withdraw.step", { title, number: 2 }));
});

test.describe("where cookies that scripts set are soon forgotten", () => {
  test.use({ locale: "fr-CH" });

  test("the answer about another country is kept for 30 days all the same [SHELL-13]", async ({ page, shop, js }) => {
    await page.context().clearCookies({ name: /^stay-/ });
    await page.addInitScript(() => {
      const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
      Object.defineProperty(document, "cookie", { ...cookie, set: () => {} });
    });
    await page.goto(`${shop}/fr-fr`);
    await settled(page, js);
    await page.getByRole("button", { name: "Rester sur ce site", exact: true }).click();
    const days = async () => {
      const stay = (await page.context().cookies()).find(({ name }) => name === "stay-fr-fr");
      return stay && Math.round((stay.expires - Date.now() / 1000) / 86_400);
    };
    await expect.poll(days).toBe(30);
  });
});

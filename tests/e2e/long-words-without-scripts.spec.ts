import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

/**
 * What buyers and editors enter may be a single long word, anywhere: it breaks, and no page scrolls sideways. The words
 * are put into the pages here, since every text of the sandbox's is of usual length. Styles are the same with scripts,
 * which would put the texts back.
 */

const WIDTHS = [390, 820, 1440];
const WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen";

/** Pages with every kind of block but separators. */
const CONTENT = ["", "x--lp3001", "x--lp3002", "x--lp3003", "x--lp3008", "x--lp3010", "x--lp3012", "x--blog7001"];
const HELP = ["hilfe/lieferung", "hilfe/grossentabelle"];

/** Replaces each text of a part of the page that is of letters only, and gives the widths at which it is too wide. */
async function tooWide(page: Page, without: string, within = "main"): Promise<number[]> {
  await page.evaluate(
    ([word, skipped, part]) => {
      const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const isReplaced = /^[^\d]*\p{L}[^\d]*$/u.test(text.nodeValue ?? "") && !text.parentElement?.closest(skipped);
        if (isReplaced) text.nodeValue = word;
      }
    },
    [WORD, `script, style, .visually-hidden, ${without}`, within] as const,
  );
  const wide: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wide.push(width);
  }
  return wide;
}

for (const address of [...CONTENT, ...HELP]) {
  test(`long words widen no page of the editors': /${address}`, async ({ page, shop }) => {
    await page.goto(`${shop}/de-de/${address}`, { waitUntil: "domcontentloaded" });
    // Fields and their buttons are the shop's own.
    expect(await tooWide(page, "form")).toEqual([]);
  });
}

test("long words of the footer, its newsletter's button included, widen no page", async ({ page, shop }) => {
  await page.goto(`${shop}/de-de/hilfe`, { waitUntil: "domcontentloaded" });
  await page
    .locator("footer details")
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
  expect(await tooWide(page, "[popovertarget] *", "footer")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  const field = await page.locator("#newsletter-email").boundingBox();
  expect(field?.width).toBeGreaterThan(150);
  const spilling = await page
    .locator("footer nav a")
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth));
  expect(spilling).toEqual([]);
});

test("long words of the notice above the header, and of its link, widen no page", async ({ page, shop }) => {
  await page.goto(`${shop}/de-de/hilfe`, { waitUntil: "domcontentloaded" });
  const notice = page.getByRole("region", { name: "Hinweis" });
  const link = notice.getByRole("link");
  for (const words of [WORD, "Alle Bedingungen der Willkommensaktion und der Gutscheine ansehen"]) {
    await link.evaluate((anchor, text) => (anchor.textContent = text), words);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), words).toBe(390);
  }
  // Usual words of the link stay on one line.
  await link.evaluate((anchor) => (anchor.textContent = "Mehr erfahren"));
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await link.evaluate((anchor) => anchor.getClientRects().length)).toBe(1);
});

test("long names of a product, its colours, sizes and materials widen no page", async ({ page, shop }) => {
  await page.goto(`${shop}/product/x/100003`, { waitUntil: "domcontentloaded" });
  await page
    .locator("main details")
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
  // Links and buttons are named by the shop, except the maker's address.
  expect(await tooWide(page, "a:not([href^=mailto]), main button")).toEqual([]);
});

test("a menu of more entries than fit leaves the cart in view, and its panels whole", async ({ page, shop }) => {
  await page.goto(`${shop}/de-de/hilfe`, { waitUntil: "domcontentloaded" });
  const menu = page.locator("[data-menu]");
  await menu.evaluate((list) => {
    const [, entry] = list.children;
    for (let more = 0; more < 20; more += 1) list.append(entry!.cloneNode(true));
  });
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('header a[href="/de-de/cart"]').first()).toBeInViewport({ ratio: 1 });
  }
  await menu.locator("[data-menu-entry]").nth(1).hover();
  const panel = menu.locator("[popover]").first();
  await expect(panel).toBeVisible();
  const size = await panel.evaluate((layer) => [layer.getBoundingClientRect().left, layer.clientWidth]);
  expect(size).toEqual([0, 1920]);
});

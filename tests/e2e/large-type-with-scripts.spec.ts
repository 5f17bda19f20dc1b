import type { Locator, Page } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { fillCart, openAs, openAsNew, openProductById, pickSize, signIn } from "../support/shopper";

/** With the browser's text at twice its size, a page takes a layout with room for it and does not scroll sideways. */

/**
 * Texts and controls beyond the window's right edge or with one letter a line, and the page's width if it is too large.
 */
const withoutRoom = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === "auto" || scrolls(element.parentElement));
    const beyond = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { width, height, right } = element.getBoundingClientRect();
      const isSaid =
        element.matches("a, button, input, select") || [...element.childNodes].some((node) => node instanceof Text);
      const isSqueezed = height > 4 * width && element.textContent.trim().length > 4;
      const isBeyond = right > clientWidth + 1 || isSqueezed;
      return isSaid && width > 1 && isBeyond && element.checkVisibility() && !scrolls(element);
    });
    const names = beyond.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...names] : names;
  });

/** Words that begin in one line and end in the next. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of (walker.currentNode as Text).data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

async function setLargeType(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

async function expectRoom(page: Page, pages: readonly string[]) {
  for (const address of pages) {
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await withoutRoom(page), `${address} at ${width} px`).toEqual([]);
    }
  }
}

test("in twice the type a shopper's way fits the window", async ({ page, shop, js }) => {
  await openProductById(page, shop, js, "100001");
  const product = page.url();
  await fillCart(page, shop, "fr-fr");
  const listing = await page.locator("header a[href*='--pl']").first().getAttribute("href");
  await openAsNew(page, `${shop}/fr-fr/checkout/billing`, {
    email: `large-type-${crypto.randomUUID()}@vitrine.test`,
    js,
  });
  await setLargeType(page);
  const pages = ["", "/stores?search=paris", "/aide", "/aide/cookies", "/cart", "/checkout/billing"].map(
    (path) => `${shop}/fr-fr${path}`,
  );
  await expectRoom(page, [...pages, shop + listing, product]);
});

test("in twice the type the cart beside a product and the note of what was removed keep their words whole", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setLargeType(page);
  await openProductById(page, shop, js, "100001");
  await pickSize(page);
  await page
    .getByRole("button", { name: words("fr-fr")("product", "add") })
    .first()
    .click();
  await expect(page.locator("#mini-cart a[data-to-cart]")).toBeFocused();
  const lines = page.locator("#mini-cart ul");
  expect(await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await brokenWords(page.locator("#mini-cart :is(p, li a)"))).toEqual([]);
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, js);
  await page.locator("form:has(input[value='delete']) button").first().click();
  const removed = page.locator("main li p[role='status']");
  await expect(removed).toContainText(words("fr-fr")("cart", "removed", { name: "" }).trim());
  expect(await brokenWords(removed)).toEqual([]);
});

test("in twice the type an account fits the window", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/account/dashboard`);
  await setLargeType(page);
  await expectRoom(page, [`${page.url()}?view=register`, page.url()]);
  await signIn(page, "fid@vitrine.test");
  await page.waitForURL(/\/dashboard$/);
  const french = ["dashboard", "loyalty", "orders", "reservations", "alerts"].map((path) => `fr-fr/account/${path}`);
  // German has longer words.
  await expectRoom(
    page,
    [...french, "de-de/account/subscriptions", "de-de/cookies"].map((path) => `${shop}/${path}`),
  );
});

test("in twice the type an order on its way, a lookbook and a rating fit the smallest phone", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, `${shop}/fr-fr/account/orders?status=SHIPPED`, { email: "fid@vitrine.test", js: true });
  const order = await page.locator("main article a[href*='/account/orders/']").first().getAttribute("href");
  await page.goto(shop + order);
  // The way to withdraw is as high as a finger.
  const withdraw = page.locator("main a[href$='/withdraw']");
  expect((await withdraw.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await fillCart(page, shop, "de-de");
  await fillCart(page, shop, "it-it");
  await setLargeType(page);
  // German has the longest words, Italian the longest names of steps.
  const german = ["", "/cart", "/hilfe", "/x--lbp5001"].map((path) => `/de-de${path}`);
  for (const path of [
    order,
    "/fr-fr/le-lookbook-de-novembre--lbp5001",
    "/pl-pl/x--p100009",
    "/it-it/checkout/billing",
    ...german,
  ]) {
    await page.goto(shop + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}`).toBe(320);
    if (path?.endsWith("/cart")) expect(await withoutRoom(page)).toEqual([]);
  }
});

test("the steps of an order keep their words whole on the smallest phone, in the longest language", async ({
  page,
  shop,
  js,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, `${shop}/pl-pl/account/orders?status=SHIPPED`, { email: "fid@vitrine.test", js });
  await page.goto(shop + (await page.locator("main article a[href*='/account/orders/']").first().getAttribute("href")));
  const steps = page.locator("main ol:has([aria-current='step']) li");
  await expect(steps).toHaveCount(4);
  expect(await brokenWords(steps)).toEqual([]);
});

test("the numbers beside filters stay whole, next to the longest colours", async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop}/pl-pl/swetry-i-kardigany--plw10130`);
  const numbers = page.locator("main label:has(input[name='color']) > span:last-child");
  await expect(numbers.filter({ visible: true })).not.toHaveCount(0);
  const lines = await numbers.evaluateAll((all) =>
    all.map((number) => {
      const range = document.createRange();
      range.selectNodeContents(number);
      return `${number.textContent}: ${range.getClientRects().length}`;
    }),
  );
  expect(lines.filter((each) => !/: [01]$/.test(each))).toEqual([]);
});

test("with a reader's own spacing of text, an account fits a small phone", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, `${shop}/fr-fr/account/dashboard`, { email: "fid@vitrine.test", js });
  for (const path of ["dashboard", "orders"]) {
    await page.goto(`${shop}/fr-fr/account/${path}`);
    // The values that WCAG 1.4.12 names.
    const content =
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
    await page.addStyleTag({ content });
    expect(await withoutRoom(page), path).toEqual([]);
  }
});

test("a reader's own style with twice the type does not widen the header", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/stores`);
  await settled(page, true);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  // Media queries do not know of such a style: these windows keep the menu of a desk.
  for (const width of [1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.querySelector("header")!.scrollWidth), `at ${width} px`).toBe(width);
  }
});

test("an account fits a phone that scales its text alone", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, `${shop}/pl/account/settings`, { email: "fid@vitrine.test", js });
  // Unlike the browser's own type, this leaves media queries as they are.
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await withoutRoom(page)).toEqual([]);
});

test("the buttons about cookies hold their words on a phone that scales its text alone", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const prefix of ["pl-pl", "de-de", "fr-fr"]) {
    await page.goto(`${shop}/${prefix}/cookies`);
    await settled(page, js);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    const widths = await page
      .getByRole("main")
      .locator("button[name=intent], button[value=save]")
      .evaluateAll((buttons) => buttons.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(widths, prefix).toEqual([0, 0, 0]);
    expect(await withoutRoom(page), prefix).toEqual([]);
  }
});

import { expect, settled, test, words } from "../support/browser";
import { fillCart, openAs } from "../support/shopper";

/** Touch targets are as large as they look, words that belong together are on one line, and pages fit small phones. */

const t = words("de-de");

test("the account's lists are rows to press", async ({ page, shop }) => {
  await openAs(page, `${shop}/de-de/account/dashboard`, { email: "fid@vitrine.test", js: true });
  for (const path of ["dashboard", "settings/data"]) {
    if (!page.url().endsWith(path)) await page.goto(`${shop}/de-de/account/${path}`);
    await settled(page, true);
    const row = page
      .locator("main")
      .getByRole("link", { name: /^Benachrichtigungen \d+$/ })
      .first();
    const { width, height } = (await row.boundingBox())!;
    expect(width).toBeGreaterThan(150);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  // An address always has its name above it.
  await page.goto(`${shop}/de-de/account/settings`);
  const tile = page.locator("main section, main article").filter({
    has: page.getByRole("heading", { name: t("settings", "billing.title") }),
  });
  await expect(tile.locator("address > div")).not.toHaveCount(0);
  const name = await page.locator("main dd").first().innerText();
  await expect(tile.locator("address > div").first()).toContainText(name.split(" ").at(-1)!);
});

test("an order's amounts stay within their card, however long the word for the total", async ({ page, shop }) => {
  await openAs(page, `${shop}/de-de/account/orders`, { email: "fid@vitrine.test", js: true });
  await page.goto(shop + (await page.locator("main a[href*='/orders/']").first().getAttribute("href")));
  await page.setViewportSize({ width: 1280, height: 900 });
  const beyond = await page.locator("main section dl").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { right } = list.parentElement!.getBoundingClientRect();
      const inner = right - parseFloat(getComputedStyle(list.parentElement!).paddingRight);
      const amounts = [...list.querySelectorAll("dd")];
      return amounts.filter((each) => each.getBoundingClientRect().right > inner + 1).map((each) => each.textContent);
    }),
  );
  expect(beyond).toEqual([]);
});

test("an order's amounts stay in view beside the last of its many articles", async ({ page, shop }) => {
  await openAs(page, `${shop}/de-de/account/orders`, { email: "fid@vitrine.test", js: true });
  await page.goto(shop + (await page.locator("main a[href*='/orders/']").first().getAttribute("href")));
  await settled(page, true);
  const article = page.locator("main section li").first();
  await article.evaluate((line) => {
    for (let copy = 0; copy < 20; copy += 1) line.after(line.cloneNode(true));
  });
  await page.locator("main section li").nth(20).scrollIntoViewIfNeeded();
  await expect(page.locator("main section dl").first().locator("dd").last()).toBeInViewport({ ratio: 1 });
});

test("in print no grid holds an order's articles: where a sheet ends, its parts would lie over each other", async ({
  page,
  shop,
}) => {
  await openAs(page, `${shop}/de-de/account/orders`, { email: "fid@vitrine.test", js: true });
  await page.goto(shop + (await page.locator("main a[href*='/orders/']").first().getAttribute("href")));
  await page.emulateMedia({ media: "print" });
  const around = page.locator("main section:has(li)").first();
  const held = around.locator("xpath=..").or(around).or(around.locator("li").first().locator("xpath=.."));
  await expect(held).toHaveCount(3);
  const displays = await held.evaluateAll((elements) => elements.map((each) => getComputedStyle(each).display));
  expect(displays).toEqual(["block", "block", "block"]);
});

test("an order of two articles is printed on one sheet", async ({ page, shop }) => {
  await openAs(page, `${shop}/de-de/account/orders`, { email: "fid@vitrine.test", js: true });
  const links = page.locator("main a[href*='/orders/']");
  const addresses = await links.evaluateAll((found) => found.map((each) => (each as HTMLAnchorElement).href));
  for (const address of new Set(addresses)) {
    await page.goto(address);
    if ((await page.locator("main section li img").count()) === 2) break;
  }
  await expect(page.locator("main section li img")).toHaveCount(2);
  await settled(page, true);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test("words of the black loyalty card are dark in print, where browsers leave grounds out", async ({ page, shop }) => {
  await openAs(page, `${shop}/fr-fr/account/loyalty`, { email: "fid@vitrine.test", js: true });
  const words = page.locator("main").getByRole("img").locator("xpath=ancestor::section[1]").locator("h2, dd, p");
  await expect(words.first()).toHaveCSS("color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  const lightest = await words.evaluateAll((elements) => elements.map((each) => getComputedStyle(each).color));
  for (const color of lightest) expect(["rgb(17, 17, 17)", "rgb(86, 81, 75)"]).toContain(color);
});

test("steps, order and form of the checkout end where each other ends, and dates of instalments have room", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await fillCart(page, shop, "fr-fr");
  await openAs(page, `${shop}/fr-fr/checkout/billing`, { email: "fid@vitrine.test", js: true });
  const edges = await page.evaluate(() => {
    const button = document.querySelector("main form button[type='submit']:not([name])")!;
    const steps = document.querySelector("main ol")!;
    return [steps, button].map((each) => Math.round(each.getBoundingClientRect().right));
  });
  expect(edges[0]).toBe(edges[1]);

  // On a phone the dates of instalments fit into their column.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/fr-fr/checkout/payment`);
  await page.locator("input[name='method'][value='alma-3x']").check({ force: true });
  const dates = page.locator("main form li:has(> strong):visible");
  await expect(dates).toHaveCount(3);
  expect((await dates.evaluateAll(wordsByLines)).filter(([, lines]) => lines !== 1)).toEqual([]);
});

/** Each word with the number of lines it occupies. */
function wordsByLines(elements: Element[]): [string, number][] {
  return elements
    .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
    .flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }): [string, number] => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [word, range.getClientRects().length];
      }),
    );
}

test("on a phone a text button on its own line has the height of a target", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, `${shop}/de-de/account/wishlist`, { email: "fid@vitrine.test", js: true });
  const remove = page.locator("main button.text-link").first();
  expect((await remove.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("on a phone titles of pages without a way back above them begin at one height", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, shop, "fr-fr");
  const starts: number[] = [];
  for (const path of ["cart", "wishlist", "search", "search?query=robe", "unsubscribe"]) {
    await page.goto(`${shop}/fr-fr/${path}`);
    const title = (await page.locator("main h1").boundingBox())!;
    starts.push(title.y - (await page.locator("main").boundingBox())!.y);
  }
  expect(starts).toEqual(starts.map(() => 24));
});

test("a long name breaks instead of widening a page", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, shop, "fr-fr");
  await openAs(page, `${shop}/fr-fr/account/settings/delivery-addresses`, { email: "fid@vitrine.test", js: true });
  for (const path of ["account/settings/delivery-addresses", "checkout/delivery"]) {
    if (!page.url().endsWith(path)) await page.goto(`${shop}/fr-fr/${path}`);
    // A text changed before hydration would not be the server's.
    await settled(page, true);
    const name = page.locator("main").getByText("Camille Lefèvre").first();
    const width = await name.evaluate((element) => {
      element.firstChild!.textContent = "Wolfeschlegelstein".repeat(4);
      return document.documentElement.scrollWidth;
    });
    expect(width, path).toBe(390);
  }
});

test("at 320 px no word of a display title is broken", async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ["de-de/x--lp3004", "de-de", "pl-pl/x--lp3004", "it-it/x--lp3004"]) {
    await page.goto(`${shop}/${path}`);
    const broken = (await page.locator("main h1").evaluateAll(wordsByLines)).filter(([, lines]) => lines !== 1);
    expect(broken, path).toEqual([]);
  }
});

test("the hyphen of a display title is drawn", async ({ page, shop }) => {
  await page.goto(`${shop}/de-de/x--lbp5001`);
  await settled(page, true);
  const title = page.locator("main h1");
  await expect(title).toHaveText("Das November-Lookbook");
  const clip = await title.evaluate((heading) => {
    const hyphen = document.createRange();
    const at = heading.textContent.indexOf("-");
    hyphen.setStart(heading.firstChild!, at);
    hyphen.setEnd(heading.firstChild!, at + 1);
    const { x, y, width, height } = hyphen.getBoundingClientRect();
    // Beside the hyphen, letters reach into its box.
    return { x: x + width / 4, y, width: width / 2, height };
  });
  const picture = (await page.screenshot({ clip })).toString("base64");
  const shades = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const reds = data.filter((_value, index) => index % 4 === 0);
    return { darkest: Math.min(...reds), lightest: Math.max(...reds) };
  }, picture);
  expect(shades.lightest - shades.darkest).toBeGreaterThan(90);
});

test("no page of a home scrolls sideways at 320 px", async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const prefix of ["de-de", "fr-fr", "pl-pl"]) {
    await page.goto(`${shop}/${prefix}`);
    await settled(page, true);
    expect([prefix, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([prefix, 320]);
  }
});

test("on a phone what can be done with a line of the cart is as high as a finger", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, shop, "fr-fr");
  await page.goto(`${shop}/fr-fr/cart`);
  await settled(page, true);
  const tools = page.locator("main li form button.text-link");
  await expect(tools).toHaveCount(2);
  for (const tool of await tools.all()) expect((await tool.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("beside a long order the total of the checkout stays in the window", async ({ page, shop }) => {
  await fillCart(page, shop, "fr-fr");
  await openAs(page, `${shop}/fr-fr/checkout/delivery`, { email: "fid@vitrine.test", js: true });
  const summary = page.locator("main aside");
  // Other tests may have put something into this customer's cart.
  await summary
    .locator("li")
    .first()
    .evaluate((line) => {
      for (let copy = 0; copy < 20; copy += 1) line.after(line.cloneNode(true));
    });
  expect((await summary.boundingBox())!.height).toBeGreaterThan(1500);
  await expect(summary.locator("dl > div").last()).toBeInViewport({ ratio: 1 });
});

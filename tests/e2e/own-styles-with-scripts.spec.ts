import { expect, holdBack, test } from "../support/browser";

const prefix = "en";

/** Position and colours of all elements on the page. */
function drawn(): string[] {
  const parts = [...document.body.querySelectorAll("*")].filter(
    (part) => !part.closest("script, style, noscript, link, svg"),
  );
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const drawnParts = parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const { color, backgroundColor, borderTopColor, visibility, opacity } = getComputedStyle(part);
    const place = [x, y + scrollY, width, height].map((each) => Math.round(each * 4) / 4);
    return [part.tagName, part.className, ...place, color, backgroundColor, borderTopColor, visibility, opacity].join(
      " ",
    );
  });
  return [`${scrollPaddingTop} ${scrollPaddingBottom}`, ...drawnParts];
}

const KEPT_PAGES = {
  home: "",
  listing: "/all--plw10100",
  product: null,
  lookbook: null,
  stores: "/stores",
};

for (const [name, address] of Object.entries(KEPT_PAGES)) {
  test(`${name} looks by its own styles as by all of them`, async ({ page, shop }) => {
    const home = await (await fetch(`${shop}/${prefix}`)).text();
    const link = name === "product" ? /href="(\/en\/[^"]+--p\d+)"/ : /href="(\/en\/[^"]+--lbp\w+)"/;
    const path = address === null ? link.exec(home)![1]! : `/${prefix}${address}`;
    // Scripts and fonts would change the page at random times.
    await holdBack(page, /\.(js|woff2)$/);
    const sheets: string[] = [];
    page.on("request", (request) => void (request.url().endsWith(".css") && sheets.push(request.url())));
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const giveSheets = await holdBack(page, /\.css$/);
      await page.goto(shop + path, { waitUntil: "domcontentloaded" });
      const before = await page.evaluate(drawn);
      expect(before.length).toBeGreaterThan(100);
      await expect(page.locator("style[data-stand-in]")).toHaveCount(1);
      // A root whose style depends on the end of the page has the browser style all of the page anew.
      expect(await page.locator("style[data-stand-in]").textContent()).not.toMatch(/:root:has\(\.[\w-]+\)/);
      giveSheets();
      await page.waitForLoadState("load");
      await expect(page.locator("link[media='print']")).toHaveCount(0);
      await expect(page.locator("style[data-stand-in]")).toHaveCount(0);
      expect(before).toEqual(await page.evaluate(drawn));
      await page.evaluate(() => sessionStorage.clear());
      await page.unroute(/\.css$/);
    }
    expect(new Set(sheets).size).toBe(2);
  });
}

/** The typeface of the page's title, of its first card's name, and of the footer. */
function typefaces(): string[] {
  return ["h1", "[data-content] a", "footer"].map(
    (part) => getComputedStyle(document.querySelector(part)!).fontFamily.split(",")[0]!,
  );
}

const OWN = ['"Bodoni Moda"', '"Instrument Sans"', '"Instrument Sans"'];
const FALLBACKS = ['"Bodoni Fallback"', '"Instrument Fallback"', '"Instrument Fallback"'];

test("the shop's typefaces are used once they are there, on the tab's next page from the start", async ({
  page,
  shop,
}) => {
  const giveFonts = await holdBack(page, /\.woff2$/);
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await expect(page.locator("link[media='print']")).toHaveCount(0);
  expect(await page.evaluate(typefaces)).toEqual(FALLBACKS);
  giveFonts();
  await expect(page.locator("html")).not.toHaveAttribute("data-fallback-type");
  expect(await page.evaluate(typefaces)).toEqual(OWN);
  // All 48 cards had them before the rest of the page.
  await expect(page.locator("[data-content] > :not([data-own-type])")).toHaveCount(0);

  await holdBack(page, /\.js$/);
  await page.goto(`${shop}/${prefix}`, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html")).not.toHaveAttribute("data-fallback-type");
});

test("a page whose fonts are gone keeps its text", async ({ page, shop }) => {
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${shop}/${prefix}/all--plw10100`);
  await expect(page.locator("html")).not.toHaveAttribute("data-fallback-type");
  await expect(page.locator("h1")).toBeVisible();
});

import type { Locator } from "@playwright/test";
import { expect, settled, test, words } from "../support/browser";
import { openAs, openCart, pickSize } from "../support/shopper";

/** Windows High Contrast removes all grounds, shadows and gradients of the shop. */

test.use({ contextOptions: { forcedColors: "active" } });

const styleOf = (found: Locator, name: string, of?: string): Promise<string> =>
  found.evaluate((element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property), [
    name,
    of,
  ] as const);

test("a size that is chosen and the colour that is shown look so", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/x--p100001`);
  await settled(page, true);
  await pickSize(page);
  const chosen = page.locator("#sizes input:checked + span");
  const other = page.locator("#sizes input:not(:checked) + span").first();
  // The system's colours for a selection.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", "<i id='system' style='background:Highlight'></i>");
  });
  const highlight = await styleOf(page.locator("#system"), "background-color");
  expect(await styleOf(chosen, "background-color")).toBe(highlight);
  expect(await styleOf(other, "background-color")).not.toBe(highlight);

  const [current, ...others] = [
    page.locator("main a[aria-current][aria-label]"),
    page.locator("main li a[aria-label]:not([aria-current])[href*='--p']").first(),
  ];
  const line = (of: Locator) => styleOf(of, "border-bottom-color");
  expect(await line(current)).not.toBe(await line(others[0]));
});

test("a box that is ticked and the dots of colours in the filters can be told", async ({ page, shop }) => {
  await page.goto(`${shop}/fr-fr/x--plw10100?color=black`);
  await settled(page, true);
  const swatch = page.locator("#filters label span[style*='--swatch']").nth(1);
  const hex = await swatch.evaluate((element) => element.style.getPropertyValue("--swatch"));
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  expect(await styleOf(swatch, "background-color")).toBe(`rgb(${red}, ${green}, ${blue})`);
  const boxes = page.locator("#filters input[name='availability'], #filters input[name='color']");
  const box = boxes.first();
  await box.evaluate((element: HTMLInputElement) => (element.checked = true));
  expect(await styleOf(box, "background-color")).not.toBe(await styleOf(boxes.last(), "background-color"));
});

test("the plus that opens a product's sizes and the stars of a rating stay drawn", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/fr-fr/search?query=robe`);
  await settled(page, true);
  const plus = page.locator("main article button[popovertarget]").first();
  await expect(plus).toBeVisible();
  const stars = page.locator("main article [style*='--share']").first();
  for (const drawn of [plus, stars]) expect(await styleOf(drawn, "background-image")).toContain("linear-gradient");
  expect(await styleOf(page.locator("main select").first(), "appearance")).toBe("auto");
});

test("a layer over the page has an edge", async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop}/fr-fr/aide`);
  await settled(page, true);
  for (const layer of ["mobile-menu", "countries"]) {
    const button = page.locator(`button[popovertarget='${layer}']`).filter({ visible: true }).first();
    await button.click();
    await expect(page.locator(`#${layer}`)).toBeVisible();
    expect([layer, await styleOf(page.locator(`#${layer}`), "border-top-style")]).toEqual([layer, "solid"]);
    await page.keyboard.press("Escape");
    await expect(page.locator(`#${layer}`)).toBeHidden();
  }
});

test("a badge whose ground is its only edge has a line around it", async ({ page, shop }) => {
  await openAs(page, `${shop}/fr-fr/account/loyalty`, { email: "fid@vitrine.test", js: true });
  const badge = page.getByText(words("fr-fr")("loyalty", "buys.ready"), { exact: true }).first();
  expect(await styleOf(badge, "outline-style")).toBe("solid");
});

test("a line's quantity keeps the arrow of a list", async ({ page, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  const quantity = page.locator("main select[name='quantity']");
  expect(await styleOf(quantity, "appearance")).toBe("auto");
});

test("the bar that says how much is missing for free delivery stays drawn", async ({ page, shop }) => {
  await openCart(page, shop, "fr-fr", true);
  const bar = page.locator("main progress");
  await expect(bar).toBeVisible();
  expect(await styleOf(bar, "border-top-style")).toBe("solid");
  // Grounds of the bar's parts are kept, in the system's colours.
  expect(await styleOf(bar, "forced-color-adjust")).toBe("none");
  expect(await styleOf(bar, "--accent")).toBe("Highlight");
});

test.describe("for who asks for more contrast", () => {
  test.use({ contextOptions: { contrast: "more" } });

  test("captions are as dark as the text, and hairlines as the borders of controls", async ({ page, shop }) => {
    await page.goto(`${shop}/fr-fr/x--p100001`);
    await settled(page, true);
    const ink = await styleOf(page.locator("h1"), "color");
    const caption = page.locator("main nav a").first();
    expect(await styleOf(caption, "color")).toBe(ink);
    const control = await styleOf(page.locator("#sizes input + span").first(), "border-top-color");
    expect(control).toBe(ink);
    const hairline = await styleOf(page.locator("header").first(), "border-bottom-color");
    expect(hairline).toBe("rgb(135, 129, 122)");
  });
});

test.describe("without them", () => {
  test.use({ contextOptions: {} });

  test("a browser that darkens pages leaves what lies on a product's picture as drawn", async ({ page, shop }) => {
    await page.goto(`${shop}/fr-fr/all--plw10100`);
    const card = page.locator("main article").first();
    for (const part of [card.locator("[popovertarget]").first(), card.locator("form[data-wish] button").first()])
      expect(await styleOf(part, "color-scheme")).toBe("light only");
  });
});

test.describe("for who prefers dark pages", () => {
  test.use({ contextOptions: {}, colorScheme: "dark" });

  test("stars are not as dark as the ground that a browser makes of a light one", async ({ page, shop }) => {
    await page.goto(`${shop}/fr-fr/x--p100001`);
    const stars = page.locator("main [style*='--share']").first();
    expect(await styleOf(stars, "background-image")).toContain("rgb(135, 129, 122)");
  });
});

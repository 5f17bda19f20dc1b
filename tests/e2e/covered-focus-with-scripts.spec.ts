import { expect, settled, test, words } from "../support/browser";
import { hiddenFocuses } from "../support/hidden-focus";

/** What has the focus is seen: no bar, banner or question lies over it. */

const PHONE = { width: 390, height: 844 };

test.describe("the question about cookies", () => {
  test("hides nothing that has the focus, and gives it to the page when it is answered", async ({ page, shop, js }) => {
    await page.setViewportSize(PHONE);
    await page.context().clearCookies();
    await page.goto(`${shop}/fr-fr/x--p100001`);
    await settled(page, js);
    const banner = page.locator("[data-consent]");
    await expect(banner).toBeVisible();
    expect(await hiddenFocuses(page, 60)).toEqual([]);
    await page.getByRole("button", { name: words("fr-fr")("consent", "refuse") }).press("Enter");
    await expect(banner).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: words("fr-fr")("consent", "saved") })).toHaveCount(1);
  });
});

test("a page at 400 % hides nothing that has the focus behind its questions and bars", async ({ page, shop, js }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.context().clearCookies();
  await page.goto(`${shop}/fr-fr/x--p100001`);
  await settled(page, js);
  await expect(page.locator("[data-consent]")).toBeAttached();
  expect(await hiddenFocuses(page, 60)).toEqual([]);
});

test("a list of products hides nothing that has the focus behind its bar", async ({ page, shop, js }) => {
  // At this height, centring the focused card would cut off the one above.
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto(`${shop}/de-de/alle--plw10100`);
  await settled(page, js);
  await page.locator("main article h2 a").first().focus();
  expect(await hiddenFocuses(page, 60)).toEqual([]);
});

test("the question about cookies hides none of the filters beside a list", async ({ page, shop, js }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.context().clearCookies({ name: "privacy" });
    await page.goto(`${shop}/fr-fr/x--plw10100`);
    await settled(page, js);
    await expect(page.locator("[data-consent]")).toBeVisible();
    await page.locator("main select[name='sort']").focus();
    expect([width, await hiddenFocuses(page, 45)]).toEqual([width, []]);
  }
});

test("the ring around a focused entry of the menu lies in the header's bar", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr/aide`);
  await settled(page, js);
  const entry = page.locator("header nav a[href*='--pl']").filter({ visible: true }).first();
  const place = await entry.boundingBox();
  await page.keyboard.press("Tab");
  await entry.focus();
  const [ring, bar] = await entry.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { top, bottom } = element.getBoundingClientRect();
    return [{ top: top - beyond, bottom: bottom + beyond }, element.closest("header")!.getBoundingClientRect()];
  });
  expect(ring.top).toBeGreaterThanOrEqual(bar.top);
  expect(ring.bottom).toBeLessThanOrEqual(bar.bottom);
  // The word itself does not move.
  const focused = await entry.boundingBox();
  const middle = (box: typeof place) => box!.y + box!.height / 2;
  expect(middle(focused)).toBeCloseTo(middle(place), 0);
});

test("the ring around a size on a card leaves the words above it free", async ({ page, shop, js }) => {
  await page.goto(`${shop}/fr-fr/x--plw10100`);
  await settled(page, js);
  await page.locator("main article h2 a").first().focus();
  const size = page.locator("main article button[name='sku']").first();
  await expect(size).toBeVisible();
  await size.focus();
  const [ring, label] = await size.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const words = element.closest("form")!.querySelector("p")!;
    return [element.getBoundingClientRect().top - beyond, words.getBoundingClientRect().bottom];
  });
  expect(ring).toBeGreaterThanOrEqual(label);
});

test.describe("the question about the country", () => {
  test.use({ locale: "de-DE" });

  for (const [device, viewport] of [
    ["a phone", PHONE],
    ["a phone held across", { width: 844, height: 390 }],
    ["a desk", { width: 1440, height: 700 }],
    ["a desk, above the question about cookies", { width: 1280, height: 720 }],
  ] as const) {
    test(`hides nothing that has the focus on ${device}`, async ({ page, shop, js }) => {
      await page.setViewportSize(viewport);
      await page.context().clearCookies(device.includes("cookies") ? {} : { name: /^stay-/ });
      for (const address of ["/fr-fr/aide", "/fr-fr/x--p100001"]) {
        await page.goto(shop + address);
        await settled(page, js);
        const popin = page.locator("[data-site-proposal]");
        await expect(popin).toBeVisible();
        expect([address, await hiddenFocuses(page, 150)]).toEqual([address, []]);
      }
    });
  }

  for (const [how, key] of [
    ["its button", "Enter"],
    ["Escape", "Escape"],
  ] as const) {
    test(`gives the focus to the page when it is closed with ${how}`, async ({ page, shop, js }) => {
      await page.context().clearCookies({ name: /^stay-/ });
      await page.goto(`${shop}/fr-fr/aide`);
      await settled(page, js);
      const popin = page.locator("[data-site-proposal]");
      await popin.getByRole("button").first().press(key);
      await expect(popin).toHaveCount(0);
      await expect(page.locator("main")).toBeFocused();
      expect((await page.context().cookies()).map(({ name }) => name)).toContain("stay-fr-fr");
    });
  }
});

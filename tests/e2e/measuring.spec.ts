import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, words } from "../support/browser";
import { addToCart, openListing } from "../support/shopper";

/** Cookies, and what is measured with and without consent. */

const t = words("fr-fr");

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const privacyOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "privacy")?.value ?? null;

test("the question about cookies covers nothing for good, moves nothing and is answered by one press [TRK-07]", async ({
  page,
  shop,
  js,
}) => {
  await page.context().clearCookies({ name: "privacy" });
  await page.goto(`${shop}/fr-fr`);
  await settled(page, js);
  const banner = page.getByRole("region", { name: t("consent", "title") });
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, js);
  const ways = banner.locator("form > *");
  const sizes = await ways.evaluateAll((all) => all.map((way) => [way.clientWidth, way.clientHeight].join()));
  expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);

  // At the end of the page it stands below the last line.
  const last = page.locator("footer").getByRole("link", { name: t("consent", "manage") });
  await last.scrollIntoViewIfNeeded();
  const [foot, bar] = [await last.boundingBox(), await banner.boundingBox()];
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(bar!.y);

  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" })).catch(() => undefined);
  const before = await page.locator("h1").boundingBox();
  // By its place: Playwright would scroll to what is stuck to the edge.
  const refuse = (await banner.getByRole("button", { name: t("consent", "refuse") }).boundingBox())!;
  await page.mouse.click(refuse.x + refuse.width / 2, refuse.y + refuse.height / 2);
  await expect(banner).toBeHidden();
  expect(await page.locator("h1").boundingBox()).toEqual(before);
  expect(await privacyOf(page)).toBe("0");

  // Changed in the same way as it was given, and taken back as well.
  await last.click();
  await page.waitForURL(/\/cookies$/);
  await settled(page, js);
  await expectAccessible(page, js);
  await page.getByRole("checkbox", { name: t("consent", "level.tests") }).check();
  await page.getByRole("button", { name: t("consent", "save") }).click();
  await expect(page.getByText(t("consent", "saved"))).toBeVisible();
  expect(await privacyOf(page)).toBe("0,2");
  if (js) await expect.poll(() => cookieNames(page)).toContain("ab-vitrine-fr-local");
  await page.getByRole("button", { name: t("consent", "refuse") }).click();
  await expect(page.getByRole("checkbox", { name: t("consent", "level.tests") })).not.toBeChecked();
  expect(await privacyOf(page)).toBe("0");
  expect(await cookieNames(page)).not.toContain("ab-vitrine-fr-local");
});

test("with everything refused nothing is asked of others, nothing measured in the browser, no cookie but the shop's own set [TRK-03]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const elsewhere = new Set<string>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === shop || url.href.startsWith(`${sandbox}/images/`) || url.protocol === "data:";
    if (!isOwn || /\/collect$|\/measure-|\/vitals-/.test(url.pathname)) elsewhere.add(url.href);
  });
  await openListing(page, shop, "fr-fr", js);
  await addToCart(page, shop, "fr-fr", js);
  await page.goto(`${shop}/fr-fr/search?query=robe`);
  await settled(page, js);
  // As long as the A/B script would wait.
  await page.goto(`${shop}/fr-fr/aide`);
  await settled(page, js);
  expect([...elsewhere]).toEqual([]);
  expect((await cookieNames(page)).filter((name) => !/^(vitrine-|stay-|locale$|privacy$)/.test(name))).toEqual([]);
});

interface Told {
  id?: string;
  source: string;
  type: string;
  prefix: string;
  context: string;
  change?: string;
}

test("with everything accepted each event of a journey is told of once [TRK-01, TRK-03, BEY-10]", async ({
  page,
  shop,
  sandbox,
  js,
}) => {
  const context = page.context();
  await context.addCookies([{ name: "privacy", value: "0,1,2", url: shop }]);
  // Nobody else agrees on this site.
  const prefix = js ? "it-it" : "es-es";
  const told = async () =>
    ((await (await fetch(`${sandbox}/__sandbox/events`)).json()) as Told[]).filter(
      (event) => event.source === "browser" && event.prefix === prefix,
    );
  const { length } = await told();
  const words = async () =>
    (await told())
      .slice(length)
      .filter(({ type }) => type !== "vital")
      .map(({ type, context: where, change = "" }) => `${type} ${where} ${change}`.trim());
  const expected: string[] = [];
  const expectTold = async (...events: string[]) => {
    expected.push(...(js ? events : []));
    await expect.poll(words).toEqual(expected);
  };

  await page.goto(`${shop}/${prefix}`);
  await settled(page, js);
  await expectTold("view home");
  await page.locator("main a[href*='--plw']").first().click();
  await page.waitForURL(/--plw/);
  await settled(page, js);
  await expectTold("view category", "list category");
  await page.locator("main a[href*='--p1']").first().click();
  await page.waitForURL(/--p1/);
  await settled(page, js);
  await expectTold("view product", "product product");
  await page.goBack();
  await page.waitForURL(/--plw/);
  await expectTold("view category", "list category");
  await page.goForward();
  await page.waitForURL(/--p1/);
  await expectTold("view product", "product product");

  await addToCart(page, shop, prefix, js);
  await expect.poll(async () => (await words()).filter((each) => each === "cart product add")).toHaveLength(js ? 1 : 0);
  await expect.poll(async () => (await words()).filter((each) => each === "view cart")).toHaveLength(js ? 1 : 0);
  const settledWords = await words();
  expect(settledWords.slice(expected.length).sort()).toEqual(
    js ? ["cart product add", "product product", "view cart", "view mini-cart", "view product"] : [],
  );

  // Another tab sees the same cart, and this one again: it has changed once.
  const since = async () => (await words()).slice(settledWords.length).sort();
  const other = await context.newPage();
  await other.goto(`${shop}/${prefix}/cart`);
  await expect.poll(since).toEqual(js ? ["view cart"] : []);
  await page.reload();
  await expect.poll(since).toEqual(js ? ["view cart", "view cart"] : []);
  await other.goto(`${shop}/${prefix}/search?query=cappotto`);
  await settled(other, js);
  await expect.poll(since).toEqual(js ? ["list search", "search search", "view cart", "view cart", "view search"] : []);
  const ids = (await told()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  if (js) expect((await told()).some(({ type }) => type === "vital")).toBe(true);
});

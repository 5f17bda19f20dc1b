import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { type Messages, translate } from "~/i18n/translate";
import { PRIVACY_COOKIE } from "#models/consent";
import { type Prefix, PREFIXES } from "#models/locale";
import type { Key, Namespace } from "~/i18n/namespaces";

export { expect };

/**
 * Console lines that tell of an answer the test itself asked for, a form that was refused, and what Remix says of an
 * answer whose navigation gave way to the next one while it was read.
 */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d|^AbortError: signal is aborted/;

interface Fixtures {
  /** False in the project without JavaScript. */
  js: boolean;
  /** Which funnel the sites have; those with the older one, `order`, have a shop and a sandbox of their own. */
  funnel: "checkout" | "order";
  shop: string;
  sandbox: string;
  /** Console lines that this file's tests are about. */
  expectedErrors: RegExp | null;
  /** Fails the test on an unexpected console error, an uncaught exception, a 5xx of the shop or a missing picture. */
  watch: void;
}

export const test = base.extend<Fixtures>({
  js: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  funnel: ["checkout", { option: true }],
  shop: async ({ funnel }, use) => use(process.env[funnel === "order" ? "OLDER_SHOP_URL" : "SHOP_URL"] ?? ""),
  sandbox: async ({ funnel }, use) => use(process.env[funnel === "order" ? "OLDER_SANDBOX_URL" : "SANDBOX_URL"] ?? ""),
  expectedErrors: [null, { option: true }],
  watch: [
    async ({ context, shop, sandbox, expectedErrors }, use) => {
      // Whoever has said that they stay, and what they think of cookies, is not asked again: journeys are about something else.
      await context.addCookies([
        ...Object.keys(PREFIXES).map((prefix) => ({ name: `stay-${prefix}`, value: "1", url: shop })),
        { name: PRIVACY_COOKIE, value: "0", url: shop },
      ]);
      const wrong: string[] = [];
      context.on("console", (message) => {
        // The provider's and the bank's pages are not the shop's.
        const isOurs = message.page()?.url().startsWith(shop) ?? true;
        const isExpected = EXPECTED.test(message.text()) || expectedErrors?.test(message.text());
        if (isOurs && message.type() === "error" && !isExpected) wrong.push(message.text());
      });
      // A navigation that gives way to the next one ends so (entry.client): nothing went wrong.
      context.on("weberror", (error) => {
        if (error.error().name !== "AbortError") wrong.push(String(error.error()));
      });
      context.on("response", (response) => {
        const isWrong =
          (response.status() >= 500 && response.url().startsWith(shop)) ||
          (response.status() >= 400 && response.url().startsWith(`${sandbox}/images/`));
        if (isWrong) wrong.push(`${response.status()} ${response.url()}`);
      });
      await use();
      expect(wrong, "errors nobody expected").toEqual([]);
    },
    { auto: true },
  ],
});

/** Text of the shop in a prefix's language: `words("fr-fr")("cart", "title")`. */
export function words(prefix: Prefix) {
  const { language, locale } = PREFIXES[prefix];
  // Read, not imported: Node asks for an import attribute that the shop's bundler does not know.
  const messagesOf = (namespace: Namespace) =>
    JSON.parse(readFileSync(`app/i18n/messages/${language}/${namespace}.json`, "utf8")) as Messages;
  return <N extends Namespace>(namespace: N, key: Key<N>, values?: Record<string, string | number>): string =>
    translate(messagesOf(namespace), locale, key, values);
}

const AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PHONE = { width: 390, height: 844 };

/** As it is sent to pages: half the size of what the package exports, which takes a page twice as long to read. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Header and footer are the same on each page of a test: they are looked at once, and with a layer of theirs that is open. */
const SHELL = ["header", "footer"].map((part) => `${part}:not(main *):not(:has(:popover-open))`);
const shellSeen = new WeakSet<Page>();

/**
 * axe finds nothing on the page, of whatever severity (WCAG 2.2 AA and best practice), on a desk and on a phone. axe is
 * a script: without JavaScript it cannot run, and the document it would see is the same.
 */
export async function expectAccessible(page: Page, js: boolean, on?: "phone"): Promise<void> {
  if (!js) return;
  const without = shellSeen.has(page) ? SHELL : [];
  shellSeen.add(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const desk = page.viewportSize() ?? PHONE;
  const place = await page.evaluate(() => scrollY);
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  for (const size of on === "phone" ? [PHONE] : [desk, PHONE]) {
    await page.setViewportSize(size);
    // What a sticky bar happens to cover half would count as too small to press.
    await scroll(0);
    const found = await page.evaluate(violations, { runOnly: AXE_RULES, without });
    expect(found, `accessibility of ${page.url()} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(desk);
  await scroll(place);
}

/** Runs in the page. Called as it is, not by axe's own driver, which takes four times as long for pages without frames. */
async function violations({ runOnly, without }: { runOnly: string[]; without: string[] }): Promise<string[]> {
  const { axe: own } = window as unknown as { axe: typeof axe };
  // What is coming in is half transparent, and would count as too faint to read. What is halted or lasts is not waited for.
  const comesIn = ({ effect, playState, currentTime }: Animation): boolean =>
    playState === "running" && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 2000;
  const coming = document.getAnimations().filter(comesIn);
  await Promise.allSettled(coming.map(({ finished }) => finished));
  // Later entries of a list are made like its first ones. Styles need not be fetched again for the rules that run.
  const context = { include: [["html"]], exclude: ["main li:nth-child(n+13)", ...without].map((part) => [part]) };
  // Contrast takes as long as all else, and colours are the same in every language: it is measured in one of them.
  const rules = { "color-contrast": { enabled: document.documentElement.lang.startsWith("fr") } };
  const found = await own.run(context, { runOnly, rules, resultTypes: ["violations"], preload: false });
  return found.violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** The page is hydrated, where it has scripts: before that a click is the browser's own and just as good, but slower. */
export async function settled(page: Page, js: boolean): Promise<void> {
  await page.waitForLoadState("load");
  if (js)
    await page.waitForFunction(
      () => Object.keys(document.documentElement).some((key) => key.startsWith("__react")) || "__remixRouter" in window,
    );
}

/** Has what is asked for wait, as on a slow line, until the answer is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    // A page that was left meanwhile has no use for it.
    await route.continue().catch(() => {});
  });
  return release;
}

/** The focus is on the row of an undo, whose time runs; with it on the button the banner waits. */
export async function reachUndo(page: Page, undo: Locator): Promise<void> {
  await expect(undo.locator("xpath=ancestor::li[1]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
}

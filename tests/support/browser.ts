import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { type Messages, translate } from "#app/i18n/translate.ts";
import { PRIVACY_COOKIE } from "#models/consent.ts";
import { type Prefix, PREFIXES } from "#models/locale.ts";
import type { Key, Namespace } from "#app/i18n/namespaces.ts";

export { expect };

/**
 * Console lines to ignore: a status that the test asked for, a refused form, and Remix's message about a response whose
 * navigation was superseded while it was read.
 */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d|^AbortError: signal is aborted/;

interface Fixtures {
  /** False in the project without JavaScript. */
  js: boolean;
  /** The funnel of the sites; those with the older one, `order`, have their own shop and sandbox. */
  funnel: "checkout" | "order";
  shop: string;
  sandbox: string;
  /** Console lines that are the subject of this file's tests. */
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
      // Answer the questions about country and cookies in advance: journeys are about something else.
      await context.addCookies([
        ...Object.keys(PREFIXES).map((prefix) => ({ name: `stay-${prefix}`, value: "1", url: shop })),
        { name: PRIVACY_COOKIE, value: "0", url: shop },
      ]);
      const wrong: string[] = [];
      context.on("console", (message) => {
        // Ignore pages of the provider and the bank.
        const isOurs = message.page()?.url().startsWith(shop) ?? true;
        const isExpected = EXPECTED.test(message.text()) || expectedErrors?.test(message.text());
        if (isOurs && message.type() === "error" && !isExpected) wrong.push(message.text());
      });
      // A superseded navigation ends with this error (entry.client): nothing went wrong.
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
  // Read instead of imported: Node requires an import attribute that the shop's bundler does not know.
  const messagesOf = (namespace: Namespace) =>
    JSON.parse(readFileSync(`app/i18n/messages/${language}/${namespace}.json`, "utf8")) as Messages;
  return <N extends Namespace>(namespace: N, key: Key<N>, values?: Record<string, string | number>): string =>
    translate(messagesOf(namespace), locale, key, values);
}

const AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PHONE = { width: 390, height: 844 };

/** The minified file: half the size of what the package exports, which a page takes twice as long to parse. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Header and footer are the same on each page of a test: they are checked once, and again with an open layer. */
const SHELL = ["header", "footer"].map((part) => `${part}:not(main *):not(:has(:popover-open))`);
const shellSeen = new WeakSet<Page>();

/**
 * Expects that axe finds no violation of any severity (WCAG 2.2 AA and best practice), on desktop and phone. axe is a
 * script, so it cannot run without JavaScript; the document would be the same.
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
    // A target half covered by a sticky bar would count as too small.
    await scroll(0);
    const found = await page.evaluate(violations, { runOnly: AXE_RULES, without });
    expect(found, `accessibility of ${page.url()} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(desk);
  await scroll(place);
}

/** Runs in the page. axe is called directly: its own driver takes four times as long on pages without frames. */
async function violations({ runOnly, without }: { runOnly: string[]; without: string[] }): Promise<string[]> {
  const { axe: own } = window as unknown as { axe: typeof axe };
  // An element that is fading in is half transparent and would fail the contrast rule. Paused and endless animations
  // are not waited for.
  const comesIn = ({ effect, playState, currentTime }: Animation): boolean =>
    playState === "running" && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 2000;
  const coming = document.getAnimations().filter(comesIn);
  await Promise.allSettled(coming.map(({ finished }) => finished));
  // Later entries of a list are like its first ones. The rules in use need no style sheets preloaded.
  const context = { include: [["html"]], exclude: ["main li:nth-child(n+13)", ...without].map((part) => [part]) };
  // Contrast takes as long as all other rules, and colours are the same in every language: it is checked in one.
  const rules = { "color-contrast": { enabled: document.documentElement.lang.startsWith("fr") } };
  const found = await own.run(context, { runOnly, rules, resultTypes: ["violations"], preload: false });
  return found.violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Waits until the page is hydrated, if it has scripts: earlier clicks work natively, but slower. */
export async function settled(page: Page, js: boolean): Promise<void> {
  await page.waitForLoadState("load");
  if (js)
    // The router is there two tasks before hydration begins: only React's own mark on the root says that it is done.
    await page.waitForFunction(() =>
      Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber$")),
    );
}

/** Half a second before each answer begins, which also its cookies take (Chromium). */
export async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  const conditions = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send("Network.emulateNetworkConditions", conditions);
}

/** Delays matching requests, as on a slow line, until the returned function is called. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Moves the focus to the row of an undo, whose time runs there; with the focus on the button the banner waits. */
export async function reachUndo(page: Page, undo: Locator): Promise<void> {
  await expect(undo.locator("xpath=ancestor::li[1]")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
}

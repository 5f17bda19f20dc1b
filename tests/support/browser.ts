import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Messages, translate } from "../../app/i18n/translate";
import { type Prefix, PREFIXES } from "../../app/models/locale";
import type { Namespace } from "../../app/i18n/namespaces";

export { expect };

/** Console lines that tell of an answer the test itself asked for: a form that was refused. */
const EXPECTED = /Failed to load resource: the server responded with a status of 4\d\d/;

interface Fixtures {
  /** False in the project without JavaScript. */
  js: boolean;
  shop: string;
  sandbox: string;
  /** Fails the test on an unexpected console error, an uncaught exception or a 5xx of the shop. */
  watch: void;
}

export const test = base.extend<Fixtures>({
  js: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  shop: async ({}, use) => use(process.env.SHOP_URL ?? ""),
  sandbox: async ({}, use) => use(process.env.SANDBOX_URL ?? ""),
  watch: [
    async ({ context, shop }, use) => {
      const wrong: string[] = [];
      context.on("console", (message) => {
        // The provider's and the bank's pages are not the shop's.
        const isOurs = message.page()?.url().startsWith(shop) ?? true;
        if (isOurs && message.type() === "error" && !EXPECTED.test(message.text())) wrong.push(message.text());
      });
      context.on("weberror", (error) => void wrong.push(String(error.error())));
      context.on("response", (response) => {
        if (response.status() >= 500 && response.url().startsWith(shop))
          wrong.push(`${response.status()} ${response.url()}`);
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
  return (namespace: Namespace, key: string, values?: Record<string, string | number>): string =>
    translate(messagesOf(namespace), locale, key, values);
}

/**
 * axe finds nothing on the page, of whatever severity (WCAG 2.2 AA and best practice). axe is a script: without
 * JavaScript it cannot run, and the document it would see is the same.
 */
export async function expectAccessible(page: Page, js: boolean): Promise<void> {
  if (!js) return;
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** The page is hydrated, where it has scripts: before that a click is the browser's own and just as good, but slower. */
export async function settled(page: Page, js: boolean): Promise<void> {
  await page.waitForLoadState("load");
  if (js)
    await page.waitForFunction(
      () => Object.keys(document.documentElement).some((key) => key.startsWith("__react")) || "__remixRouter" in window,
    );
}

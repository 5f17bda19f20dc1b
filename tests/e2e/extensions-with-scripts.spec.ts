import { expect, holdBack, settled, test } from "../support/browser";

/** What extensions put into a page before its scripts run (ADR 0068). An error of React on the console fails a test. */

/** Functions that run in the page before everything else. */
const EXTENSIONS: Record<string, () => void> = {
  "an element beside head and body": () =>
    addEventListener("DOMContentLoaded", () => document.documentElement.append(document.createElement("com-manager"))),
  "a bar at the top, while the page is parsed": () => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      document.body.prepend("text", document.createElement("div"));
    });
    watch.observe(document, { childList: true, subtree: true });
  },
  "styles and a mark among those of the page": () => {
    const watch = new MutationObserver(() => {
      if (!document.head) return;
      watch.disconnect();
      const mark = Object.assign(document.createElement("meta"), { name: "darkreader", content: "1" });
      document.head.prepend(document.createElement("style"), mark);
    });
    watch.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => {
      for (const sheet of document.querySelectorAll("link")) sheet.after(document.createElement("style"));
    });
  },
  "icons around fields, in buttons and in links": () =>
    addEventListener("DOMContentLoaded", () => {
      for (const field of document.querySelectorAll("input, textarea, select")) {
        field.before(document.createElement("div"));
        field.after(document.createElement("span"));
        field.setAttribute("data-filled", "");
      }
      for (const each of document.querySelectorAll("main button, main a, main p")) {
        each.prepend(document.createElement("span"));
        each.append(document.createElement("img"));
      }
    }),
};

for (const [what, add] of Object.entries(EXTENSIONS)) {
  test(`a page keeps its elements, its styles and what was typed with ${what}`, async ({ page, shop }) => {
    await page.addInitScript(add);
    const giveScripts = await holdBack(page, /\/build\/.*\.js$/);
    await page.goto(`${shop}/fr-fr/search`);
    // Each has to stay the same element.
    const parts = await page.evaluateHandle(() =>
      ["html", "main", "main input"].map((part) => document.querySelector(part)),
    );
    await page.locator("main input[name='query']").fill("robe");
    giveScripts();
    await settled(page, true);
    // A link is followed by scripts, once all of the page is hydrated.
    await page.locator("header a[href='/fr-fr/cart']").first().hover();
    await expect(page.locator("main input[name='query']")).toHaveValue("robe");
    expect(await parts.evaluate((all) => all.map((part) => part?.isConnected))).toEqual([true, true, true]);
    await expect(page.locator("body")).toHaveCSS("font-family", /Instrument Sans/);
  });
}

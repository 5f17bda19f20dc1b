import type { Page } from "@playwright/test";

/**
 * Has pages translated as browsers do: `<font>` elements take the place of every text, now and whenever one changes.
 * The "translation" puts a sign after each text.
 */
export async function translateFrom(page: Page, begin: "DOMContentLoaded" | "now"): Promise<void> {
  if (begin !== "now") {
    await page.addInitScript(translate, begin);
    return;
  }
  // What the page shows between header and footer is hydrated last.
  await page.waitForFunction(() => {
    const last = document.querySelector("main > :last-child");
    return last && Object.keys(last).some((key) => key.startsWith("__reactFiber$"));
  });
  await page.evaluate(translate, null);
  // The page has noticed once its script for translations replaces what the browser has.
  await page.waitForFunction(
    () => !/native code/.test(`${Object.getOwnPropertyDescriptor(Node.prototype, "removeChild")?.value}`),
  );
}

/** The sign after a translated text. */
export const TRANSLATED = "\u2020";

/** Runs in the page. */
function translate(event: string | null): void {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
  const left = "font, script, style, noscript, textarea, [translate='no']";
  const wrap = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
    const font = document.createElement("font");
    const inner = font.appendChild(document.createElement("font"));
    inner.textContent = `${text.data}\u2020`;
    text.replaceWith(font);
  };
  const wrapAll = (root: Node): void => {
    if (isText(root)) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const begin = () => {
    document.documentElement.lang = "ja";
    wrapAll(document.body);
    const watch = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) if (node.isConnected) wrapAll(node);
      }
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (event) addEventListener(event, begin);
  else begin();
}

import { FONT_SHEET, PAGE_SHEETS } from "~/ui/style-sheets";

/**
 * What a page can be read and used without begins when it stands there: scripts, fonts and what it does not show at once
 * would take the line and the processor from its text and its first picture (ADR 0031, 0032).
 */

/** Milliseconds after which nothing more is waited for: a picture that never comes holds back no script. */
const PATIENCE_MS = 4_000;

/** Attribute of what stands in for late sheets until they are there. */
export const STAND_IN = "data-stand-in";

/**
 * Begins what was held back: when the page is loaded, when somebody presses something, or when it takes too long. It
 * stands in the head, and gives the elements back the form that React expects of them. Sheets count once all of them are
 * there, at once where this tab has seen them before.
 */
export const STARTER_SCRIPT = `(function () {
  var presses = ["pointerdown", "keydown", "focusin"];
  var timer = setTimeout(start, ${PATIENCE_MS});
  function all(selector) {
    return Array.from(document.querySelectorAll(selector));
  }
  function memory(sheets) {
    try {
      if (sheets) sessionStorage.setItem("sheets", sheets);
      return sessionStorage.getItem("sheets");
    } catch (e) {}
  }
  function useSheets() {
    var links = all('link[media="print"]');
    var waiting = links.filter(function (link) { return !link.sheet; });
    if (waiting.length) return waiting.forEach(function (link) { link.onload = useSheets; });
    links.forEach(function (link) { link.removeAttribute("media"); });
    all("[${STAND_IN}]").forEach(function (standIn) { standIn.remove(); });
    memory("${sheetNames()}");
  }
  function start() {
    clearTimeout(timer);
    removeEventListener("load", start);
    presses.forEach(function (name) { removeEventListener(name, start, true); });
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    useSheets();
    all('link[rel="late"]').forEach(function (link) { link.rel = "modulepreload"; });
    all('script[type="late"]').forEach(function (held) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = true;
      script.text = held.text;
      held.replaceWith(script);
    });
  }
  addEventListener("load", start);
  presses.forEach(function (name) { addEventListener(name, start, true); });
  if (memory() === "${sheetNames()}") useSheets();
})();`.replace(/\n\s*/g, "");

/** What tells the sheets of one build from those of another. */
function sheetNames(): string {
  return [...PAGE_SHEETS, FONT_SHEET].map((href) => href.slice(href.lastIndexOf("-") + 1, -".css".length)).join(" ");
}

/** A link to a style sheet, as React writes it. */
export function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}"/>`;
}

/** The same, for later: browsers fetch it last, and apply it when the starter says so. */
export function lateSheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="print"/>`;
}

/** For browsers without scripts, which start nothing. */
export function withoutScripts(hrefs: readonly string[]): string {
  return `<noscript>${hrefs.map(sheetLink).join("")}</noscript>`;
}

/** The head of a page, whose type comes later. */
export function lateFonts(head: string): string {
  return head.replace(sheetLink(FONT_SHEET), lateSheetLink(FONT_SHEET)) + withoutScripts([FONT_SHEET]);
}

/**
 * The end of a page with its scripts held back.
 * @param html as React and Remix write it
 * @param more scripts that the page will ask for by itself, so that they load together with the others
 */
export function lateScripts(html: string, more: readonly string[]): string {
  const held = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replaceAll('<script type="module" async="">', '<script type="late">');
  return held + more.map((address) => `<link rel="late" href="${address}"/>`).join("");
}

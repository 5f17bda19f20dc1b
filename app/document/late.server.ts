import type { Language } from "~/models/locale";
import { FALLBACK_FONTS, fontsOf } from "~/ui/fonts";
import { FONT_SHEET, PAGE_SHEETS } from "~/ui/style-sheets";

/**
 * Scripts, fonts and styles that the first screen does not need are loaded after it: they would compete with its text and
 * its first picture for network and CPU (ADR 0031, 0032).
 */

/** Longest wait for the load event, in milliseconds: a picture that never arrives must not hold back the scripts. */
const TIMEOUT_MS = 4_000;

/** Attribute of the inline styles that apply until the late sheets are loaded. */
export const STAND_IN = "data-stand-in";

/** Media queries that do not match on screens: browsers fetch such a sheet last, and do not wait for it. */
const LATE_SHEET = "print";
const LATE_FONTS = "not all";

/**
 * Starts what was held back: when the page is loaded, at the first press, key or focus, or after `TIMEOUT_MS`. It is an
 * inline script in the head, and gives the elements the attributes that React expects during hydration.
 *
 * Sheets apply once all of them are loaded; if one fails, the inline styles stay. They apply in a task of their own,
 * since the browser computes all styles again. Fonts apply once their files are loaded too, or text would be laid out
 * twice. Both apply at once if this tab has loaded them before.
 */
export const STARTER_SCRIPT = `(function () {
  var presses = ["pointerdown", "keydown", "focusin"];
  var sheets = 'link[media="${LATE_SHEET}"]', fonts = 'link[media="${LATE_FONTS}"]', files = 'link[as="font"]';
  var timer = setTimeout(start, ${TIMEOUT_MS});
  function all(selector) {
    return Array.from(document.querySelectorAll(selector));
  }
  function memory(names) {
    try {
      if (names) sessionStorage.setItem("sheets", names);
      return sessionStorage.getItem("sheets");
    } catch (e) {}
  }
  function whenLoaded(selector, then) {
    var waiting = all(selector).filter(function (link) { return !link.sheet && !link.isLoaded; });
    waiting.forEach(function (link) {
      link.onload = link.onerror = function () {
        link.isLoaded = true;
        whenLoaded(selector, then);
      };
    });
    if (!waiting.length) then();
  }
  function useSheets() {
    var links = all(sheets);
    if (links.some(function (link) { return link.hasFailed; })) return;
    links.forEach(function (link) { link.removeAttribute("media"); });
    all("[${STAND_IN}]").forEach(function (standIn) { standIn.remove(); });
  }
  function useFonts() {
    all(fonts).forEach(function (link) { link.removeAttribute("media"); });
    memory("${sheetNames()}");
  }
  function start() {
    clearTimeout(timer);
    removeEventListener("load", start);
    presses.forEach(function (name) { removeEventListener(name, start, true); });
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    setTimeout(whenLoaded, 0, sheets, useSheets);
    all('link[rel="late"]').forEach(function (link) { link.rel = link.as ? "preload" : "modulepreload"; });
    whenLoaded(fonts + "," + files, useFonts);
    all('script[type="late"]').forEach(function (held) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = true;
      script.text = held.text;
      held.replaceWith(script);
    });
  }
  addEventListener("error", function (event) { event.target.hasFailed = true; }, true);
  addEventListener("load", start);
  presses.forEach(function (name) { addEventListener(name, start, true); });
  if (memory() === "${sheetNames()}") {
    whenLoaded(sheets, useSheets);
    all(files).forEach(function (link) { link.remove(); });
    useFonts();
  }
})();`.replace(/\n\s*/g, "");

/** The hashes in the names of the sheets, which differ between builds. */
function sheetNames(): string {
  return [...PAGE_SHEETS, FONT_SHEET].map((href) => href.slice(href.lastIndexOf("-") + 1, -".css".length)).join(" ");
}

/** A link to a style sheet, as React writes it. */
export function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}"/>`;
}

/** The same, for later: browsers fetch it last, and apply it when the starter removes `media`. */
export function lateSheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="${LATE_SHEET}"/>`;
}

/** `<noscript>` with the stylesheet links. */
export function noscriptStylesheets(hrefs: readonly string[]): string {
  return `<noscript>${hrefs.map(sheetLink).join("")}</noscript>`;
}

/** The head's HTML with the web-font stylesheet deferred and fallback fonts inlined. */
export function deferFonts(head: string, language: Language | undefined): string {
  const link = `<link rel="stylesheet" href="${FONT_SHEET}" media="${LATE_FONTS}"/>`;
  const files = fontsOf(language).map(
    (href) => `<link rel="late" as="font" type="font/woff2" crossorigin="" href="${href}"/>`,
  );
  const standing = `<style>${FALLBACK_FONTS}</style>${files.join("")}${noscriptStylesheets([FONT_SHEET])}`;
  return head.replace(sheetLink(FONT_SHEET), link) + standing;
}

/**
 * The end of a page with its scripts held back.
 * @param html the HTML that React and Remix render
 * @param more addresses of scripts that the page imports later, so that they load together with the others
 */
export function lateScripts(html: string, more: readonly string[]): string {
  const start = html.indexOf('<link rel="modulepreload"');
  if (start < 0) return html;
  const held = html
    .slice(start)
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace('<script type="module" async="">', '<script type="late">');
  return html.slice(0, start) + held + more.map((address) => `<link rel="late" href="${address}"/>`).join("");
}

import { FALLBACK_TYPE, OWN_TYPE } from "#app/ui/fonts.ts";
import { PAGE_SHEETS } from "#app/ui/style-sheets.ts";

/**
 * Scripts, fonts and styles that the first screen does not need are loaded after it: they would compete with its text
 * and its first picture for network and CPU (ADR 0031, 0032).
 */

/** Longest wait for the load event, in milliseconds: a picture that never arrives must not hold back the scripts. */
const TIMEOUT_MS = 4_000;

/** Attribute of the inline styles that apply until the late sheets are loaded. */
export const STAND_IN = "data-stand-in";

/** A media query that does not match on screens: browsers fetch such a sheet last, and do not wait for it. */
const LATE_SHEET = "print";

/** Elements that get the shop's typefaces at once: with more, laying out their text anew blocks a slow phone. */
const TYPE_STEP = 400;

/**
 * Starts what was held back: when the page is loaded, at the first press, key or focus, or after `TIMEOUT_MS`. It is an
 * inline script in the head, and gives the elements the attributes that React expects during hydration.
 *
 * Sheets apply once all of them are loaded; if one fails, the inline styles stay. They apply in a task of their own,
 * since the browser computes all styles again. Typefaces apply once their files are loaded: first to the HTML that only
 * the server renders, some of it in each frame, then to the whole page. Polish needs the extended files too. Both apply
 * at once if this tab has loaded them before.
 */
export const STARTER_SCRIPT = `(function () {
  var root = document.documentElement;
  var presses = ["pointerdown", "keydown", "focusin"];
  var sheets = 'link[media="${LATE_SHEET}"]';
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
  function loadFonts() {
    var signs = /^pl/.test(root.lang) ? "aą" : "a";
    Promise.all(["Instrument Sans", "Bodoni Moda"].map(function (family) {
      return document.fonts.load('1em "' + family + '"', signs);
    })).catch(function () {}).then(function () { useFonts(typeSteps()); });
  }
  function typeSteps() {
    var steps = [], room = 0;
    all("[data-content] > *").forEach(function (element) {
      if (room <= 0) {
        steps.push([]);
        room = ${TYPE_STEP};
      }
      steps[steps.length - 1].push(element);
      room -= element.getElementsByTagName("*").length + 1;
    });
    return steps;
  }
  function useFonts(steps) {
    var step = steps.shift();
    if (!step) {
      root.removeAttribute("${FALLBACK_TYPE}");
      memory("${sheetNames()}");
      return;
    }
    step.forEach(function (element) { element.setAttribute("${OWN_TYPE}", ""); });
    requestAnimationFrame(function () { setTimeout(useFonts, 0, steps); });
  }
  function start() {
    clearTimeout(timer);
    removeEventListener("load", start);
    presses.forEach(function (name) { removeEventListener(name, start, true); });
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    setTimeout(whenLoaded, 0, sheets, useSheets);
    all('link[rel="late"]').forEach(function (link) { link.rel = "modulepreload"; });
    loadFonts();
    all('script[type="late"]').forEach(function (held) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = true;
      script.text = held.text;
      script.isOwn = true;
      held.replaceWith(script);
    });
  }
  addEventListener("error", function (event) { event.target.hasFailed = true; }, true);
  addEventListener("load", start);
  presses.forEach(function (name) { addEventListener(name, start, true); });
  if (memory() === "${sheetNames()}") whenLoaded(sheets, useSheets);
  else root.setAttribute("${FALLBACK_TYPE}", "");
})();`.replace(/\n\s*/g, "");

/** The hashes in the names of the sheets, which differ between builds. */
function sheetNames(): string {
  return PAGE_SHEETS.map((href) => href.slice(href.lastIndexOf("-") + 1, -".css".length)).join(" ");
}

/** A link to a style sheet, as React writes it. */
export function sheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}"/>`;
}

/** The same, for later: browsers fetch it last, and apply it when the starter removes `media`. */
export function lateSheetLink(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="${LATE_SHEET}"/>`;
}

/** The page's style sheets for browsers without scripts. */
export function noscriptStylesheets(): string {
  return `<noscript>${PAGE_SHEETS.map(sheetLink).join("")}</noscript>`;
}

/** How the first script begins that Remix writes (`ScrollRestoration`), after everything that the page shows. */
const FIRST_SCRIPT = "<script>((";

/** The end of a page, with the scripts that Remix writes there. */
export function remixScripts(body: string): string {
  const start = body.lastIndexOf(FIRST_SCRIPT);
  return start < 0 ? "" : body.slice(start);
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

/**
 * What a page can be read and used without begins when it stands there: scripts would take the line and the processor
 * from its text and its first picture (ADR 0031).
 */

/** Milliseconds after which nothing more is waited for: a picture that never comes holds back no script. */
const PATIENCE_MS = 4_000;

/**
 * Begins what was held back: when the page is loaded, when somebody presses something, or when it takes too long. It
 * stands in the head, and gives the elements back the form that React expects of them.
 */
export const STARTER_SCRIPT = `(function () {
  var presses = ["pointerdown", "keydown", "focusin"];
  var timer = setTimeout(start, ${PATIENCE_MS});
  function each(selector, act) {
    document.querySelectorAll(selector).forEach(act);
  }
  function start() {
    clearTimeout(timer);
    removeEventListener("load", start);
    presses.forEach(function (name) { removeEventListener(name, start, true); });
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", start);
    each('link[rel="late"]', function (link) { link.rel = "modulepreload"; });
    each('script[type="late"]', function (held) {
      var script = document.createElement("script");
      script.type = "module";
      script.async = true;
      script.text = held.text;
      held.replaceWith(script);
    });
  }
  addEventListener("load", start);
  presses.forEach(function (name) { addEventListener(name, start, true); });
})();`.replace(/\n\s*/g, "");

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

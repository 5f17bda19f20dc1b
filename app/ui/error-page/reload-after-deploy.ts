import { CANCELLED_WITHIN_MS, isLeaving } from "./leaving";

/** Minimum time between two reloads: a page whose scripts are gone for good stays a plain document (SHELL-22). */
const RELOAD_GUARD_MS = 10_000;
/** Key in session storage for the time of this tab's last automatic reload. */
const KEPT_AS = "reloaded";

/**
 * Reloads a page when a deployment has removed its scripts. It must run before all others, so it is text in the
 * document's head and uses nothing from the build. Errors of third-party scripts are ignored. Responses to a form do
 * not contain it: a reload would send the form again. A page that is being left is not reloaded: its scripts were
 * cancelled, and the reload would replace the page that the shopper is on the way to.
 */
export const RELOAD_AFTER_DEPLOY_SCRIPT = `(function () {
  var left = 0;
  function leave(event) {
    if (!event.defaultPrevented) left = Date.now();
  }
  addEventListener("beforeunload", leave);
  addEventListener("submit", leave);
  function reload() {
    try {
      var now = Date.now(), last = Number(sessionStorage.getItem("${KEPT_AS}"));
      if (now - left < ${CANCELLED_WITHIN_MS} || now - last < ${RELOAD_GUARD_MS}) return;
      sessionStorage.setItem("${KEPT_AS}", now);
      location.reload();
    } catch (e) {}
  }
  addEventListener("error", function (event) {
    var script = event.target;
    if (script && script.tagName === "SCRIPT" && (!script.src || script.src.indexOf("/build/") > 0)) reload();
  }, true);
  addEventListener("unhandledrejection", function (event) {
    if (/module script|imported module/i.test(String(event.reason && event.reason.message))) reload();
  });
})();`.replace(/\n\s*/g, "");

/** The same for the page's own scripts. @returns false, without reloading, when the last reload was too recent */
export function reloadOnce(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEPT_AS)) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEPT_AS, String(now));
  } catch {
    // Without storage a second reload could not be recognised.
    return false;
  }
  window.location.reload();
  return true;
}

/**
 * Goes on after a route's script could not be loaded, for which the build makes Remix ask (scripts/merge-chunks.mjs):
 * to the page that was wanted, by its document. A prefetch that failed changes nothing.
 *
 * @returns what stands in for the script where it was wanted for its route's data alone: a form that stays on its page,
 * whose answer and words would be lost. Otherwise it is pending for ever.
 */
export function goOnWithoutScript(): { default: () => never } | Promise<never> {
  const router = window.__remixRouter;
  const { navigation, fetchers } = router.state;
  if (!isLeaving()) {
    if (navigation.state === "loading") window.location.assign(router.createHref(navigation.location));
    // The address of a form that is being sent may answer to POST alone, so the page under it is loaded again.
    else if (navigation.state === "submitting") reloadOnce();
    else if ([...fetchers.values()].some(({ state }) => state !== "idle")) return { default: DocumentInstead };
  }
  return new Promise(() => {});
}

/** The view of a route without its script, should the shopper go there later. */
function DocumentInstead(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how React 18 is told to wait
  throw loadDocument();
}

/**
 * Opens a page whose script is gone as a document, for ever pending: React, which waits for the script, would ask for
 * it again and again. The router has already changed the address. It cannot happen twice: a document whose script is
 * missing stays plain.
 */
export function loadDocument(): Promise<never> {
  if (!isLeaving()) window.location.reload();
  return new Promise(() => {});
}

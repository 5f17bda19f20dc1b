/** Never more often than this: a page whose scripts are gone for good stays the document it is (SHELL-22). */
const RELOAD_GUARD_MS = 10_000;
/** When this tab last reloaded by itself, in the session's storage. */
const KEPT_AS = "reloaded";

/**
 * Reloads a page whose scripts a deployment has taken away. It runs before all others, so it is text in the document's
 * head and uses nothing that is built. Scripts of others may fail as they like. Answers to a form do not get it:
 * reloading them would send the form again.
 */
export const RELOAD_AFTER_DEPLOY_SCRIPT = `(function () {
  function reload() {
    try {
      var now = Date.now(), last = Number(sessionStorage.getItem("${KEPT_AS}"));
      if (now - last < ${RELOAD_GUARD_MS}) return;
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

/** The same for the page's own scripts. @returns false, and does nothing, when it would be too soon */
export function reloadOnce(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(KEPT_AS)) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEPT_AS, String(now));
  } catch {
    // Without storage nobody would know the second time.
    return false;
  }
  window.location.reload();
  return true;
}

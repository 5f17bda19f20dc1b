/** Never more often than this: a page whose scripts are gone for good stays the document it is (SHELL-22). */
const RELOAD_GUARD_MS = 10_000;

/**
 * Reloads a page whose scripts a deployment has taken away. It runs before all others, so it is text in the document's
 * head and uses nothing that is built. Answers to a form do not get it: reloading them would send the form again.
 */
export const STALE_CLIENT_SCRIPT = `(function () {
  function reload() {
    try {
      var now = Date.now(), last = Number(sessionStorage.getItem("reloaded"));
      if (now - last < ${RELOAD_GUARD_MS}) return;
      sessionStorage.setItem("reloaded", now);
      location.reload();
    } catch (e) {}
  }
  addEventListener("error", function (event) {
    if (event.target && event.target.tagName === "SCRIPT") reload();
  }, true);
  addEventListener("unhandledrejection", function (event) {
    if (/module script|imported module/i.test(String(event.reason && event.reason.message))) reload();
  });
})();`.replace(/\n\s*/g, "");

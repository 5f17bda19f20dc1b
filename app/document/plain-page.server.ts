/** Attribute of the root element of a page whose scripts do not run though the browser has scripts. */
export const PLAIN = "data-plain";

/**
 * Makes a page usable as a plain document when its own scripts do not start: they are lost or blocked, or the page was
 * changed so that React cannot hydrate it (foreign-nodes.server.ts). The browser hides what is in `noscript`, such as
 * the buttons of fields that a script would send. After a reload browsers still count the entries that the router made
 * as this document: the way back would change the address alone, so the page of that address is loaded.
 */
export const PLAIN_PAGE_SCRIPT = `(function () {
  var page = location.pathname + location.search;
  function goThere() {
    if (location.pathname + location.search !== page) location.reload();
  }
  window.stayPlain = function () {
    addEventListener("popstate", goThere);
    document.documentElement.setAttribute("${PLAIN}", "");
    document.querySelectorAll("body noscript").forEach(function (hidden) {
      hidden.outerHTML = hidden.textContent;
    });
  };
  addEventListener("error", function (event) {
    var script = event.target;
    if (script && script.tagName === "SCRIPT" && (!script.src || script.src.indexOf("/build/") > 0)) stayPlain();
  }, true);
})();`.replace(/\n\s*/g, "");

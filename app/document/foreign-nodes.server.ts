/**
 * Marks what others put into the page before React hydrates it (extensions, toolbars, translations): React would throw
 * the document away, with its styles and all that was typed (ADR 0068). React passes over comments, so to our scripts
 * such a node is one; those of extensions do not see this property. It is an inline script in the head, since it has to
 * see what is added from the end of parsing on. What was added before is recognised at the top levels only, by what
 * React renders there.
 *
 * `isPageChanged` says that a text was replaced, or something taken out. React cannot hydrate such a page, and it stays
 * a plain document (entry.client.tsx). When a page is translated later, translated-texts.ts is loaded and told.
 */
export const FOREIGN_NODES_SCRIPT = `(function () {
  var isWatching = false;
  var ours = 'meta:not([name^="darkreader"]),title,link:not([href*="-extension:"])';
  function isHydrated(node) {
    return Object.keys(node).some(function (key) { return key.startsWith("__reactFiber$"); });
  }
  function mark(node, parent) {
    if (!node.isOwn && !isHydrated(parent)) Object.defineProperty(node, "nodeType", { value: Node.COMMENT_NODE });
  }
  function see(records) {
    var isTranslated = false;
    records.forEach(function (record) {
      var target = record.target, element = target.closest ? target : target.parentElement;
      record.addedNodes.forEach(function (node) {
        mark(node, target);
        if (node.nodeName === "FONT") isTranslated = true;
      });
      if (record.type === "childList" && !record.removedNodes.length) return;
      if (element && element.closest("[data-layout],title")) window.isPageChanged = true;
    });
    if (isTranslated && window.translating) translating().then(function (texts) { texts.followTranslations(records); });
  }
  document.addEventListener("readystatechange", function () {
    if (isWatching) return;
    isWatching = true;
    var root = document.documentElement, head = document.head, body = document.body;
    Array.from(root.children).forEach(function (node) {
      if (node !== head && node !== body) mark(node, root);
    });
    Array.from(head.children).forEach(function (node) {
      if (!node.matches(ours)) mark(node, head);
    });
    var page = body.querySelector("[data-layout]"), node = page && page.parentNode === body && page;
    while (node && (node = node.previousSibling)) mark(node, body);
    new MutationObserver(see).observe(document, { childList: true, subtree: true, characterData: true });
  });
})();`.replace(/\n\s*/g, "");

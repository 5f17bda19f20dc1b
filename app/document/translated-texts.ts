/**
 * Lets React change texts that a browser's translation has replaced: each text node gives way to `<font>` elements.
 * React keeps the old nodes: it would change texts that nobody sees, such as a sum, and fail when it removes one or
 * inserts beside one. So the old node returns to its place when React uses it, and the browser translates it again (ADR
 * 0068).
 */

/** What stands in the place of a text. */
const translations = new WeakMap<Node, Element>();

let isGuarded = false;

/** Notes which texts were translated. The browser loads this once there is the first. */
export function followTranslations(records: readonly MutationRecord[]): void {
  for (const record of records) {
    for (const text of record.removedNodes) {
      const translation = text instanceof Text && translationIn(record);
      if (!translation) continue;
      if (!isGuarded) guardNodes();
      isGuarded = true;
      follow(text, translation);
    }
  }
}

function translationIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node?.nodeName === "FONT" && node.isConnected,
  );
}

function follow(text: Text, translation: Element): void {
  translations.set(text, translation);
  Object.defineProperty(text, "nodeValue", {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      putBack(text);
      text.data = value;
    },
  });
}

function putBack(text: Node): void {
  const translation = translations.get(text);
  if (!translation) return;
  translations.delete(text);
  delete (text as Partial<Node>).nodeValue;
  if (!text.isConnected) translation.replaceWith(text);
}

/** Has React's ways to change a page put texts back first. What is in another place even so is no error. */
function guardNodes(): void {
  const nodes = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- they are called with the node below
  const own = { append: nodes.appendChild, insert: nodes.insertBefore, remove: nodes.removeChild };
  nodes.appendChild = function append<T extends Node>(this: Node, node: T): T {
    putBack(node);
    return own.append.call(this, node) as T;
  };
  nodes.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    putBack(node);
    if (next) putBack(next);
    return own.insert.call(this, node, next?.parentNode === this ? next : null) as T;
  };
  nodes.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    putBack(node);
    return node.parentNode === this ? (own.remove.call(this, node) as T) : node;
  };
}

/** Parts of the page that are the same for everyone in a locale and need no React in the browser. */
const FRAGMENT_NAMES = ["announcement", "menu", "mobile-menu", "footer", "legals"] as const;
export type FragmentName = (typeof FRAGMENT_NAMES)[number];

/**
 * HTML of the fragments as first found in the document, which may be empty: content may have no announcement. It
 * survives changes of layout: after the checkout the menu need not be fetched again.
 */
const kept = new Map<FragmentName, string>();
let isDocumentRead = false;
let fetching: Promise<void> | undefined;

function keepAll(root: ParentNode): void {
  for (const name of FRAGMENT_NAMES) {
    const element = root.querySelector(`[data-fragment="${name}"]`);
    if (element && !kept.has(name)) kept.set(name, element.innerHTML);
  }
}

/** HTML of a fragment; undefined when no page of this visit has contained it yet. */
export function keptFragment(name: FragmentName): string | undefined {
  // Once: later the document also has empty elements of fragments that are still being fetched.
  if (typeof document !== "undefined" && !isDocumentRead) {
    isDocumentRead = true;
    keepAll(document);
  }
  return kept.get(name);
}

/**
 * Takes the fragments from another page of the shop, once for all that ask at the same time. Needed only when the visit
 * began on a page without them (a checkout step) and continued without loading a document.
 */
export function fetchFragments(address: string): Promise<void> {
  return (fetching ??= takeFrom(address).finally(() => (fetching = undefined)));
}

async function takeFrom(address: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (response.ok) keepAll(new DOMParser().parseFromString(await response.text(), "text/html"));
}

/** @internal For tests: starts a new visit. */
export function forgetFragments(): void {
  kept.clear();
  isDocumentRead = false;
}

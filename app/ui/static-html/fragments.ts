/** Parts of the page that are the same for everyone in a locale and need no React in the browser. */
export const FRAGMENT_NAMES = ["announcement", "menu", "mobile-menu", "footer", "legals"] as const;
export type FragmentName = (typeof FRAGMENT_NAMES)[number];

/**
 * HTML of the fragments as first found in the document. It survives changes of layout: after the checkout the menu need
 * not be fetched again.
 */
const kept = new Map<FragmentName, string>();

function keepAll(root: ParentNode): void {
  for (const name of FRAGMENT_NAMES) {
    const html = root.querySelector(`[data-fragment="${name}"]`)?.innerHTML;
    if (html && !kept.has(name)) kept.set(name, html);
  }
}

/** HTML of a fragment; empty when no page of this visit has contained it yet. */
export function keptFragment(name: FragmentName): string {
  if (typeof document !== "undefined" && !kept.has(name)) keepAll(document);
  return kept.get(name) ?? "";
}

/**
 * Takes the fragments from another page of the shop. Needed only when the visit began on a page without them (a
 * checkout step) and continued without loading a document.
 */
export async function fetchFragments(address: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (response.ok) keepAll(new DOMParser().parseFromString(await response.text(), "text/html"));
}

/** @internal For tests: starts a new visit. */
export function forgetFragments(): void {
  kept.clear();
}

/** Parts of the page that are the same for everyone of a locale and need no React in the browser. */
export const FRAGMENT_NAMES = ["announcement", "menu", "mobile-menu", "footer", "legals"] as const;
export type FragmentName = (typeof FRAGMENT_NAMES)[number];

/**
 * HTML of fragments as they stood in the document when React first met them. It outlives layouts: a shopper who comes
 * back from the checkout gets the menu without asking for it again.
 */
const kept = new Map<FragmentName, string>();

function keepAll(root: ParentNode): void {
  for (const name of FRAGMENT_NAMES) {
    const html = root.querySelector(`[data-fragment="${name}"]`)?.innerHTML;
    if (html && !kept.has(name)) kept.set(name, html);
  }
}

/** HTML of a fragment in this browser; empty when no page of this visit has shown it yet. */
export function keptFragment(name: FragmentName): string {
  if (typeof document !== "undefined" && !kept.has(name)) keepAll(document);
  return kept.get(name) ?? "";
}

/**
 * Takes the fragments out of another page of the shop. It is needed only when the visit began on a page without them
 * (a checkout step) and went on without loading a document.
 */
export async function fetchFragments(address: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (response.ok) keepAll(new DOMParser().parseFromString(await response.text(), "text/html"));
}

/** @internal For tests: a new visit. */
export function forgetFragments(): void {
  kept.clear();
}

import type { Prefix } from "#app/models/locale.ts";
import type { SuggestedProduct, SuggestionsView } from "#app/models/listing-view.ts";
import { paths } from "#app/paths.ts";

/** One row of the list below the search field. */
export interface Option {
  to: string;
  label: string;
  /** A search, which is remembered like a typed one. */
  isSearch?: boolean;
  product?: SuggestedProduct;
}

export interface OptionGroup {
  id: "recent" | "queries" | "families" | "pages" | "products";
  options: Option[];
}

const searchFor = (prefix: Prefix, words: string): Option => ({
  label: words,
  isSearch: true,
  to: `${paths.search(prefix)}?${new URLSearchParams({ query: words })}`,
});

/**
 * The groups of the list: recent searches before anything is typed, then the shop's suggestions. Empty groups are left
 * out.
 */
export function optionGroups(
  prefix: Prefix,
  words: string,
  suggestions: SuggestionsView | null,
  recent: readonly string[],
): OptionGroup[] {
  const search = (query: string) => searchFor(prefix, query);
  const groups: OptionGroup[] =
    words === ""
      ? [{ id: "recent", options: recent.map(search) }]
      : [
          { id: "queries", options: (suggestions?.queries ?? []).map(search) },
          {
            id: "families",
            options: (suggestions?.families ?? []).map(({ slug, name }) => ({
              label: name,
              to: paths.slug(prefix, slug),
            })),
          },
          { id: "pages", options: (suggestions?.pages ?? []).map(({ title, to }) => ({ label: title, to })) },
          {
            id: "products",
            options: (suggestions?.products ?? []).map((product) => ({
              label: product.name,
              to: paths.slug(prefix, product.slug),
              product,
            })),
          },
        ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Recent searches of this browser: stored only there, until they are cleared. */

const KEY = "searches";
const MOST = 5;

/** The latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    // No storage, or a value that this module did not write: no searches.
    return [];
  }
}

export function rememberSearch(words: string): void {
  if (words === "") return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

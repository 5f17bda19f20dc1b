import type { Prefix } from "~/models/locale";
import type { SuggestedProduct, SuggestionsView } from "~/models/suggestions-view";
import { paths } from "~/paths";

/** One row of the list below the search field. */
export interface Option {
  to: string;
  label: string;
  /** A search, to be remembered as if it had been typed. */
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

/** What is listed: the browser's own searches before anything is typed, then what the shop suggests. Nothing empty. */
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

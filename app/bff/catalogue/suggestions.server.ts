import { familySlug, slugify } from "~/models/entity-slug";
import { formatMoney } from "~/models/money-format";
import { searchSuggestionsSchema } from "~/models/family";
import type { SuggestedProduct, SuggestionsView } from "~/models/listing-view";
import { paths } from "~/paths";
import { listHelpPages } from "../content/pages.server";
import type { RequestContext } from "../context.server";
import { normalizeSearch } from "./listing.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { tileViews } from "./tiles.server";

type FromCatalogue = Omit<SuggestionsView, "pages">;

/** Fewer letters say nothing yet. */
const MIN_LETTERS = 2;
/** Few enough for the products below them to be seen. */
const MAX_QUERIES = 4;
const MAX_FAMILIES = 3;
const MAX_PAGES = 3;

/**
 * What the words typed so far may become: searches, families and products of the catalogue, pages of the help. Empty
 * for too few letters. Throws as the gateway client does.
 */
export async function findSuggestions(context: RequestContext, text: string): Promise<SuggestionsView> {
  const words = normalizeSearch(text);
  const none: SuggestionsView = { words, queries: [], families: [], pages: [], products: [] };
  if (words.length < MIN_LETTERS) return none;
  const [found, pages] = await Promise.all([fromCatalogue(context, words), fromHelp(context, words)]);
  return { ...none, ...found, pages };
}

function fromCatalogue(context: RequestContext, words: string): Promise<FromCatalogue | null> {
  return readCatalogue(context, {
    path: "search/suggestions",
    query: new URLSearchParams({ query: words }),
    schema: searchSuggestionsSchema,
    freshness: LISTING_FRESHNESS,
    keep: async ({ queries, families, products }) => {
      const tiles = await tileViews(context, products);
      return {
        words,
        queries: queries.slice(0, MAX_QUERIES),
        families: families.slice(0, MAX_FAMILIES).map((family) => ({ slug: familySlug(family), name: family.name })),
        products: tiles.map(({ slug, name, subtitle, picture, now, currency }): SuggestedProduct => ({
          slug,
          name,
          subtitle,
          picture,
          price: formatMoney({ centAmount: now, currencyCode: currency }, context.locale),
        })),
      };
    },
  });
}

/** Pages of the help whose title has every word, or its beginning; accents do not matter. */
async function fromHelp(context: RequestContext, words: string): Promise<SuggestionsView["pages"]> {
  const pages = (await listHelpPages(context)) ?? [];
  const typed = slugify(words).split("-").filter(Boolean);
  if (typed.length === 0) return [];
  return pages
    .filter(({ title, slug }) => {
      const known = slugify(`${title} ${slug}`).split("-");
      return typed.every((part) => known.some((word) => word.startsWith(part)));
    })
    .slice(0, MAX_PAGES)
    .map(({ slug, title }) => ({ to: paths.help(context.prefix, slug), title }));
}

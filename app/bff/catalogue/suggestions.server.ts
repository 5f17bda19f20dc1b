import { familySlug } from "#app/models/entity-slug.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { searchSuggestionsSchema } from "#app/models/family.ts";
import type { SuggestedProduct, SuggestionsView } from "#app/models/listing-view.ts";
import { searchWords } from "#app/models/text.ts";
import { findAnswers } from "../content/search-answers.server";
import type { RequestContext } from "../context.server";
import { LISTING_FRESHNESS, readCatalogue } from "./catalogue-cache.server";
import { tileViews } from "./tiles.server";

type FromCatalogue = Omit<SuggestionsView, "words" | "pages">;

/** With fewer letters nothing is suggested. */
const MIN_LETTERS = 2;
/** Few enough to keep the products below them visible. */
const MAX_QUERIES = 4;
const MAX_FAMILIES = 3;

/**
 * Suggestions for the words typed so far: searches, families and products of the catalogue, and pages that answer them.
 * Empty for too few letters. Throws as the gateway client does.
 */
export async function findSuggestions(context: RequestContext, text: string): Promise<SuggestionsView> {
  const words = searchWords(text);
  const none: SuggestionsView = { words, queries: [], families: [], pages: [], products: [] };
  if (words.length < MIN_LETTERS) return none;
  const [found, pages] = await Promise.all([fromCatalogue(context, words), findAnswers(context, words)]);
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

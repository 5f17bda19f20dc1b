import { z } from "zod";
import { readWords } from "../../words/words";
import { COLOUR_FAMILIES } from "../../studio/palette";

const word = z.string().min(1);
/** Alternatives of a pattern. */
const pattern = z.string().refine(isPattern, "is no pattern");

const schema = z.strictObject({
  /** `typed: said`: what shoppers type, one or two words, and what the catalogue says instead. */
  synonyms: z.array(z.string().regex(/^[^:]+: [^:]+$/, "must be `typed: said`")),
  /** Things that shops like ours sell and this one does not: rightly spelt, whatever else looks like them. */
  notSold: z.array(word),
  /** Words that say nothing where others do, without accents. */
  stopwords: z.array(word),
  /** A coat for winter is a coat: seasons stand in few texts, by chance. Without accents. */
  seasons: z.array(word),
  /**
   * What shops write on their windows; each may stand in the singular, the plural and either gender, with small words or
   * without ("new in", "soldes d’été").
   */
  offers: z.record(z.enum(["reduced", "new", "web", "private"]), z.array(word)),
  /** What shoppers call each family of colours; other genders where the stem is not the same. */
  colours: z.partialRecord(z.enum(COLOUR_FAMILIES), z.array(word)),
  /** What stands before a price. */
  prices: z.strictObject({ under: pattern, over: pattern, between: pattern, and: pattern }),
});

/** What shoppers type into the search, by language. */
export const SEARCH_WORDS = readWords("search", schema, { hasOwnLists: true });

function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source.length > 0;
  } catch {
    return false;
  }
}

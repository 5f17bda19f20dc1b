import { LANGUAGES, type Language } from "#models/locale.ts";
import { PRIVATE_SALE } from "#models/private-sale.ts";
import type { OfferValue } from "../listing-values";
import { SEARCH_WORDS } from "./search-words";
import { withoutStopwords } from "./stopwords";
import { fold, stemOf } from "./stems";

/** Shoppers ask for what is cheaper now; whether the law calls it a sale or a promotion is nothing to them. */
const REDUCED: readonly OfferValue[] = ["sale", "promotion"];
const MEANINGS = ["reduced", "new", "web", "private"] as const;
type Meaning = (typeof MEANINGS)[number];
const VALUES: Record<Meaning, readonly OfferValue[]> = {
  reduced: REDUCED,
  new: ["new"],
  web: ["web"],
  private: [PRIVATE_SALE],
};

/** Words of shop windows everywhere. */
const EVERYWHERE: Partial<Record<Meaning, readonly string[]>> = {
  reduced: ["sale", "promo", "outlet", "black friday"],
  new: ["new"],
};

const PHRASES = new Map<Language, ReadonlyMap<string, Meaning>>(
  LANGUAGES.map((language) => {
    const pairs = MEANINGS.flatMap((meaning) =>
      [...(EVERYWHERE[meaning] ?? []), ...SEARCH_WORDS[language].offers[meaning]].map((phrase) => {
        const stems = withoutStopwords(fold(phrase)).map((word) => stemOf(word, language));
        return [stems.join(" "), meaning] as const;
      }),
    );
    return [language, new Map(pairs)];
  }),
);
const LONGEST = 3;

/** Words of one phrase, for whoever looks for what was misspelt. */
export function offerWords(language: Language): string[] {
  return [...Object.values(EVERYWHERE), ...Object.values(SEARCH_WORDS[language].offers)].flat().flatMap(fold);
}

/** Takes the words for sales and new things out of others. */
export function takeOffers(
  words: readonly string[],
  language: Language,
): { offers: OfferValue[]; rest: readonly string[] } {
  const stems = words.map((word) => stemOf(word, language));
  const offers = new Set<OfferValue>();
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = lengthOfPhrase(stems, at, language);
    const meaning = PHRASES.get(language)?.get(stems.slice(at, at + length).join(" "));
    if (meaning) for (const value of VALUES[meaning]) offers.add(value);
    else rest.push(words[at] ?? "");
    if (meaning) at += length - 1;
  }
  return { offers: [...offers], rest };
}

function lengthOfPhrase(stems: readonly string[], at: number, language: Language): number {
  for (let length = LONGEST; length > 1; length--) {
    if (at + length <= stems.length && PHRASES.get(language)?.has(stems.slice(at, at + length).join(" ")))
      return length;
  }
  return 1;
}

import { LANGUAGES, type Language } from "#models/locale";
import type { OfferValue } from "../listing-values";
import { withoutStopwords } from "./stopwords";
import { fold, stemOf } from "./stems";

/** Shoppers ask for what is cheaper now; whether the law calls it a sale or a promotion is nothing to them. */
const REDUCED: readonly OfferValue[] = ["sale", "promotion"];
type Meaning = "reduced" | "new" | "web";
const VALUES: Record<Meaning, readonly OfferValue[]> = { reduced: REDUCED, new: ["new"], web: ["web"] };

/** Words of shop windows everywhere. */
const EVERYWHERE: Partial<Record<Meaning, readonly string[]>> = {
  reduced: ["sale", "promo", "outlet", "black friday"],
  new: ["new"],
};

/** What shops write on their windows; each may stand in the singular, the plural and either gender, with small words
 * or without ("new in", "soldes d’été"). */
const PHRASES: Record<Language, Record<Meaning, readonly string[]>> = {
  fr: {
    reduced: [
      "soldes",
      "soldé",
      "promotion",
      "réduction",
      "remise",
      "rabais",
      "démarque",
      "déstockage",
      "bonnes affaires",
      "prix réduit",
      "prix baissé",
      "prix barré",
    ],
    new: ["nouveautés", "nouveau", "nouvelle", "nouvelle collection", "nouveaux arrivages", "dernières nouveautés"],
    web: ["exclu web", "exclusivité web"],
  },
  en: {
    reduced: [
      "sale items",
      "offer",
      "special offer",
      "promotion",
      "discount",
      "discounted",
      "reduced",
      "reduction",
      "clearance",
      "bargain",
      "deal",
      "markdown",
      "marked down",
    ],
    new: ["just in", "new arrivals", "just arrived", "latest", "newest"],
    web: ["online exclusive", "web exclusive", "online only"],
  },
  es: {
    reduced: [
      "rebajas",
      "rebajado",
      "oferta",
      "descuento",
      "promoción",
      "precio rebajado",
      "precio reducido",
      "chollo",
      "ganga",
      "liquidación",
    ],
    new: ["novedades", "nuevo", "nueva colección", "recién llegado"],
    web: ["exclusivo web", "exclusivo online", "exclusividad web", "solo online"],
  },
  de: {
    reduced: [
      "angebot",
      "sonderangebot",
      "aktion",
      "rabatt",
      "rabattiert",
      "reduziert",
      "herabgesetzt",
      "schnäppchen",
      "ausverkauf",
      "schlussverkauf",
      "sommerschlussverkauf",
      "winterschlussverkauf",
    ],
    new: ["neu", "neuheiten", "neuzugang", "neuzugänge", "neu eingetroffen", "neue kollektion"],
    web: ["online exklusiv", "nur online", "web exklusiv"],
  },
  it: {
    reduced: [
      "saldi",
      "saldo",
      "sconto",
      "scontato",
      "offerta",
      "promozione",
      "ribasso",
      "ribassato",
      "occasione",
      "prezzo ribassato",
      "prezzo scontato",
    ],
    new: ["novità", "nuovo", "nuovi arrivi", "nuova collezione", "ultimi arrivi"],
    web: ["esclusiva web", "esclusiva online", "solo online"],
  },
  pl: {
    reduced: [
      "wyprzedaż",
      "promocja",
      "przecena",
      "przeceniony",
      "okazja",
      "rabat",
      "obniżka",
      "zniżka",
      "obniżona cena",
    ],
    new: ["nowość", "nowy", "nowa kolekcja", "nowo dodane"],
    web: ["tylko online", "tylko w internecie"],
  },
};

const MEANINGS = new Map<Language, ReadonlyMap<string, Meaning>>(
  LANGUAGES.map((language) => {
    const pairs = (["reduced", "new", "web"] as const).flatMap((meaning) =>
      [...(EVERYWHERE[meaning] ?? []), ...PHRASES[language][meaning]].map((phrase) => {
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
  return [...Object.values(EVERYWHERE), ...Object.values(PHRASES[language])].flat().flatMap(fold);
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
    const meaning = MEANINGS.get(language)?.get(stems.slice(at, at + length).join(" "));
    if (meaning) for (const value of VALUES[meaning]) offers.add(value);
    else rest.push(words[at] ?? "");
    if (meaning) at += length - 1;
  }
  return { offers: [...offers], rest };
}

function lengthOfPhrase(stems: readonly string[], at: number, language: Language): number {
  for (let length = LONGEST; length > 1; length--) {
    if (at + length <= stems.length && MEANINGS.get(language)?.has(stems.slice(at, at + length).join(" ")))
      return length;
  }
  return 1;
}

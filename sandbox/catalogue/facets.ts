import type { Facet } from "#models/family.ts";
import { FACET_IDS, type FacetId } from "#models/listing-query.ts";
import { formatMoney } from "#models/money-format.ts";
import type { ColourFamily } from "../studio/palette";
import { familyName } from "./families/tree";
import { facetValues, priceRanges, type Found, type ListingQuestion } from "./listing";
import { AVAILABILITY_VALUES, OFFER_VALUES } from "./listing-values";
import type { Viewer } from "./localise";
import { MATERIAL_GROUPS } from "./materials";
import { MATERIAL_KEYS } from "./product-index";
import { SIZES } from "./sizes";
import { fill } from "../words/words";
import { TEXTS } from "./catalogue-words";

/** A colour for each family of colours. */
const SWATCHES: Record<ColourFamily, string> = {
  white: "#f4f0e6",
  beige: "#d2bd9c",
  brown: "#8f6238",
  black: "#1d1c1f",
  grey: "#8d8d90",
  blue: "#33507f",
  green: "#556b4b",
  red: "#8f2430",
  pink: "#dba7a3",
  orange: "#b4603f",
  yellow: "#d6ab4c",
  purple: "#7d5f8c",
  metal: "#caa052",
};

type FacetValue = Facet["values"][number];

interface Facets {
  question: ListingQuestion;
  found: Found;
  /** The same without any filter: what there is to choose from at all. */
  unfiltered: Found;
  viewer: Viewer & { locale: string; /** Of the house, in the country. */ hasStores: boolean };
}

/** The facets of a listing: every value that its products have without filters, and whatever is chosen. */
export function facetsOf(facets: Facets): Facet[] {
  return FACET_IDS.map((id) => ({ id, label: TEXTS[facets.viewer.language].facets[id], values: valuesOf(id, facets) }));
}

function valuesOf(facet: FacetId, { question, found, unfiltered, viewer }: Facets): FacetValue[] {
  const chosen = new Set(question.filters[facet]);
  const ids: readonly string[] = facetValues(facet, question);
  const isThere = (id: string, bit: number) =>
    unfiltered.counts[facet][bit] && (viewer.hasStores || facet !== "availability" || id !== "store");
  const present = ids.flatMap((id, bit) => (isThere(id, bit) || chosen.has(id) ? [bit] : []));
  const label = labeller(facet, present, { question, viewer });
  const values = present.map((bit) => {
    const id = ids[bit] ?? "";
    const value: FacetValue = {
      id,
      label: label(bit),
      count: found.counts[facet][bit] ?? 0,
      selected: chosen.has(id),
    };
    return facet === "color" ? { ...value, hex: SWATCHES[id as ColourFamily] } : value;
  });
  if (facet === "color" || facet === "material") {
    const total = (value: FacetValue) => unfiltered.counts[facet][ids.indexOf(value.id)] ?? 0;
    values.sort((a, b) => total(b) - total(a));
  }
  // What an old link chose stays to be seen, and to be taken away.
  const unknown = [...chosen].filter((id) => !ids.includes(id));
  return [...values, ...unknown.map((id) => ({ id, label: id, count: 0, selected: true }))];
}

function labeller(
  facet: FacetId,
  present: readonly number[],
  { question, viewer }: Pick<Facets, "question" | "viewer">,
): (bit: number) => string {
  const { language } = viewer;
  switch (facet) {
    case "color":
      return (bit) => TEXTS[language].colours[facetValues("color", question)[bit] as ColourFamily];
    case "size": {
      // Shoes say that they are shoes where clothes are sold beside them.
      const isMixed = present.some((bit) => !SIZES[bit]?.facetNames);
      return (bit) => (isMixed && SIZES[bit]?.facetNames ? SIZES[bit].facetNames : SIZES[bit]?.names)?.[language] ?? "";
    }
    case "category":
      return (bit) => {
        const family = question.categories[bit];
        return family ? familyName(family, language) : "";
      };
    case "material":
      return (bit) => MATERIAL_GROUPS[MATERIAL_KEYS[bit] ?? "cotton"][language];
    case "price":
      return (bit) => priceLabel(bit, viewer);
    case "availability":
      return (bit) => TEXTS[language].availabilities[AVAILABILITY_VALUES[bit] ?? "online"];
    case "offers":
      return (bit) => TEXTS[language].offers[OFFER_VALUES[bit] ?? "new"];
  }
}

function priceLabel(bit: number, { language, currency, locale }: Facets["viewer"]): string {
  const range = priceRanges(currency)[bit];
  if (!range) return "";
  const write = (units: number) =>
    formatMoney({ centAmount: units * 100, currencyCode: currency }, locale, { whole: true });
  const texts = TEXTS[language];
  if (range.high === null) return fill(texts.priceFrom, { amount: write(range.low) });
  return range.low === 0
    ? fill(texts.priceUnder, { amount: write(range.high) })
    : fill(texts.priceBetween, { low: write(range.low), high: write(range.high) });
}

import type { Facet, FamilyNames } from "./family";
import type { CardView } from "./product-tile";

/** A family's name with the last segment of its address. */
export interface FamilyLink {
  slug: string;
  name: string;
}

/** One page of products, with the facets that narrow them. The address has the rest: order, filters, page. */
export interface ListingView {
  total: number;
  page: number;
  facets: Facet[];
  tiles: CardView[];
}

export interface FamilyView extends ListingView {
  familyId: string;
  slug: string;
  name: string;
  description: string;
  children: FamilyLink[];
  /** The families above this one, the widest first. */
  breadcrumb: FamilyLink[];
}

/** A family with its name in each country that has it. */
export interface FoundFamily extends FamilyView {
  names: FamilyNames;
}

export interface SearchView extends ListingView {
  /** The search as the gateway understood it: with misspelt words corrected. */
  words: string;
}

/** A search that finds something, made by dropping a word from one that does not. */
export interface ShorterSearch {
  /** The word that was left out. */
  dropped: string;
  words: string;
  total: number;
}

/** Completions of the words typed so far, as the list below the search field shows them. */
export interface SuggestionsView {
  /** The words typed so far. */
  words: string;
  /** Whole searches, in words. */
  queries: string[];
  families: FamilyLink[];
  /** Pages of the help. */
  pages: { to: string; title: string }[];
  products: SuggestedProduct[];
}

export interface SuggestedProduct {
  slug: string;
  name: string;
  subtitle: string;
  picture: string;
  /** In words, as the shopper's locale writes it. */
  price: string;
}

/** An offer as a page shows it. */
export interface OfferView {
  id: string;
  title: string;
  text: string;
  /** Code to enter in the cart; null where none is needed. */
  code: string | null;
  /** Its last day, in words. */
  until: string;
  notice: string;
  /** Only for this customer. */
  isPersonal: boolean;
  /** Families that it applies to; empty for all. */
  familyIds: readonly string[];
}

/**
 * True when the offer applies to any of these families; an offer without families applies to all.
 * @param path ids of the family and those above it
 */
export function appliesToFamily({ familyIds }: Pick<OfferView, "familyIds">, path: readonly string[]): boolean {
  return familyIds.length === 0 || familyIds.some((id) => path.includes(id));
}

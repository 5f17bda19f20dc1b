import type { Facet, FamilyNames } from "./family";
import type { CardView } from "./product-tile";

/** A family's name with the last segment of its address. */
export interface FamilyLink {
  slug: string;
  name: string;
}

/** One page of products, with what narrows them. The address says the rest: order, filters, page. */
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

/** A family with what each country that has it calls it. */
export interface FoundFamily extends FamilyView {
  names: FamilyNames;
}

export interface SearchView extends ListingView {
  /** What was searched for, as the gateway understood it: with its misspelt words set right. */
  words: string;
}

/** A search that finds something, made from one that does not. */
export interface ShorterSearch {
  /** The word that it goes without. */
  dropped: string;
  words: string;
  total: number;
}

/** What the words typed so far may become, as the list below the search field shows it. */
export interface SuggestionsView {
  /** The words that these are for. */
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
  /** In words, as the shopper's country writes it. */
  price: string;
}

/** An offer as a page shows it. */
export interface OfferView {
  id: string;
  title: string;
  text: string;
  /** What to type in the cart; null where nothing needs to be. */
  code: string | null;
  /** Its last day, in words. */
  until: string;
  notice: string;
  /** For this customer alone. */
  isPersonal: boolean;
  /** Families it holds for; empty: all. */
  familyIds: readonly string[];
}

/**
 * True when the offer covers any of these families; an offer without families covers all.
 * @param path ids of the family and those above it
 */
export function appliesToFamily({ familyIds }: Pick<OfferView, "familyIds">, path: readonly string[]): boolean {
  return familyIds.length === 0 || familyIds.some((id) => path.includes(id));
}

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
  /** What was searched for, as the gateway understood it. */
  words: string;
}

/** A search that finds something, made from one that does not. */
export interface ShorterSearch {
  /** The word that it goes without. */
  dropped: string;
  words: string;
  total: number;
}

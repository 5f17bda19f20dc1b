import type { FamilyLink } from "./listing-view";

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

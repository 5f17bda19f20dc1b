import { useLocation, useNavigation } from "@remix-run/react";
import { type ListingQuery, parseListingQuery } from "~/models/listing-query";
import { isMore } from "./use-loaded-pages";

export interface ListingState {
  /** What the shopper asked for: while an answer is on its way, already the next state, so that boxes tick at once. */
  query: ListingQuery;
  /** What the products on the page answer. */
  answered: ListingQuery;
  isPending: boolean;
}

/** State of the listing at `address`, read from the location and from the one that is being loaded. */
export function useListingQuery(address: string): ListingState {
  const current = useLocation();
  const { location: next } = useNavigation();
  const answered = parseListingQuery(new URLSearchParams(current.search));
  // What is loaded below the products that are there changes nothing above.
  if (next?.pathname !== address || isMore(next.state)) return { query: answered, answered, isPending: false };
  return { query: parseListingQuery(new URLSearchParams(next.search)), answered, isPending: true };
}

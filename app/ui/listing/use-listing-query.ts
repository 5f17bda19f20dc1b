import { useLocation, useNavigation } from "@remix-run/react";
import { DEFAULT_SORT, type ListingQuery, parseListingQuery } from "~/models/listing-query";
import { isMore } from "./use-loaded-pages";

const ALL: ListingQuery = { page: 1, sort: DEFAULT_SORT, filters: {} };

/** The state that fields of a listing's form or its address give; a page that is none is the first. */
export function listingQueryOf(fields: URLSearchParams): ListingQuery {
  const query = parseListingQuery(fields);
  return "error" in query ? ALL : query;
}

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
  const answered = listingQueryOf(new URLSearchParams(current.search));
  // What is loaded below the products that are there changes nothing above.
  if (next?.pathname !== address || isMore(next.state)) return { query: answered, answered, isPending: false };
  return { query: listingQueryOf(new URLSearchParams(next.search)), answered, isPending: true };
}

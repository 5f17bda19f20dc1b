import { useLocation, useNavigation } from "@remix-run/react";
import { type ListingQuery, parseListingQuery } from "#app/models/listing-query.ts";
import { isMore } from "./use-loaded-pages";

export interface ListingState {
  /** What the shopper asked for: while a response is loading, already the next query, so that boxes tick at once. */
  query: ListingQuery;
  /** The query that the products on the page match. */
  answered: ListingQuery;
  isPending: boolean;
}

/** State of the listing at `address`, from the current location and the one that is being loaded. */
export function useListingQuery(address: string): ListingState {
  const current = useLocation();
  const { location: next } = useNavigation();
  const answered = parseListingQuery(new URLSearchParams(current.search));
  // "Load more" appends products and leaves query and filters as they are.
  if (next?.pathname !== address || isMore(next.state)) return { query: answered, answered, isPending: false };
  return { query: parseListingQuery(new URLSearchParams(next.search)), answered, isPending: true };
}

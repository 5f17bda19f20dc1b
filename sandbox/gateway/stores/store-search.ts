import type { z } from "zod";
import type { pointQuerySchema, Position, Store } from "#models/store.ts";
import { distance, findBritishArea, findTowns, plain } from "../../gazetteer/gazetteer";
import type { Place } from "./store-list";

/** How far a place may be from where was searched, kilometres, unless the asker says. */
const RADIUS_KM = 50;

export type StoreSearch = Pick<
  z.infer<typeof pointQuerySchema>,
  "search" | "countryCode" | "deliveryCountries" | "lat" | "lon" | "radius"
> & {
  /** Services that a place must all offer. */
  services?: readonly Store["services"][number][];
};

export interface FoundPlace {
  place: Place;
  /** Metres; null when no place was named. */
  distance: number | null;
}

/**
 * Places that fit, nearest first where a position, town or postcode was named, else by town and name. Words that are no
 * town are looked for in names and streets.
 *
 * @param home the shop's own country, searched when none is named
 */
export function searchPlaces(places: readonly Place[], search: StoreSearch, home: string): FoundPlace[] {
  const countries = search.deliveryCountries?.split(",");
  const country = search.countryCode ?? (countries ? undefined : home);
  const open = places.filter(
    ({ address, services }) =>
      (country === undefined || address.country === country) &&
      (countries === undefined || countries.includes(address.country)) &&
      (search.services ?? []).every((service) => services.includes(service)),
  );
  const center = centerOf(search, country ? [country] : (countries ?? null));
  if (center) return near(open, center, search.radius ?? RADIUS_KM);
  const found = search.search === undefined ? open : named(open, search.search);
  return [...found].sort(byTown).map((place) => ({ place, distance: null }));
}

function centerOf({ search, lat, lon }: StoreSearch, countries: readonly string[] | null): Position | null {
  if (lat !== undefined && lon !== undefined) return { lat, lon };
  if (search === undefined) return null;
  // A whole address is looked for by its postcode; one that the gazetteer does not know lies in its department.
  const postcode = /\b\d{4,5}\b/.exec(search)?.[0] ?? "";
  const department = postcode.length === 5 ? postcode.slice(0, 2) : "";
  const [town] = [search, postcode, department].flatMap((words) => findTowns(words, countries));
  if (town) return town.position;
  return countries === null || countries.includes("GB") ? findBritishArea(search) : null;
}

function near(places: readonly Place[], center: Position, radius: number): FoundPlace[] {
  return places
    .map((place) => ({ place, distance: distance(center, place.position) }))
    .filter(({ distance: metres }) => metres <= radius * 1000)
    .sort((a, b) => a.distance - b.distance);
}

function named(places: readonly Place[], words: string): Place[] {
  const wanted = plain(words).split(" ");
  return places.filter(({ name, address }) => {
    const text = ` ${plain(`${name} ${address.line1} ${address.city}`)}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
}

function byTown(a: Place, b: Place): number {
  return order(a.address.city, b.address.city) || order(a.name, b.name) || Number(a.storeId) - Number(b.storeId);
}

function order(a: string, b: string): number {
  return plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0;
}

import type { Position } from "#models/store.ts";

/** Places where people live, for the store locator and the address autocomplete. Coordinates are degrees. */
export interface Town {
  name: string;
  zipCode: string;
  /** ISO 3166 alpha-2. */
  country: string;
  position: Position;
  /** Streets in which the house has a shop of its own, one each. */
  shops: readonly string[];
}

/** Name, postcode, latitude, longitude, streets with a shop. */
export type TownRow = readonly [name: string, zipCode: string, lat: number, lon: number, ...shops: string[]];

export function townsOf(country: string, rows: readonly TownRow[]): Town[] {
  return rows.map(([name, zipCode, lat, lon, ...shops]) => ({ name, zipCode, country, position: { lat, lon }, shops }));
}

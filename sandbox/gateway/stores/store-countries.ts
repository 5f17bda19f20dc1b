import type { z } from "zod";
import type { storeCountriesSchema } from "#models/store.ts";
import { plain } from "../../gazetteer/gazetteer";
import { listPlaces, type Place } from "./store-list";

type Countries = z.infer<typeof storeCountriesSchema>["values"];
type City = Countries[number]["cities"][number];

/** Countries that have shops with their towns, both in the order of their names. Null: all countries. */
export function storesByCountry(countries: readonly string[] | null): Countries {
  const byCountry = new Map<string, Place[]>();
  for (const place of listPlaces()) {
    const { country } = place.address;
    if (place.kind !== "store" || (countries && !countries.includes(country))) continue;
    byCountry.set(country, [...(byCountry.get(country) ?? []), place]);
  }
  return [...byCountry].map(([countryCode, places]) => {
    return { countryCode, total: places.length, cities: citiesOf(places) };
  });
}

function citiesOf(places: readonly Place[]): City[] {
  const cities = new Map<string, City>();
  for (const { storeId, name, address } of places) {
    const city = cities.get(address.city) ?? { name: address.city, stores: [] };
    city.stores.push({ storeId, name, zipCode: address.zipCode });
    cities.set(address.city, city);
  }
  return [...cities.values()].sort((a, b) => (plain(a.name) < plain(b.name) ? -1 : 1));
}

import { streetLine } from "#models/address-rules.ts";
import type { Store } from "#models/store.ts";
import { TOWNS } from "../../gazetteer/gazetteer";
import { streetsOf } from "../../gazetteer/streets";
import type { Town } from "../../gazetteer/town";
import { type Random, seeded } from "../../studio/random";
import { timeZoneOf } from "#models/countries.ts";
import { openingHours } from "./opening-hours";
import { LOCKER_NAMES, PICKUP_NAMES } from "./place-names";

/** A place as it is whatever day it is and whoever asks. */
export type Place = Omit<Store, "specialDays" | "distance" | "stock" | "parcels">;
export type Parcels = NonNullable<Store["parcels"]>;

/** First id and how many pickups and lockers; shops are as many as the gazetteer's streets with one. */
const COUNTRIES: Record<string, { first: number; pickups: number; lockers: number }> = {
  FR: { first: 2001, pickups: 260, lockers: 140 },
  CH: { first: 3001, pickups: 50, lockers: 30 },
  GB: { first: 4001, pickups: 80, lockers: 40 },
};
const FIRST_PICKUP = 500_001;
const FIRST_LOCKER = 700_001;

let places: readonly Place[] | null = null;
let byId: ReadonlyMap<string, Place> | null = null;

/** The 180 shops, then 390 pickup points and 210 lockers, the same on every machine. */
export function listPlaces(): readonly Place[] {
  if (!places) {
    const shops = Object.entries(COUNTRIES).flatMap(([country, { first }]) => shopsOf(country, first));
    places = [...shops, ...pointsOf("pickup", FIRST_PICKUP), ...pointsOf("locker", FIRST_LOCKER)];
  }
  return places;
}

/** Shop, pickup point or locker; null for an unknown id. */
export function findPlace(storeId: string): Place | null {
  byId ??= new Map(listPlaces().map((place) => [place.storeId, place]));
  return byId.get(storeId) ?? null;
}

/** What the control was told of a place, until the next reset. */
const changed = new Map<string, Parcels>();

/** One place in seventeen is full, one point in nineteen closed, so that every larger town has some of each. */
export function parcelsOf({ storeId, kind }: Pick<Place, "storeId" | "kind">): Parcels {
  const id = Number(storeId);
  return changed.get(storeId) ?? (id % 17 === 0 ? "full" : kind !== "store" && id % 19 === 0 ? "closed" : "accepted");
}

/** False for an unknown place. */
export function setParcels(storeId: string, parcels: Parcels): boolean {
  if (!findPlace(storeId)) return false;
  changed.set(storeId, parcels);
  return true;
}

export function forgetParcels(): void {
  changed.clear();
}

function townsIn(country: string): Town[] {
  return TOWNS.filter((town) => town.country === country);
}

function shopsOf(country: string, first: number): Place[] {
  return townsIn(country)
    .flatMap((town) => town.shops.map((street, index) => ({ town, street, index })))
    .map(({ town, street, index }, position) => shop(town, street, { id: first + position, isFirst: index === 0 }));
}

function shop(town: Town, street: string, { id, isFirst }: { id: number; isFirst: boolean }): Place {
  const random = seeded(`shop ${id}`);
  const { name: city, country, zipCode } = town;
  const large = town.shops.length > 1 && isFirst;
  const services: Place["services"] = ["women"];
  if (large || random() < 0.7) services.push("men");
  if (large || random() < 0.5) services.push("children");
  if (large || random() < 0.6) services.push("alterations");
  services.push("collection");
  // Shops reserve where the country's site offers it.
  if (country !== "GB") services.push("reservation");
  services.push("returns");
  if (large || random() < 0.2) services.push("personalShopper");
  if (random() < 0.8) services.push("giftWrap");
  if (large || random() < 0.75) services.push("stepFree");
  return {
    storeId: String(id),
    kind: "store",
    name: `${city} ${shortStreet(street)}`,
    address: { line1: streetLine({ street, streetNumber: houseNumber(random, 90) }, country), zipCode, city, country },
    position: nearby(town, random, 0.006),
    phone: phoneOf(country, id),
    email: `boutique-${id}@vitrine.test`,
    openingHours: openingHours("store", country, random),
    timeZone: timeZoneOf(country),
    services,
  };
}

/** What people call a street: `rue des Francs-Bourgeois` is Francs-Bourgeois, `King’s Road` stays as it is. */
function shortStreet(street: string): string {
  const short = street.replace(
    /^(?:grand-rue|rue|avenue|boulevard|cours|cour|place|quai|allées?|parvis|via) (?:de la |de l’|des |du |de |d’|au )?/i,
    "",
  );
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function pointsOf(kind: "pickup" | "locker", first: number): Place[] {
  const points = Object.entries(COUNTRIES).flatMap(([country, { pickups, lockers }]) => {
    const towns = townsIn(country);
    const count = kind === "pickup" ? pickups : lockers;
    return Array.from({ length: count }, (_, index) => ({ country, index, town: towns[index % towns.length], towns }));
  });
  return points.flatMap(({ country, index, town, towns }, position) => {
    if (!town) return [];
    return [point(kind, town, { id: first + position, country, turn: Math.floor(index / towns.length) })];
  });
}

/** `turn` counts the points of one kind in one town, so that no two have the same name. */
function point(
  kind: "pickup" | "locker",
  town: Town,
  { id, country, turn }: { id: number; country: string; turn: number },
): Place {
  const random = seeded(`${kind} ${id}`);
  const names = (kind === "pickup" ? PICKUP_NAMES : LOCKER_NAMES)[country] ?? [];
  const start = Math.floor(seeded(`${kind} ${town.name} ${town.zipCode}`)() * names.length);
  return {
    storeId: String(id),
    kind,
    name: names[(start + turn) % names.length] ?? "",
    address: {
      line1: streetLine({ streetNumber: houseNumber(random, 120), street: random.pick(streetsOf(country)) }, country),
      zipCode: town.zipCode,
      city: town.name,
      country,
    },
    position: nearby(town, random, 0.015),
    openingHours: openingHours(kind, country, random),
    timeZone: timeZoneOf(country),
    services: kind === "pickup" ? ["collection", "returns"] : ["collection"],
  };
}

function houseNumber(random: Random, most: number): string {
  return String(1 + Math.floor(random() * most));
}

function nearby({ position: { lat, lon } }: Town, random: Random, spread: number): Place["position"] {
  const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
  return { lat: round(lat + random.between(-spread, spread)), lon: round(lon + random.between(-spread, spread)) };
}

/** Numbers that regulators keep free for fiction where they keep any. */
function phoneOf(country: string, id: number): string {
  const last = String(id % 10_000).padStart(4, "0");
  if (country === "FR") return `+3319900${last}`;
  return country === "CH" ? `+4122555${last}` : `+441632960${last.slice(1)}`;
}

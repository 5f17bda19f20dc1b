import type { Place } from "#models/place.ts";
import { findTowns, plain, TOWNS } from "../gazetteer/gazetteer";
import { streetsOf } from "../gazetteer/streets";
import { seeded } from "../studio/random";

/** Every street of every town of the gazetteer; houses are numbered as far as anybody asks. */

interface Street {
  /** Positions in the gazetteer. */
  town: number;
  index: number;
  name: string;
  /** Street, town and postcode for comparing, a space before every word. */
  words: string;
}

/** Of the streets that a country's towns commonly have, how many a town really has beside the commonest two. */
const SHARE = 0.6;

let known: readonly Street[] | null = null;

function streets(): readonly Street[] {
  known ??= TOWNS.flatMap(({ name: city, zipCode, country, shops }, town) => {
    const random = seeded(`streets ${country} ${zipCode} ${city}`);
    const common = streetsOf(country).filter((_, index) => random() < SHARE || index < 2);
    return [...new Set([...shops, ...common])].map((name, index) => {
      return { town, index, name, words: ` ${plain(`${name} ${zipCode} ${city}`)}` };
    });
  });
  return known;
}

interface Typed {
  /** House number with what follows it, `14 bis`; empty when there is none. */
  number: string;
  words: string[];
}

/** Digits at the start, or after a street, are the house's; four and more are a postcode. */
function readTyped(input: string): Typed {
  const number = /(?:^|\s)(\d{1,3}(?:\s?(?:bis|ter|[a-d]))?)(?=$|[\s,/])/i.exec(input)?.[1] ?? "";
  const words = plain(number === "" ? input : input.replace(number, " "))
    .split(" ")
    .filter(Boolean);
  return { number, words };
}

/** Addresses that begin with what was typed; those in which the street itself does come first. */
export function suggestAddresses(input: string, countries: readonly string[], limit: number): Place[] {
  const { number, words } = readTyped(input);
  if (words.length === 0) return [];
  const first: Place[] = [];
  const others: Place[] = [];
  for (const street of streets()) {
    const { country } = TOWNS[street.town] ?? {};
    if (country === undefined || !countries.includes(country)) continue;
    if (!words.every((word) => street.words.includes(` ${word}`))) continue;
    (street.words.startsWith(` ${words.join(" ")}`) ? first : others).push(addressOf(street, number));
    if (first.length === limit) break;
  }
  return [...first, ...others].slice(0, limit);
}

/** One a town and postcode. */
export function suggestTowns(input: string, countries: readonly string[], limit: number): Place[] {
  return findTowns(input, countries)
    .slice(0, limit)
    .map((town) => townOf(TOWNS.indexOf(town)));
}

/** The place of an id that a suggestion gave; null for any other text. */
export function findAddress(placeId: string): Place | null {
  const town = /^t(\d{1,4})$/.exec(placeId)?.[1];
  if (town !== undefined) return TOWNS[Number(town)] ? townOf(Number(town)) : null;
  const parts = /^a(\d{1,4})-(\d{1,3})(?:-(\d{1,3}(?:bis|ter|[a-d])?))?$/.exec(placeId);
  if (!parts) return null;
  const [, at = "", index = "", number = ""] = parts;
  const street = streets().find((one) => one.town === Number(at) && one.index === Number(index));
  return street ? addressOf(street, number.replace(/(?<=\d)(?=bis|ter)/, " ")) : null;
}

function townOf(index: number): Place {
  const { name: city, zipCode, country, position } = TOWNS[index]!;
  return { placeId: `t${index}`, kind: "town", zipCode, city, country, position };
}

function addressOf({ town, index, name }: Street, number: string): Place {
  const { name: city, zipCode, country, position } = TOWNS[town]!;
  const suffix = number === "" ? "" : `-${number.replace(/\s/g, "").toLowerCase()}`;
  const random = seeded(`${zipCode} ${name} ${number}`);
  const shift = (degrees: number): number => Math.round((degrees + random.between(-0.01, 0.01)) * 10_000) / 10_000;
  return {
    placeId: `a${town}-${index}${suffix}`,
    kind: "address",
    street: name,
    ...(number === "" ? {} : { streetNumber: number }),
    zipCode,
    city,
    country,
    position: { lat: shift(position.lat), lon: shift(position.lon) },
  };
}

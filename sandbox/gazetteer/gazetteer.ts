import type { Position } from "#models/store.ts";
import { BRITAIN, BRITISH_AREAS } from "./britain";
import { GERMANY, ITALY, NEIGHBOURS, POLAND, SPAIN } from "./elsewhere";
import { FRANCE } from "./france";
import { SWITZERLAND } from "./switzerland";
import type { Town } from "./town";

export const TOWNS: readonly Town[] = [
  ...FRANCE,
  ...SWITZERLAND,
  ...BRITAIN,
  ...SPAIN,
  ...GERMANY,
  ...ITALY,
  ...POLAND,
  ...NEIGHBOURS,
];

const LETTERS: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae", ø: "o", "’": " ", "'": " ", "-": " " };

/** What two spellings of one name have in common: no capitals, accents, apostrophes or hyphens. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßœæø’'-]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres as the crow flies. */
export function distance(a: Position, b: Position): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const arc = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(arc)));
}

interface Named {
  town: Town;
  words: string;
  zip: string;
}
const NAMED: readonly Named[] = TOWNS.map((town) => ({
  town,
  words: plain(town.name),
  zip: town.zipCode.toLowerCase().replace(/\s/g, ""),
}));

/**
 * Towns whose name or postcode begins with what was typed, whole names first; "75003 Paris" and "Paris 75003" count as
 * both. Only those of the countries, in their order in the gazetteer.
 */
export function findTowns(typed: string, countries: readonly string[] | null): Town[] {
  const { name, zip } = readPlace(typed);
  if (name === "" && zip === "") return [];
  const fits = ({ town, words, zip: code }: Named): boolean =>
    (countries === null || countries.includes(town.country)) &&
    (words === name || words.startsWith(name)) &&
    (zip === "" || code.startsWith(zip) || (name === "" && zip.startsWith(code)));
  const found = NAMED.filter(fits);
  return [...found.filter(({ words }) => words === name), ...found.filter(({ words }) => words !== name)].map(
    ({ town }) => town,
  );
}

/** `sw1a 1aa`, `sw1a1aa` and `sw1a`, wherever it stands: the letters of the area, the rest of the outward code. */
const BRITISH_POSTCODE = /\b([a-z]{1,2})(\d[a-z\d]?)(?: ?\d[a-z]{2})?\b/;

/**
 * Where a British postcode lies. Britain has 1.7 million of them and the gazetteer one a town: another one lies in the
 * town of its outward code, else in that of its area. Null for a text without one.
 */
export function findBritishArea(typed: string): Position | null {
  const [, area = "", district = ""] = BRITISH_POSTCODE.exec(plain(typed)) ?? [];
  if (area === "") return null;
  const british = NAMED.filter(({ town }) => town.country === "GB");
  const near =
    british.find(({ zip }) => zip.slice(0, -3) === area + district) ??
    british.find(({ zip }) => /^[a-z]+/.exec(zip)?.[0] === area);
  const [lat, lon] = BRITISH_AREAS[area.toUpperCase()] ?? [];
  return near?.town.position ?? (lat === undefined || lon === undefined ? null : { lat, lon });
}

/** Words with a digit are the postcode, the others the name. */
/** What towns are called by those who live there, and the name that the gazetteer has. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  basel: "bale",
  luzern: "lucerne",
  "st gallen": "saint gall",
  winterthur: "winterthour",
};

function readPlace(typed: string): { name: string; zip: string } {
  const words = plain(typed).split(" ").filter(Boolean);
  const isBritish = /^[a-z]{1,2}\d[a-z\d]?( ?\d[a-z]{2})?$/.test(words.join(" "));
  if (isBritish) return { name: "", zip: words.join("") };
  const name = words.filter((word) => !/\d/.test(word)).join(" ");
  return {
    name: OTHER_NAMES[name] ?? name,
    zip: words.filter((word) => /\d/.test(word)).join(""),
  };
}

/** Looking for shops, pickup points and lockers (S7): by words, or around a position. */

/** Longer is no place's name; the gateway takes as much. */
export const MAX_PLACE = 100;

/** Degrees as an address has them: `48.861`. */
export interface PositionText {
  lat: string;
  lon: string;
}

/** Where to look: a town, postcode or address, or a position. */
export type Near = { search: string } | PositionText;

/** What is looked for, as an address asks for it. */
export interface AskedPlace {
  /** Words; empty where none are given, and around a position. */
  place: string;
  /** Null before anything is looked for. */
  near: Near | null;
  /** A position was given, and is none on earth. */
  isNowhere: boolean;
}

/** @param name of the words: they count where there is a position as well, `lat` and `lon` */
export function readAskedPlace(params: URLSearchParams, name: string): AskedPlace {
  const place = (params.get(name) ?? "").trim().slice(0, MAX_PLACE);
  if (place) return { place, near: { search: place }, isNowhere: false };
  const [lat, lon] = [params.get("lat"), params.get("lon")];
  const near = readPosition(lat, lon);
  return { place, near, isNowhere: !near && Boolean(lat ?? lon) };
}

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

/** A position to a street's width, which is enough to find a shop by; null for anything else. */
export function readPosition(lat: unknown, lon: unknown): PositionText | null {
  const isDegrees = (text: unknown): text is string => typeof text === "string" && DEGREES.test(text);
  if (!isDegrees(lat) || !isDegrees(lon)) return null;
  if (Math.abs(+lat) > 90 || Math.abs(+lon) > 180) return null;
  return { lat: (+lat).toFixed(3), lon: (+lon).toFixed(3) };
}

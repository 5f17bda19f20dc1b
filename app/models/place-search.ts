/** Search for shops, pickup points and lockers (S7): by words, or around a position. */

/** Longer than any place's name; the gateway's limit too. */
export const MAX_PLACE = 100;

/** Degrees as text, as in an address: `48.861`. */
export interface PositionText {
  lat: string;
  lon: string;
}

/** Where to look: a town, postcode or address, or a position. */
export type Near = { search: string } | PositionText;

/** A search, as the page's address states it. */
export interface AskedPlace {
  /** Words; empty when there are none, and for a search around a position. */
  place: string;
  /** Null without a search. */
  near: Near | null;
  /** A position was given, but it is not on earth. */
  isNowhere: boolean;
}

/** @param name parameter with the words, which go before a position in `lat` and `lon` */
export function readAskedPlace(params: URLSearchParams, name: string): AskedPlace {
  const place = (params.get(name) ?? "").trim().slice(0, MAX_PLACE);
  if (place) return { place, near: { search: place }, isNowhere: false };
  const [lat, lon] = [params.get("lat"), params.get("lon")];
  const near = readPosition(lat, lon);
  return { place, near, isNowhere: !near && Boolean(lat ?? lon) };
}

const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

/** A position rounded to about a street's width, which is precise enough to find a shop; null for anything else. */
export function readPosition(lat: unknown, lon: unknown): PositionText | null {
  const isDegrees = (text: unknown): text is string => typeof text === "string" && DEGREES.test(text);
  if (!isDegrees(lat) || !isDegrees(lon)) return null;
  if (Math.abs(+lat) > 90 || Math.abs(+lon) > 180) return null;
  return { lat: (+lat).toFixed(3), lon: (+lon).toFixed(3) };
}

import type { Position } from "./store";

/** A square part of the map in Mercator's projection, where the world is a square of side 1. */
export interface MapWindow {
  left: number;
  top: number;
  side: number;
}

/** Width of a map in the usual web-map tiles: at zoom level z, the world is 2^z tiles wide. */
const TILES_ACROSS = 2;
/** About 15 streets wide; any closer, a map without streets shows nothing. */
const MAX_ZOOM = 13;
/** Keeps pins off the edge. */
const MARGIN = 0.12;

/** Mercator, north up. */
export function toMercator({ lat, lon }: Position): { x: number; y: number } {
  const sine = Math.sin((Math.min(Math.max(lat, -85), 85) * Math.PI) / 180);
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The window around a place at a zoom level, which the domain parameters give (S3). */
export function viewportAt(center: Position, zoom: number): MapWindow {
  const side = TILES_ACROSS / 2 ** zoom;
  const { x, y } = toMercator(center);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** The smallest window with all places, down to `MAX_ZOOM`. Null without places. */
export function fitViewport(places: readonly Position[]): MapWindow | null {
  if (places.length === 0) return null;
  const points = places.map(toMercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const held = Math.max(right - left, bottom - top) / (1 - 2 * MARGIN);
  const side = Math.max(held, TILES_ACROSS / 2 ** MAX_ZOOM);
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}

/** Whether a place is inside a window. */
export function holds(map: MapWindow, place: Position): boolean {
  const { x, y } = toViewport(map, place);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/**
 * The given window or, where it cuts off some places, the window with all of them; at most one zoom level wider, so
 * that a single place overseas does not make it a map of the world.
 */
export function widenedTo(given: MapWindow, places: readonly Position[]): MapWindow {
  const fit = fitViewport(places);
  const isCut = places.some((place) => !holds(given, place));
  return isCut && fit && fit.side <= 2 * given.side ? fit : given;
}

const EARTH_METERS = 40_075_017;
const ROUND_LENGTHS = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200];
/** Most squares across the window: more would be in the way. */
const SQUARES = 9;

/**
 * Squares to measure a window by: the length of their side, a round number of units, and its part of the window's side.
 *
 * @param unit of the length, in metres
 */
export function scaleGrid({ top, side }: MapWindow, unit: number): { length: number; part: number } {
  const middle = Math.PI * (1 - 2 * (top + side / 2));
  const width = (side * EARTH_METERS) / Math.cosh(middle) / unit;
  const length = ROUND_LENGTHS.find((each) => width / each <= SQUARES) ?? ROUND_LENGTHS.at(-1)!;
  return { length, part: length / width };
}

/** Position of a place in a window, from its left and top edge; 0 to 1 inside. */
export function toViewport({ left, top, side }: MapWindow, position: Position): { x: number; y: number } {
  const { x, y } = toMercator(position);
  return { x: (x - left) / side, y: (y - top) / side };
}

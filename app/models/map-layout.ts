import { type MapWindow, toViewport } from "./map-window";
import type { Position } from "./store";

/** Places pins and names on a map without overlaps. All lengths are CSS pixels. */

interface Point {
  x: number;
  y: number;
}

/** Side of the map on a phone: what fits there fits on a wider one. */
const SIDE = 360;
/** Diameter of a numbered pin, with a gap. */
const PIN = 34;
const PASSES = 200;
/** Limits of pins, which are those of the places themselves (`fitViewport`): the map's note is below. */
const EDGE = { from: 0.12 * SIDE, to: 0.88 * SIDE };

const onPhone = (map: MapWindow, position: Position): Point => {
  const { x, y } = toViewport(map, position);
  return { x: x * SIDE, y: y * SIDE };
};

/** How far to move each pin from its place, so that every number can be read. Pins with enough room are not moved. */
export function pinShifts(map: MapWindow, positions: readonly Position[]): Point[] {
  const places = positions.map((position) => onPhone(map, position));
  const pins = places.map((place) => ({ ...place }));
  for (let pass = 0; pass < PASSES && pushApart(pins); pass++);
  return pins.map(({ x, y }, index) => ({
    x: Math.round(x - places[index]!.x),
    y: Math.round(y - places[index]!.y),
  }));
}

/** Moves pins that overlap away from each other; false when none did. */
function pushApart(pins: Point[]): boolean {
  let hasMoved = false;
  pins.forEach((one, index) => {
    for (const other of pins.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= PIN - 0.5) continue;
      // At the very same place there is no direction: take a different one for each pair.
      const angle = distance < 0.01 ? index + pins.indexOf(other) : Math.atan2(dy, dx);
      const push = (PIN - distance) / 2;
      const [x, y] = [Math.cos(angle) * push, Math.sin(angle) * push];
      Object.assign(one, { x: inside(one.x - x), y: inside(one.y - y) });
      Object.assign(other, { x: inside(other.x + x), y: inside(other.y + y) });
      hasMoved = true;
    }
  });
  return hasMoved;
}

const inside = (length: number) => Math.min(Math.max(length, EDGE.from), EDGE.to);

export interface Town {
  name: string;
  position: Position;
}

/** Width of a letter of a town's name, and height of its line. */
const LETTER = 7;
const LINE = 18;

/** The first `most` towns whose names do not overlap the name of an earlier one. */
export function townsWithRoom(map: MapWindow, towns: readonly Town[], most: number): Town[] {
  const named: Town[] = [];
  for (const town of towns) {
    if (named.length === most) break;
    if (!named.some((other) => namesMeet(map, town, other))) named.push(town);
  }
  return named;
}

function namesMeet(map: MapWindow, one: Town, other: Town): boolean {
  const [a, b] = [onPhone(map, one.position), onPhone(map, other.position)];
  const width = ((one.name.length + other.name.length) * LETTER) / 2;
  return Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < LINE;
}

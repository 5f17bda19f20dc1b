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

/** Where a town's name stands from its place. */
export type NameSide = "below" | "right" | "left" | "above";

export type NamedTown = Town & { side: NameSide };

const SIDES: readonly NameSide[] = ["below", "right", "left", "above"];
/** Width of a letter of a town's name, and height of its line. */
const LETTER = 7;
const LINE = 18;
/** From a town's place to the edge of its name, up or down, and to a side. */
const GAP = 8;
const SIDE_GAP = 12;
/** Diameter of a pin without a number. */
const SPOT = 8;

/**
 * The first `most` towns that are not too near an earlier one, each with its name where that covers the fewest pins.
 *
 * @param pins places of pins without a number
 */
export function townsWithRoom(
  map: MapWindow,
  towns: readonly Town[],
  most: number,
  pins: readonly Position[] = [],
): NamedTown[] {
  const spots = pins.map((pin) => ({ ...onPhone(map, pin), width: SPOT, height: SPOT }));
  const named: NamedTown[] = [];
  for (const town of towns) {
    if (named.length === most) break;
    if (named.some((other) => meet(boxOf(map, town, "below"), boxOf(map, other, "below")))) continue;
    const taken = named.map((other) => boxOf(map, other, other.side));
    const free = SIDES.map((side) => ({ side, box: boxOf(map, town, side) })).filter(
      ({ box }) => isOnMap(box) && !taken.some((other) => meet(box, other)),
    );
    const covered = ({ box }: { box: Box }) => spots.filter((spot) => meet(box, spot)).length;
    const [best] = free.toSorted((one, other) => covered(one) - covered(other));
    if (best) named.push({ ...town, side: best.side });
  }
  return named;
}

/** A rectangle around its centre. */
interface Box extends Point {
  width: number;
  height: number;
}

function boxOf(map: MapWindow, { name, position }: Town, side: NameSide): Box {
  const { x, y } = onPhone(map, position);
  const width = name.length * LETTER;
  const aside = { below: 0, above: 0, right: SIDE_GAP + width / 2, left: -SIDE_GAP - width / 2 }[side];
  const down = { below: GAP + LINE / 2, above: -GAP - LINE / 2, right: 0, left: 0 }[side];
  return { x: x + aside, y: y + down, width, height: LINE };
}

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

const isOnMap = ({ x, width }: Box): boolean => Math.abs(x - SIDE / 2) <= (SIDE - width) / 2;

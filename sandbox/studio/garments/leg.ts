import type { Point, Points, Side } from "../draw/geometry";
import type { LegCut } from "../spec";

export interface TrouserMeasures {
  leg: LegCut;
  to: number;
  waistY: number;
  waist: number;
  hip: number;
  band: number;
  crease: boolean;
  elastic: boolean;
  turnUp: boolean;
  cargo: boolean;
}

/** One leg being made. */
export interface Leg {
  c: TrouserMeasures;
  side: Side;
  crotch: Point;
  /** Point on the leg: along it, across it (-1 inside, 1 outside). */
  at: (t: number, u: number) => Point;
  hem: readonly [inner: Point, middle: Point, outer: Point];
  inseam: Points;
}

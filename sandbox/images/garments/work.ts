import type { Art } from "../draw/art";
import type { Frame } from "../draw/frames";
import type { Point } from "../draw/geometry";
import type { Material } from "../draw/material";

/** A garment being made: the picture, the frame it is laid on, its cloth. */
export interface Work {
  art: Art;
  f: Frame;
  m: Material;
  back: boolean;
}

/** What a cut gives: what lies behind the body, on it, and before the arms. */
export interface Layers {
  under: string;
  main: string;
  sleeves: readonly string[];
  over: string;
}

/** Puts a point of the cut on the frame. */
export type Place = (x: number, y: number, corner?: number) => Point;
export const placing =
  ({ f }: Work): Place =>
  (x, y, corner) =>
    f.warp([x, y, corner]);

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
  /** A jacket or coat worn open over another layer. */
  open?: boolean;
}

/** What a cut gives: the inside of an open coat, what lies behind the body, on it, and before the arms. */
export interface Layers {
  under: string;
  main: string;
  sleeves: readonly string[];
  over: string;
  lining?: string;
}

/** Puts a point of the cut on the frame. */
export type Place = (x: number, y: number, corner?: number) => Point;
export const placing =
  ({ f }: Work): Place =>
  (x, y, corner) =>
    f.warp([x, y, corner]);

import type { Keys, Points } from "../draw/geometry";
import { lerp } from "../draw/geometry";
import type { Neck, SleeveKind } from "../spec";

interface NeckCut {
  /** Half width and height of its corner at the shoulder. */
  nw: number;
  ny: number;
  /** The neckline in front, left to right, for a half width. */
  front: (w: number) => Points;
}

export const NECK_CUTS: Record<Neck | "nape", NeckCut> = {
  crew: {
    nw: 31,
    ny: 143,
    front: (w) => [
      [-w * 0.82, 158],
      [-w * 0.42, 167],
      [0, 169.5],
      [w * 0.42, 167],
      [w * 0.82, 158],
    ],
  },
  round: {
    nw: 36,
    ny: 146,
    front: (w) => [
      [-w * 0.86, 164],
      [-w * 0.45, 178],
      [0, 182],
      [w * 0.45, 178],
      [w * 0.86, 164],
    ],
  },
  boat: {
    nw: 50,
    ny: 152,
    front: (w) => [
      [-w * 0.6, 162],
      [0, 166],
      [w * 0.6, 162],
    ],
  },
  scoop: {
    nw: 44,
    ny: 150,
    front: (w) => [
      [-w * 0.88, 182],
      [-w * 0.5, 206],
      [0, 212],
      [w * 0.5, 206],
      [w * 0.88, 182],
    ],
  },
  vee: {
    nw: 34,
    ny: 145,
    front: () => [
      [-17, 186],
      [0, 222, 1],
      [17, 186],
    ],
  },
  shirt: {
    nw: 29,
    ny: 142,
    front: () => [
      [-14, 160],
      [0, 176, 1],
      [14, 160],
    ],
  },
  deep: {
    nw: 30,
    ny: 142,
    front: () => [
      [-22, 190],
      [0, 262, 1],
      [22, 190],
    ],
  },
  wrap: {
    nw: 38,
    ny: 147,
    front: () => [
      [-30, 190],
      [6, 266, 1],
      [24, 200],
    ],
  },
  strap: {
    nw: 43,
    ny: 178,
    front: () => [
      [-30, 214],
      [-2, 226, 1],
      [30, 214],
    ],
  },
  turtle: {
    nw: 25,
    ny: 140,
    front: (w) => [
      [-w * 0.5, 150],
      [0, 153],
      [w * 0.5, 150],
    ],
  },
  /** Every garment's back. */
  nape: {
    nw: 25,
    ny: 142,
    front: (w) => [
      [-w * 0.55, 138],
      [0, 136.5],
      [w * 0.55, 138],
    ],
  },
};

interface SleeveCut {
  /** Where it ends: 0 shoulder, 1 wrist. */
  to: number;
  /** Half widths along it. */
  widths: Keys;
  gather?: boolean;
}

/** A padded sleeve swells between its seams and is narrow at the wrist. */
const QUILTED: Keys = Array.from({ length: 33 }, (_, i) => {
  const swell = i < 30 ? lerp(33, 25, i / 30) + 3.6 * Math.abs(Math.sin((Math.PI * i) / 5)) - 2 : 19;
  return [i / 32, swell];
});

export const SLEEVE_CUTS: Record<SleeveKind, SleeveCut> = {
  cap: {
    to: 0.16,
    widths: [
      [0, 26],
      [0.16, 30],
    ],
  },
  short: {
    to: 0.36,
    widths: [
      [0, 25],
      [0.2, 26],
      [0.36, 26],
    ],
  },
  elbow: {
    to: 0.52,
    widths: [
      [0, 25],
      [0.25, 25],
      [0.52, 23],
    ],
  },
  bracelet: {
    to: 0.86,
    widths: [
      [0, 20],
      [0.14, 24],
      [0.3, 23],
      [0.55, 19.5],
      [0.86, 16],
    ],
  },
  long: {
    to: 1,
    widths: [
      [0, 19],
      [0.14, 23],
      [0.3, 22.5],
      [0.55, 18.5],
      [0.85, 14.5],
      [1, 13],
    ],
  },
  relaxed: {
    to: 1.03,
    widths: [
      [0, 22],
      [0.14, 27],
      [0.3, 26.5],
      [0.55, 24],
      [0.85, 20],
      [1.03, 17],
    ],
  },
  coat: {
    to: 1.03,
    widths: [
      [0, 22],
      [0.14, 27.5],
      [0.3, 27],
      [0.55, 24],
      [0.85, 22],
      [1.03, 21],
    ],
  },
  balloon: {
    to: 1,
    widths: [
      [0, 26],
      [0.25, 26],
      [0.5, 27],
      [0.75, 33],
      [0.88, 31],
      [0.97, 16],
      [1, 13],
    ],
    gather: true,
  },
  puff: {
    to: 0.4,
    widths: [
      [0, 30],
      [0.12, 38],
      [0.26, 38],
      [0.36, 29],
      [0.4, 24],
    ],
    gather: true,
  },
  quilted: { to: 1, widths: QUILTED },
  bell: {
    to: 0.98,
    widths: [
      [0, 24],
      [0.3, 21],
      [0.5, 21],
      [0.75, 29],
      [0.98, 42],
    ],
  },
};

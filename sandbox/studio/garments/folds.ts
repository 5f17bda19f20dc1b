import type { Side } from "../draw/geometry";
import { SIDES } from "../draw/geometry";
import { drape, fold, ripple } from "../draw/marks";
import { placing, type Work } from "./work";
import type { Trunk } from "./trunk";

interface TrunkFolds {
  /** Drawn in by a belt. */
  belt?: boolean;
  /** How much the cloth folds; 1 is usual. */
  slack?: number;
}

/** Where the folds of a trunk lie: the seed picks one plan, so that two shirts do not crease alike. */
interface Plan {
  /** Folds from the armpit: how far in, how far down, strength. */
  armpit: readonly (readonly [inward: number, down: number, strength: number])[];
  /** Falls to the hem on each side. */
  falls: readonly [left: number, right: number];
  /** Pull across the waist on each side. */
  waist: readonly [left: number, right: number];
  /** A long diagonal from one shoulder. */
  diagonal: Side | 0;
}

const PLANS: readonly Plan[] = [
  {
    armpit: [
      [0.45, 33, 0.75],
      [0.6, 70, 0.55],
    ],
    falls: [2, 2],
    waist: [1, 1],
    diagonal: 0,
  },
  { armpit: [[0.5, 42, 0.7]], falls: [3, 1], waist: [0.5, 1.2], diagonal: 1 },
  {
    armpit: [
      [0.38, 24, 0.6],
      [0.55, 58, 0.7],
      [0.7, 92, 0.4],
    ],
    falls: [1, 2],
    waist: [1.2, 0.6],
    diagonal: -1,
  },
  { armpit: [[0.52, 52, 0.8]], falls: [2, 3], waist: [0.7, 0.7], diagonal: 0 },
  // Smooth, with one long line across.
  { armpit: [[0.3, 66, 0.5]], falls: [0, 1], waist: [0.3, 0.4], diagonal: 1 },
  // Just unfolded: straight falls, hardly a pull.
  { armpit: [[0.62, 28, 0.45]], falls: [3, 3], waist: [0.2, 0.2], diagonal: 0 },
  // Drawn to one side.
  {
    armpit: [
      [0.25, 48, 0.9],
      [0.42, 96, 0.6],
    ],
    falls: [0, 3],
    waist: [1.4, 0.3],
    diagonal: -1,
  },
  {
    armpit: [
      [0.66, 40, 0.5],
      [0.48, 78, 0.7],
    ],
    falls: [1, 1],
    waist: [0.4, 1.3],
    diagonal: 1,
  },
];

function sideFolds(w: Work, t: Trunk, side: Side, how: { plan: Plan; k: number; belt: boolean }): string {
  const { art, f, m } = w;
  const { rnd } = art;
  const { plan, k, belt } = how;
  const P = (x: number, y: number) => f.warp([side * x, y]);
  const index = side === -1 ? 0 : 1;
  const other = side === 1 ? -1 : 1;
  let out = "";
  plan.armpit.forEach(([inward, down, strength], i) => {
    const end = P(t.bust * inward, t.armholeY + down + rnd.between(-7, 7));
    out += ripple(m, P(t.bust - 3 + i * 3, t.armholeY + 3 + i * 11), end, {
      bend: -side * 0.1,
      width: 9 - i * 1.5,
      strength: Math.min(1.1, strength * k * 1.25),
      down: other,
    });
  });
  out += drape(m, P(t.shoulderWidth - 12, t.shoulderY + 14), P(t.bust * 0.8, t.armholeY - 2), {
    bend: side * 0.12,
    width: 8,
    strength: 0.5 * k,
    side: other,
  });
  for (let i = 0; t.hemY > 360 && i < plan.falls[index]; i++) {
    const x = t.half(330) * rnd.between(0.3, 0.86);
    const end = P(x * rnd.between(0.96, 1.15), Math.min(t.hemY - 4, rnd.between(390, 420)));
    out += drape(m, P(x, rnd.between(286, 300)), end, {
      bend: side * rnd.between(-0.04, 0.04),
      width: rnd.between(6, 11),
      strength: 0.6 * k,
      side,
    });
  }
  const pull = k * plan.waist[index];
  if (t.hemY > 330)
    out += ripple(m, P(t.half(316), 312 + rnd() * 8), P(t.half(320) * 0.45, 326 + rnd() * 10), {
      bend: side * 0.07,
      width: 7,
      strength: (belt ? 1 : 0.7) * pull,
      down: other,
    });
  if (t.hemY > 340)
    out += ripple(m, P(t.half(336), 338 + rnd() * 6), P(t.half(336) * 0.52, 330 + rnd() * 8), {
      bend: -side * 0.07,
      width: 7,
      strength: (belt ? 0.9 : 0.55) * pull,
      down: other,
    });
  return out;
}

/** Folds that any trunk of cloth has: from the armpit, at the waist, falling from the bust. */
export function trunkFolds(w: Work, t: Trunk, { belt = false, slack = 1 }: TrunkFolds = {}): string {
  const { art, m } = w;
  const P = placing(w);
  const plan = art.rnd.pick(PLANS);
  const k = m.fabric.folds * slack;
  let out = SIDES.map((side) => sideFolds(w, t, side, { plan, k, belt })).join("");
  if (plan.diagonal && t.hemY > 360) {
    const s = plan.diagonal;
    // Satin falls in long lines, stiff cloth in short ones.
    const reach = 300 + 50 * Math.min(1.4, m.fabric.sheen);
    out += drape(m, P(s * t.shoulderWidth * 0.6, 206), P(-s * t.half(reach) * 0.3, reach), {
      bend: s * 0.07,
      width: 11,
      strength: 0.5 * k,
      side: s,
    });
  }
  // A broad soft fall of light and shade under the bust.
  const low = (y: number): number => Math.min(t.hemY - 6, y);
  out += fold(P(14, 214), P(30, low(360)), {
    bend: -0.03,
    width: 16,
    side: 0,
    colour: m.deep,
    alpha: 0.13 * m.fabric.form,
  });
  out += fold(P(-34, 210), P(-26, low(340)), {
    bend: 0.04,
    width: 17,
    side: 0,
    colour: m.light,
    alpha: 0.22 * m.fabric.form * (0.6 + m.fabric.sheen),
  });
  return out;
}

interface FallingFolds {
  y0: number;
  y1: number;
  half: (y: number) => number;
  count: number;
  strength?: number;
}

/** Long folds of a coat's tail from y0 to the hem, widening as they fall. */
export function fallingFolds(w: Work, { y0, y1, half, count, strength = 1 }: FallingFolds): string {
  const { rnd } = w.art;
  const P = placing(w);
  let out = "";
  for (let i = 0; i < count; i++) {
    const u = ((i + 0.5 + (rnd() - 0.5) * 0.7) / count) * 2 - 1;
    const a = P(half(y0) * u * 0.94, y0 + rnd.between(2, 30));
    const b = P(half(y1) * u * (0.97 + rnd() * 0.04), y1 + 12);
    const bend = rnd.between(-0.025, 0.025) + u * 0.02;
    const width = rnd.between(0.6, 1.25) * (half(y1) / count) * 0.95;
    out += drape(w.m, a, b, {
      bend,
      width,
      strength: strength * rnd.between(0.55, 1),
      side: u > 0.05 ? 1 : -1,
      open: 1.35,
    });
  }
  return out;
}

import type { Print } from "../spec";
import { isDark, tone } from "./colour";
import { add, along, dist, heading, mix, n1, normal, nth, open, unit, xy, type Point, type Points } from "./geometry";
import { line } from "./svg";

/** One stripe of a check: the middle of it within the period, its width, ink and strength. */
interface Band {
  at: number;
  width: number;
  ink: string;
  opacity: number;
}

/** Gingham, check and tartan are the same bands lengthwise and across. */
export interface Sett {
  period: number;
  bands: readonly Band[];
  /** How many periods a tile holds. */
  repeats: number;
}

const INKS = ["#1f2b3e", "#7c1f2a", "#d9b65c", "#f1e9da"];

/** Where a band of the tartan lies, how wide it is, which ink, how strong; of a sett of 46. */
const TARTAN = [
  [2, 11, 0, 0.5],
  [17, 11, 0, 0.5],
  [31, 8, 1, 0.55],
  [14.5, 0.9, 2, 0.9],
  [41.5, 0.9, 2, 0.85],
  [35, 0.8, 3, 0.6],
] as const;

/** The bands of a woven check, or null for any other print. */
export function settOf({ kind, colours = [], scale: s = 1 }: Print, base: string): Sett | null {
  if (kind === "gingham") {
    const k = 13 * s;
    return { period: k, repeats: 5, bands: [{ at: k / 4, width: k / 2, ink: colours[0] ?? "#27314e", opacity: 0.44 }] };
  }
  if (kind === "check") {
    const k = 18 * s;
    const ink = colours[0] ?? tone(base, isDark(base, 0.55) ? 0.2 : -0.28);
    const window = { width: 0.8 * s, ink, opacity: 0.55 };
    const over = { at: k * 0.75, width: 0.7 * s, ink: colours[1] ?? "#9c5a3c", opacity: 0.5 };
    return { period: k, repeats: 4, bands: [{ ...window, at: k * 0.2 }, { ...window, at: k * 0.34 }, over] };
  }
  if (kind !== "tartan") return null;
  const bands = TARTAN.map(([at, width, i, opacity]) => ({
    at: (at + width / 2) * s,
    width: width * s,
    ink: colours[i] ?? nth(INKS, i),
    opacity,
  }));
  return { period: 46 * s, repeats: 1, bands };
}

/** A tile of a check. */
export function woven({ period, bands, repeats }: Sett): string {
  const all = n1(period * repeats);
  return bands
    .map(({ at, width, ink, opacity }) => {
      const places = Array.from({ length: repeats }, (_, i) => n1(at + i * period));
      const up = line(places.map((x) => `M${x} 0V${all}`).join(""), ink, width, { opacity, cap: "butt" });
      return (
        up + line(places.map((y) => `M0 ${y}H${all}`).join(""), ink, width, { opacity: opacity * 0.9, cap: "butt" })
      );
    })
    .join("");
}

/** Lines beside the axis, at these distances from it. */
export const lengthwise = (axis: Points, offsets: readonly number[]): string =>
  offsets.map((k) => open(axis.map((p, i) => add(p, normal(heading(axis, i)), k)))).join("");

export const lengthOf = (axis: Points): number => axis.slice(1).reduce((sum, p, i) => sum + dist(nth(axis, i), p), 0);

/** Lines across the axis, at these distances from its beginning; they bow with the body and turn with the arm. */
export function crosswise(axis: Points, half: number, how: { places: readonly number[]; bow?: number }): string {
  const { places, bow = 0 } = how;
  const total = lengthOf(axis);
  const fine = along(axis, 60);
  const at = (s: number): string => {
    const t = Math.max(0, Math.min(1.02, s / total)) * 60;
    const i = Math.min(59, Math.floor(t));
    const p = mix(nth(fine, i), nth(fine, i + 1), t - i);
    const dir: Point = unit(nth(fine, Math.max(0, i - 1)), nth(fine, Math.min(60, i + 2)));
    const side = normal(dir);
    return `M${xy(add(p, side, half))}Q${xy(add(p, dir, bow * 2))} ${xy(add(p, side, -half))}`;
  };
  return places.map(at).join("");
}

/** Every place from `from` on, `gap` apart, up to `to`. */
export const every = (gap: number, from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / gap)) }, (_, i) => from + i * gap);

/** The axis begun earlier by at least so much, in steps as long as its first: a full sleeve stands above its joint. */
export function begunEarlier(axis: Points, by: number): Point[] {
  const [first, second] = [nth(axis, 0), nth(axis, 1)];
  const count = Math.min(12, Math.ceil(by / Math.max(1, dist(first, second))));
  const earlier = Array.from({ length: count }, (_, i) => add(first, add(second, first, -1), i - count));
  return [...earlier, ...axis];
}

/** A check that follows a limb: a turned tile would cost ten times as much, and would not bend at the elbow. */
export function alongLimb({ period, bands }: Sett, axis: Points, half: number): string {
  const wide = half * 1.5;
  const first = Math.floor(-wide / period) * period;
  const whole = begunEarlier(axis, half);
  const total = lengthOf(whole);
  // Bands lie where they would without the beginning.
  const from = ((total - lengthOf(axis)) % period) - period;
  return bands
    .map(({ at, width, ink, opacity }) => {
      const long = lengthwise(whole, every(period, first + at, wide));
      const across = crosswise(whole, wide + 10, { places: every(period, from + at, total + period) });
      return (
        line(long, ink, width, { opacity, cap: "butt" }) +
        line(across, ink, width, { opacity: opacity * 0.9, cap: "butt" })
      );
    })
    .join("");
}

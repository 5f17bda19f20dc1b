/** A point; a third entry of 1 marks a corner, every other point is smoothed. */
export type Point = readonly [x: number, y: number, corner?: number];
export type Points = readonly Point[];
/** Keys of a curve: where, and how much there. */
export type Keys = readonly (readonly [at: number, value: number])[];
export type Side = -1 | 1;
export const SIDES: readonly Side[] = [-1, 1];

/** Points from a flat list of x, y pairs; `corners` holds the indexes of those that are corners. */
export function outlineOf(flat: readonly number[], corners: readonly number[] = []): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i): Point => {
    const corner = corners.includes(i) ? 1 : undefined;
    return [nth(flat, i * 2), nth(flat, i * 2 + 1), corner];
  });
}

/** The entry at an index, the last one for -1. Throws when the list is too short: a cut has then lost its shape. */
export function nth<T>(list: readonly T[], index: number): T {
  const value = list.at(index);
  if (value === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}`);
  return value;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
export const add = (p: Point, q: Point, k = 1): Point => [p[0] + q[0] * k, p[1] + q[1] * k];
export const dist = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
export const normal = ([x, y]: Point): Point => [y, -x];
export const corner = ([x, y]: Point): Point => [x, y, 1];
export const mirror = (points: Points): Point[] => points.map(([x, y, c]) => [-x, y, c]);
export const reversed = (points: Points): Point[] => [...points].reverse();
export const shifted = (points: Points, dx: number, dy: number): Point[] =>
  points.map(([x, y, c]) => [x + dx, y + dy, c]);
/** The same line with its ends as corners, to be joined with another. */
export const cornered = (points: Points): Point[] =>
  points.map((p, i) => (i === 0 || i === points.length - 1 ? corner(p) : p));

export function unit(p: Point, q: Point): Point {
  const d = dist(p, q) || 1;
  return [(q[0] - p[0]) / d, (q[1] - p[1]) / d];
}

/** One decimal is a tenth of a body unit: finer than a pixel. */
export const n1 = (v: number): number => Math.round(v * 10) / 10;
/** The same as text. A picture holds tens of thousands of them, and integers become text several times faster. */
function decimal(v: number): string {
  const tenths = Math.round(v * 10);
  if (tenths % 10 === 0) return String(tenths / 10);
  const size = Math.abs(tenths);
  return `${tenths < 0 ? "-" : ""}${Math.floor(size / 10)}.${size % 10}`;
}
export const xy = (p: Point): string => `${decimal(p[0])} ${decimal(p[1])}`;

/** The direction of a line at its i-th point. */
export const heading = (points: Points, i: number): Point =>
  unit(nth(points, Math.max(0, i - 1)), nth(points, Math.min(points.length - 1, i + 1)));

/** Interpolates through keys with a smooth step between them; constant beyond the ends. */
export function curve(keys: Keys, at: number): number {
  if (at <= nth(keys, 0)[0]) return nth(keys, 0)[1];
  for (let i = 1; i < keys.length; i++) {
    const [x0, y0] = nth(keys, i - 1);
    const [x1, y1] = nth(keys, i);
    if (at > x1) continue;
    const width = x1 - x0;
    const slope = (y1 - y0) / width;
    const before = keys[i - 2];
    const after = keys[i + 1];
    const m0 = before ? (y1 - before[1]) / (x1 - before[0]) : slope;
    const m1 = after ? (after[1] - y0) / (after[0] - x0) : slope;
    const t = (at - x0) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * width * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * width * m1
    );
  }
  return nth(keys, -1)[1];
}

/** SVG path data through the points: smooth, except at corners; handles are a share of the segment, never overshoot. */
export function path(points: Points, closed = true, ease = 0.36): string {
  const n = points.length;
  const get = (i: number): Point => nth(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const isCorner = (i: number): boolean => get(i)[2] === 1 || (!closed && (i <= 0 || i >= n - 1));
  let d = `M${xy(get(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = get(i);
    const b = get(i + 1);
    const length = dist(a, b) * ease;
    const out = isCorner(i) ? undefined : add(a, unit(get(i - 1), b), length);
    const into = isCorner(i + 1) ? undefined : add(b, unit(a, get(i + 2)), -length);
    if (!out && !into) d += `L${xy(b)}`;
    else d += `C${xy(out ?? mix(a, into ?? b, 0.5))} ${xy(into ?? mix(b, out ?? a, 0.5))} ${xy(b)}`;
  }
  return closed ? `${d}Z` : d;
}

/** An open line through the points. */
export const open = (points: Points): string => path(points, false);

function catmullRom([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** Points along a smooth line through the joints, `count` + 1 of them. */
export function along(joints: Points, count = 12): Point[] {
  const spans = joints.length - 1;
  return Array.from({ length: count + 1 }, (_, k): Point => {
    const s = Math.min(spans - 1e-6, (k / count) * spans);
    const i = Math.floor(s);
    const p1 = nth(joints, i);
    const p2 = nth(joints, i + 1);
    const p0 = i > 0 ? nth(joints, i - 1) : add(p1, add(p2, p1, -1), -1);
    const p3 = joints[i + 2] ?? add(p2, add(p2, p1, -1), 1);
    return [catmullRom([p0[0], p1[0], p2[0], p3[0]], s - i), catmullRom([p0[1], p1[1], p2[1], p3[1]], s - i)];
  });
}

interface Tube {
  middle: Point[];
  /** The side that the normal points to, and the other. */
  a: Point[];
  b: Point[];
}

/** A limb, sleeve, strap or leg: a line of joints with a half width at each fraction of its length. */
export function tube(joints: Points, widths: Keys, range: { from?: number; to?: number; count?: number } = {}): Tube {
  const { from = 0, to = 1, count = 12 } = range;
  const fine = along(joints, 48);
  const tail = unit(nth(fine, 46), nth(fine, 48));
  const at = (t: number): Point => {
    const s = Math.max(0, Math.min(48, t * 48));
    const i = Math.min(47, Math.floor(s));
    const p = mix(nth(fine, i), nth(fine, i + 1), s - i);
    return t > 1 ? add(p, tail, (t - 1) * dist(nth(joints, -1), nth(joints, -2)) * 2) : p;
  };
  const out: Tube = { middle: [], a: [], b: [] };
  for (let k = 0; k <= count; k++) {
    const t = lerp(from, to, k / count);
    const p = at(t);
    const across = normal(unit(at(Math.max(0, t - 0.03)), at(t + 0.03)));
    const width = curve(widths, t);
    out.middle.push(p);
    out.a.push(add(p, across, width));
    out.b.push(add(p, across, -width));
  }
  return out;
}

/** The outline of a tube with cut ends. */
export const tubeOutline = (t: Tube): Point[] => [...cornered(t.a), ...cornered(reversed(t.b))];

/** A point on a tube: t along it (0…to), u across it, -1 on one side, 1 on the other. */
export function across(sides: { inner: Points; outer: Points; to: number }, t: number, u: number): Point {
  const n = sides.inner.length - 1;
  const i = Math.min(n - 0.001, Math.max(0, (t / sides.to) * n));
  const j = Math.floor(i);
  const on = (side: Points): Point => mix(nth(side, j), nth(side, j + 1), i - j);
  return mix(on(sides.inner), on(sides.outer), (u + 1) / 2);
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function bounds(points: Points): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

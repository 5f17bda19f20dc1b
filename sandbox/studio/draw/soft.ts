import { bounds, n1, type Box, type Point } from "./geometry";
import { png } from "./png";
import { element } from "./svg";

/*
 * Soft shapes without a filter: filled and blurred here on a coarse grid, then enlarged by librsvg. A feGaussianBlur
 * costs 100 to 300 ms a picture, this 5.
 */

/** Line segments for a curve: on a coarse grid six are smooth. */
const BENDS = 6;

/** The subpaths of path data as polygons. Knows M, L, C and Z, absolute: all that `path` writes. */
export function polygons(d: string): Point[][] {
  const out: Point[][] = [];
  for (const [, command = "", list = ""] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const v = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === "M") out.push([]);
    const points = out.at(-1);
    if (!points || command === "Z") continue;
    if (command === "C") {
      for (let i = 0; i + 5 < v.length; i += 6) bend(points, v.slice(i, i + 6));
    } else for (let i = 0; i + 1 < v.length; i += 2) points.push([v[i] ?? 0, v[i + 1] ?? 0]);
  }
  return out;
}

function bend(points: Point[], [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0]: readonly number[]): void {
  const [x0, y0] = points.at(-1) ?? [x3, y3];
  for (let i = 1; i <= BENDS; i++) {
    const t = i / BENDS;
    const u = 1 - t;
    const [a, b, c, e] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    points.push([a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3]);
  }
}

/** An ellipse as a polygon. */
export function ellipse([cx, cy]: Point, [rx, ry]: Point, turn = 0): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: 24 }, (_, i): Point => {
    const [x, y] = [rx * Math.cos((i * Math.PI) / 12), ry * Math.sin((i * Math.PI) / 12)];
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  });
}

interface Grid {
  width: number;
  height: number;
  values: Float32Array;
}

/** Where an edge meets the middle of a row, and which way it runs. */
type Crossing = readonly [x: number, way: 1 | -1];

/** Where a polygon's edges meet the middles of the grid's rows. */
function crossings(polygon: readonly Point[], height: number): Crossing[][] {
  const rows: Crossing[][] = [];
  let before = polygon.at(-1);
  for (const point of polygon) {
    if (before && before[1] !== point[1]) {
      const [high, low, way] = before[1] < point[1] ? [before, point, 1 as const] : [point, before, -1 as const];
      const slope = (low[0] - high[0]) / (low[1] - high[1]);
      const last = Math.min(height - 1, Math.ceil(low[1] - 0.5) - 1);
      for (let y = Math.max(0, Math.ceil(high[1] - 0.5)); y <= last; y++)
        (rows[y] ??= []).push([high[0] + (y + 0.5 - high[1]) * slope, way]);
    }
    before = point;
  }
  return rows;
}

/** Fills a polygon, in cells, by the non-zero rule. */
function fillPolygon({ width, height, values }: Grid, polygon: readonly Point[]): void {
  const inRow = (x: number): number => Math.min(width, Math.max(0, Math.round(x)));
  crossings(polygon, height).forEach((hits, y) => {
    hits.sort((p, q) => p[0] - q[0]);
    let [winding, from] = [0, 0];
    for (const [x, way] of hits) {
      if (winding !== 0) values.fill(1, y * width + inRow(from), y * width + inRow(x));
      winding += way;
      from = x;
    }
  });
}

/** One pass of a running mean along rows or columns. */
function mean(
  { values }: Grid,
  radius: number,
  how: { lines: number; length: number; step: number; next: number },
): void {
  const { lines, length, step, next } = how;
  const line = new Float32Array(length);
  for (let l = 0; l < lines; l++) {
    const start = l * next;
    for (let i = 0; i < length; i++) line[i] = values[start + i * step] ?? 0;
    let sum = 0;
    for (let i = 0; i < radius; i++) sum += line[i] ?? 0;
    for (let i = 0; i < length; i++) {
      sum += (line[i + radius] ?? 0) - (line[i - radius - 1] ?? 0);
      values[start + i * step] = sum / (2 * radius + 1);
    }
  }
}

/** Three running means are a Gaussian to the eye. */
function blur(grid: Grid, sigma: number): void {
  const { width, height } = grid;
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  for (let pass = 0; pass < 3; pass++) {
    mean(grid, radius, { lines: height, length: width, step: 1, next: width });
    mean(grid, radius, { lines: width, length: height, step: width, next: 1 });
  }
}

/** No picture is larger. */
const PAPER: Box = { x0: -40, y0: -40, x1: 1880, y1: 1300 };

interface Soft {
  /** Polygons in the picture's units. */
  shapes: readonly (readonly Point[])[];
  sigma: number;
  colour: string;
  alpha: number;
}

/** Shapes of one colour with a soft rim. */
export function soft({ shapes, sigma, colour, alpha }: Soft): string {
  const filled = shapes.filter((shape) => shape.length > 2);
  if (filled.length === 0) return "";
  const cell = Math.max(4, sigma / 2);
  const all = bounds(filled.flat());
  const reach = sigma * 3 + cell;
  const x0 = Math.max(PAPER.x0, all.x0 - reach);
  const y0 = Math.max(PAPER.y0, all.y0 - reach);
  const width = Math.ceil((Math.min(PAPER.x1, all.x1 + reach) - x0) / cell);
  const height = Math.ceil((Math.min(PAPER.y1, all.y1 + reach) - y0) / cell);
  if (width < 1 || height < 1) return "";
  const grid: Grid = { width, height, values: new Float32Array(width * height) };
  for (const shape of filled) {
    fillPolygon(
      grid,
      shape.map(([x, y]): Point => [(x - x0) / cell, (y - y0) / cell]),
    );
  }
  blur(grid, sigma / cell);
  // A loop: `Uint8Array.from` with a function takes ten times as long.
  const bytes = new Uint8Array(grid.values.length);
  const full = alpha * 255;
  for (let i = 0; i < bytes.length; i++) bytes[i] = (grid.values[i] ?? 0) * full + 0.5;
  const href = png({ width, height, kind: "alpha", bytes, colour });
  const at = { x: n1(x0), y: n1(y0), width: n1(width * cell), height: n1(height * cell) };
  return element("image", { ...at, preserveAspectRatio: "none", href });
}

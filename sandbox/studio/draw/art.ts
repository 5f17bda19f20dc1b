import { seeded, type Random } from "../random";
import { n1, type Box, type Point } from "./geometry";
import { element, stops, type Stop } from "./svg";

/** A paint that repeats, waiting to learn where its drawing goes. */
interface Tile {
  id: string;
  width: number;
  height: number;
  angle: number;
  /** Drawn for a scale: what is finer than a pixel there need not be. */
  content: (scale: number) => string;
}

const STEP = 16;

/** Scales that are sixteenths, and places that are even: every tile then meets the pixels exactly. */
export const snapped = (scale: number): number => Math.floor(scale * STEP) / STEP;
export const evened = (place: number): number => 2 * Math.round(place / 2);

/** The number nearest to a length whose product with a scale of sixteenths is a whole, even number of pixels. */
function whole(length: number, scale: number): number {
  const steps = Math.max(1, Math.round(length / STEP));
  return (steps * scale * STEP) % 2 === 0 ? steps * STEP : STEP * Math.max(2, 2 * Math.round(length / STEP / 2));
}

function patternOf({ id, width, height, angle, content }: Tile, scale: number): string {
  const [w, h] = [whole(width, scale), whole(height, scale)];
  const fitted = `scale(${(w / width).toFixed(5)} ${(h / height).toFixed(5)})`;
  const inner = element("g", { transform: fitted }, content(scale));
  const patternTransform = angle ? `rotate(${n1(angle)})` : undefined;
  return element("pattern", { id, width: w, height: h, patternUnits: "userSpaceOnUse", patternTransform }, inner);
}

/** One picture being drawn: its shared definitions, its chance, and the silhouettes that cast a shadow. */
export class Art {
  rnd: Random;
  silhouettes: string[] = [];
  extent: Box | null = null;
  readonly #definitions = new Map<string, { id: string; svg: string }>();
  readonly #tiles = new Map<string, Tile>();
  #patterns = "";
  #settled = 0;
  #count = 0;

  constructor(seed: string) {
    this.rnd = seeded(seed);
  }

  /** Defines something once; gives its id. */
  once(key: string, make: (id: string) => string): string {
    const known = this.#definitions.get(key);
    if (known) return known.id;
    const entry = { id: `d${this.#definitions.size}`, svg: "" };
    this.#definitions.set(key, entry);
    entry.svg = make(entry.id);
    return entry.id;
  }

  define(make: (id: string) => string): string {
    return this.once(`#${this.#count++}`, make);
  }

  linear(from: Point, to: Point, list: readonly Stop[]): string {
    const [x1, y1, x2, y2] = [n1(from[0]), n1(from[1]), n1(to[0]), n1(to[1])];
    return this.define((id) =>
      element("linearGradient", { id, gradientUnits: "userSpaceOnUse", x1, y1, x2, y2 }, stops(list)),
    );
  }

  clip(d: string): string {
    return this.define((id) => element("clipPath", { id }, element("path", { d })));
  }

  /** A paint that repeats. Every composition has its own: `settle` says where it goes. */
  tile(key: string, make: () => Omit<Tile, "id">): string {
    const known = this.#tiles.get(key);
    if (known) return known.id;
    const made = { id: `t${this.#settled}x${this.#tiles.size}`, ...make() };
    this.#tiles.set(key, made);
    return made.id;
  }

  /**
   * Lays the tiles of what was just drawn out on the picture's own pixels: librsvg repeats a tile of whole pixels for
   * next to nothing, and any other at 100 to 200 ns a pixel, which was half of a textured picture's time. Undoing a
   * transform only comes near it, by a rounding error; a drawing at a `snapped` scale is exact.
   */
  settle(scale = 1): void {
    for (const tile of this.#tiles.values()) this.#patterns += patternOf(tile, scale);
    this.#tiles.clear();
    this.#settled++;
  }

  /** The box around everything drawn so far, for framing. */
  grow(box: Box): void {
    const e = this.extent;
    this.extent = e
      ? {
          x0: Math.min(e.x0, box.x0),
          y0: Math.min(e.y0, box.y0),
          x1: Math.max(e.x1, box.x1),
          y1: Math.max(e.y1, box.y1),
        }
      : { ...box };
  }

  /**
   * Draws something apart: its own silhouettes, extent and chance, so that a garment has the same folds in every
   * picture it appears in.
   */
  apart(seed: string, draw: () => string): { body: string; silhouettes: string[]; extent: Box | null } {
    const outside = { silhouettes: this.silhouettes, extent: this.extent, rnd: this.rnd };
    this.silhouettes = [];
    this.extent = null;
    this.rnd = seeded(seed);
    const body = draw();
    const own = { body, silhouettes: this.silhouettes, extent: this.extent };
    Object.assign(this, outside);
    return own;
  }

  definitions(): string {
    this.settle();
    const own = [...this.#definitions.values()].map(({ svg }) => svg).join("");
    return element("defs", {}, own + this.#patterns || " ");
  }
}

import { seeded, type Random } from "../random";
import { n1, type Box, type Point } from "./geometry";
import { element, stops, type Stop } from "./svg";

/** One picture being drawn: its shared definitions, its chance, and the silhouettes that cast a shadow. */
export class Art {
  rnd: Random;
  silhouettes: string[] = [];
  extent: Box | null = null;
  /** A close view: the finest textures are worth their time. */
  close = false;
  readonly #definitions = new Map<string, { id: string; svg: string }>();
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
    return element("defs", {}, [...this.#definitions.values()].map(({ svg }) => svg).join("") || " ");
  }
}

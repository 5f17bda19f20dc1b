import { n1, xy, type Point } from "./geometry";

export type Attributes = Record<string, string | number | undefined>;

/** Three decimals: opacities need them, lengths less. */
const text = (value: string | number): string => {
  if (typeof value === "string") return value;
  if (!Number.isFinite(value)) throw new RangeError("A drawing lost its measure: not a finite number");
  return String(Math.round(value * 1000) / 1000);
};

/** One SVG element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, content = ""): string {
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) out += ` ${key}="${text(value)}"`;
  }
  return content ? `${out}>${content}</${name}>` : `${out}/>`;
}

export const group = (attributes: Attributes, content: string): string => element("g", attributes, content);

export const moved = (by: readonly [number, number] | undefined): string | undefined =>
  by && `translate(${n1(by[0])} ${n1(by[1])})`;

/** A path whose paint is its group's; written without `element`, since half of a figure is such paths. */
export const bare = (d: string, width?: number): string =>
  width === undefined ? `<path d="${d}"/>` : `<path d="${d}" stroke-width="${width}"/>`;

export const fill = (d: string, colour: string, opacity?: number): string =>
  element("path", { d, fill: colour, "fill-opacity": opacity });

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes): string =>
  element("circle", { cx: n1(cx), cy: n1(cy), r, ...attributes });

interface LineOptions {
  opacity?: number;
  dash?: string;
  cap?: "butt" | "square";
  move?: readonly [number, number];
}

export function line(d: string, colour: string, width: number, options: LineOptions = {}): string {
  return element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-opacity": options.opacity,
    "stroke-linecap": options.cap ?? (options.dash ? "butt" : "round"),
    "stroke-linejoin": "round",
    "stroke-dasharray": options.dash,
    transform: moved(options.move),
  });
}

export const straight = (a: Point, b: Point): string => `M${xy(a)}L${xy(b)}`;

/** A stop of a gradient: where, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

export const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity]) => element("stop", { offset: at, "stop-color": colour, "stop-opacity": opacity }))
    .join("");

/*
 * A drawing cut across: the two parts of a large picture are drawn side by side, and librsvg reads all it is given,
 * shown or not. Reading a figure in layers took a third of its time, twice. So each part is given only what reaches
 * into it, and the cut is made where both have as much to draw, which is seldom the middle.
 */

/** Heights in the picture's units; NaN where it would be dear to say, which counts as anywhere. */
interface Reach {
  top: number;
  bottom: number;
}

/** Where the inside of an element lies: a height y of its own is `y * scale + shift` in the picture. */
interface Setting {
  scale: number;
  shift: number;
  stroke: number;
}

const ANYWHERE: Reach = { top: NaN, bottom: NaN };
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const NINE = 57;

/** The highest and the lowest number at every second place of path data: control points enclose their curves. */
function heightsOf(d: string): Reach {
  let [top, bottom] = [Infinity, -Infinity];
  let place = 0;
  for (let i = 0; i < d.length;) {
    let code = d.charCodeAt(i);
    const sign = code === MINUS ? -1 : 1;
    if (sign === -1) code = d.charCodeAt(++i);
    if (code < ZERO || code > NINE) {
      i++;
      continue;
    }
    let value = 0;
    for (; code >= ZERO && code <= NINE; code = d.charCodeAt(++i)) value = value * 10 + code - ZERO;
    if (code === POINT) {
      let share = 0.1;
      for (code = d.charCodeAt(++i); code >= ZERO && code <= NINE; code = d.charCodeAt(++i), share /= 10)
        value += (code - ZERO) * share;
    }
    if (place++ % 2 === 0) continue;
    if (value * sign < top) top = value * sign;
    if (value * sign > bottom) bottom = value * sign;
  }
  return { top, bottom };
}

/** Path data of pairs of absolute numbers only. */
const PAIRS = /^[MLCQZ\d .-]*$/;

const attribute = (attributes: string, name: string): string | undefined => {
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
};
const measure = (attributes: string, name: string): number => Number(attribute(attributes, name) ?? 0);

/** How high an element reaches in its own units, without its stroke. */
function reachOf(name: string, attributes: string): Reach {
  switch (name) {
    case "path": {
      const d = attribute(attributes, "d") ?? "";
      return PAIRS.test(d) ? heightsOf(d) : ANYWHERE;
    }
    case "rect":
    case "image": {
      const top = measure(attributes, "y");
      return { top, bottom: top + measure(attributes, "height") };
    }
    case "circle":
    case "ellipse": {
      const [middle, radius] = [measure(attributes, "cy"), measure(attributes, name === "circle" ? "r" : "ry")];
      return { top: middle - radius, bottom: middle + radius };
    }
    default:
      return ANYWHERE;
  }
}

const STEP = /(\w+)\(([^)]*)\)/g;

/** The setting within an element. */
function inside(outer: Setting, attributes: string): Setting {
  const stroke = Number(attribute(attributes, "stroke-width") ?? outer.stroke);
  const transform = attribute(attributes, "transform");
  if (transform === undefined) return stroke === outer.stroke ? outer : { ...outer, stroke };
  let { scale, shift } = outer;
  for (const [, name, list = ""] of transform.matchAll(STEP)) {
    const numbers = list.split(/[ ,]+/).map(Number);
    if (name === "translate") shift += scale * (numbers[1] ?? 0);
    else if (name === "scale") scale *= numbers[1] ?? numbers[0] ?? 1;
    else scale = NaN;
  }
  return { scale, shift, stroke };
}

/** Where something that reaches so far may show in the picture. A mitre reaches twice the stroke. */
function shown({ top, bottom }: Reach, { scale, shift, stroke }: Setting): Reach {
  const [a, b] = [top * scale + shift, bottom * scale + shift];
  const margin = 1 + Math.abs(scale) * stroke * 2;
  return { top: Math.min(a, b) - margin, bottom: Math.max(a, b) + margin };
}

const CLIPS = /<clipPath id="(\w+)"><path d="([^"]*)"\/><\/clipPath>/g;
const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const CLIPPED = /url\(#(\w+)\)/;

/** Clips with what they let through. */
function clipsOf(definitions: string): Map<string, Reach> {
  const clips = new Map<string, Reach>();
  for (const [, id = "", d = ""] of definitions.matchAll(CLIPS)) clips.set(id, PAIRS.test(d) ? heightsOf(d) : ANYWHERE);
  return clips;
}

/** An element in a drawing's text. */
interface Part {
  from: number;
  to: number;
  /** Where it may show, in the picture's units. */
  reach: Reach;
  /** The clip of a group. */
  clip?: string | undefined;
  /** What stands in a group, in order. */
  parts: Part[];
}

/** The elements after a drawing's definitions, in the order of its text. */
function partsOf(svg: string, end: number): Part[] {
  const clips = clipsOf(svg.slice(0, end));
  const settings: Setting[] = [{ scale: 1, shift: 0, stroke: 1 }];
  const all: Part[] = [];
  const open: Part[] = [];
  for (const match of svg.slice(end).matchAll(TAG)) {
    const [tag, closing, name = "", attributes = "", empty] = match;
    const from = end + match.index;
    if (closing) {
      const part = open.pop();
      if (part) {
        part.to = from + tag.length;
        settings.pop();
      }
      continue;
    }
    const within = inside(settings.at(-1) ?? { scale: NaN, shift: NaN, stroke: 1 }, attributes);
    const clip = name === "g" ? CLIPPED.exec(attribute(attributes, "clip-path") ?? "")?.[1] : undefined;
    const reach = name === "g" ? (clips.get(clip ?? "") ?? ANYWHERE) : reachOf(name, attributes);
    const part: Part = { from, to: from + tag.length, reach: shown(reach, within), clip, parts: [] };
    (open.at(-1)?.parts ?? all).push(part);
    if (empty) continue;
    open.push(part);
    settings.push(within);
  }
  return all;
}

/** Bytes of elements that take as long as a unit of height without any. */
const BARE = 40;

/** A drawing's text, read once, to be given out in bands. */
export class Bands {
  readonly #svg: string;
  /** Where its definitions end; below 0 where it has none, and is not cut. */
  readonly #end: number;
  readonly #parts: readonly Part[];

  constructor(svg: string) {
    this.#svg = svg;
    this.#end = svg.indexOf("</defs>");
    this.#parts = this.#end < 0 ? [] : partsOf(svg, this.#end);
  }

  /** The drawing with the elements alone that may show between two heights, in its own units. */
  between(from: number, to: number): string {
    if (this.#end < 0) return this.#svg;
    const used = new Set<string>();
    let [out, kept] = ["", this.#end];
    const walk = (parts: readonly Part[]): void => {
      for (const { reach, clip, parts: inner, ...part } of parts) {
        if (reach.bottom < from || reach.top > to) {
          out += this.#svg.slice(kept, part.from);
          kept = part.to;
          continue;
        }
        if (clip) used.add(clip);
        walk(inner);
      }
    };
    walk(this.#parts);
    const definitions = this.#svg.slice(0, this.#end);
    const needed = definitions.replace(CLIPS, (all, id: string) => (used.has(id) ? all : ""));
    return needed + out + this.#svg.slice(kept);
  }

  /**
   * Heights at which the drawing falls into so many parts that take about as long: what is drawn there is measured by
   * its text. Multiples of `step`, none further than a quarter of a part from where equal parts would end.
   */
  cuts(count: number, height: number, step: number): number[] {
    const rows = new Float64Array(Math.ceil(height / step)).fill(BARE * step);
    const weigh = ({ from, to, reach, parts }: Part): void => {
      if (parts.length > 0) return parts.forEach(weigh);
      const row = (y: number, otherwise: number): number =>
        Math.min(rows.length - 1, Math.max(0, Math.floor((Number.isNaN(y) ? otherwise : y) / step)));
      const [first, last] = [row(reach.top, 0), row(reach.bottom, height)];
      for (let i = first; i <= last; i++) rows[i] = (rows[i] ?? 0) + (to - from) / (last - first + 1);
    };
    this.#parts.forEach(weigh);
    const whole = rows.reduce((sum, weight) => sum + weight, 0);
    const [share, leeway] = [height / count, height / count / 4];
    return Array.from({ length: count - 1 }, (_, i) => {
      let [y, sum] = [0, 0];
      while (sum < (whole * (i + 1)) / count - 1) sum += rows[y++] ?? Infinity;
      const even = share * (i + 1);
      return step * Math.round(Math.min(even + leeway, Math.max(even - leeway, y * step)) / step);
    });
  }
}

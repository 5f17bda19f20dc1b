/*
 * A drawing cut across: the two halves of a large picture are drawn side by side, and librsvg reads all it is given,
 * shown or not. Reading a figure in layers took a third of its time, twice. So each half is given only what reaches
 * into it.
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

/** Whether something that reaches so far may show between two heights. A mitre reaches twice the stroke. */
function shows(
  { top, bottom }: Reach,
  { scale, shift, stroke }: Setting,
  [from, to]: readonly [number, number],
): boolean {
  const [a, b] = [top * scale + shift, bottom * scale + shift];
  const margin = 1 + Math.abs(scale) * stroke * 2;
  return !(Math.max(a, b) + margin < from || Math.min(a, b) - margin > to);
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

/** The drawing with the elements alone that may show between two heights, in its own units. */
export function between(svg: string, band: readonly [from: number, to: number]): string {
  const end = svg.indexOf("</defs>");
  if (end < 0) return svg;
  const clips = clipsOf(svg.slice(0, end));
  const used = new Set<string>();
  const settings: Setting[] = [{ scale: 1, shift: 0, stroke: 1 }];
  let [out, kept, hidden] = ["", end, 0];
  for (const match of svg.slice(end).matchAll(TAG)) {
    const [tag, closing, name = "", attributes = "", empty] = match;
    const from = end + match.index;
    if (closing) {
      if (hidden > 0 && --hidden === 0) kept = from + tag.length;
      else if (hidden === 0 && name === "g") settings.pop();
      continue;
    }
    if (hidden > 0) {
      if (!empty) hidden++;
      continue;
    }
    const within = inside(settings.at(-1) ?? { scale: NaN, shift: NaN, stroke: 1 }, attributes);
    const clip = name === "g" ? CLIPPED.exec(attribute(attributes, "clip-path") ?? "")?.[1] : undefined;
    const reach = name === "g" ? (clips.get(clip ?? "") ?? ANYWHERE) : reachOf(name, attributes);
    if (!shows(reach, within, band)) {
      out += svg.slice(kept, from);
      kept = from + tag.length;
      if (!empty) hidden = 1;
      continue;
    }
    if (clip) used.add(clip);
    if (name === "g" && !empty) settings.push(within);
  }
  const definitions = svg.slice(0, end).replace(CLIPS, (all, id: string) => (used.has(id) ? all : ""));
  return definitions + out + svg.slice(kept);
}

import { add, corner, curve, lerp, mix, nth, open, reversed, SIDES, xy, type Keys, type Point } from "../draw/geometry";
import { drape, fold, hug, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { element, line, straight } from "../draw/svg";
import type { SkirtCut } from "../spec";
import type { Place, Work } from "./work";

interface Skirt extends Required<Pick<SkirtCut, "style" | "y0" | "y1" | "waist" | "hip" | "hem" | "waves" | "slit">> {
  waveDepth: number;
  pleats: number;
  half: (y: number) => number;
  P: Place;
}

function measured(w: Work, cut: SkirtCut): Skirt {
  const { y0 = 326, y1, waist = 51, hip = 76, hem, waves = 5, slit = 0, waveDepth = 3.6 } = cut;
  const hipY = Math.min(y1 - 10, 425);
  const atHip = Math.max(hip, lerp(waist, hem, (hipY - y0) / (y1 - y0)) * 0.97);
  const keys: Keys =
    y1 > 440
      ? [
          [y0, waist],
          [hipY, atHip],
          [y1, hem],
        ]
      : [
          [y0, waist],
          [y1, hem],
        ];
  return {
    style: cut.style,
    y0,
    y1,
    waist,
    hip,
    hem,
    waves,
    slit,
    waveDepth,
    pleats: cut.style === "pleated" ? (cut.pleats ?? 13) : 0,
    half: (y) => curve(keys, y),
    P: (x, y, c) => w.f.warp([x, y, c]),
  };
}

/** The hem, right to left. */
function hemLine(w: Work, s: Skirt): Point[] {
  const { rnd } = w.art;
  const { hem, y1, P } = s;
  if (s.pleats) {
    return Array.from({ length: s.pleats * 2 + 1 }, (_, i) => {
      const u = 1 - i / s.pleats;
      return P(hem * u, y1 + Math.cos((u * Math.PI) / 2) * 10 + (i % 2 ? 4 : -2), 1);
    });
  }
  if (s.style === "pencil" || s.style === "mini") {
    return [P(hem, y1, 1), P(hem * 0.5, y1 + 4), P(0, y1 + 5), P(-hem * 0.5, y1 + 4), P(-hem, y1, 1)];
  }
  const n = s.waves * 2;
  const wave = (i: number): Point => {
    const t = i / n;
    const rise = (i % 2 ? 1 : -1) * s.waveDepth * rnd.between(0.3, 1.3);
    return P(lerp(hem, -hem, t) + (rnd() - 0.5) * hem * 0.12, y1 + Math.sin(Math.PI * t) * 9 + rise);
  };
  return [P(hem, y1 - 4, 1), ...Array.from({ length: n - 1 }, (_, i) => wave(i + 1)), P(-hem, y1 - 4, 1)];
}

/** Knife pleats: each a shadow, a deeper one beside the fold, and the light of the ridge. */
function pleats({ m }: Work, s: Skirt): string {
  const { y0, y1, hem, half, P, pleats: count } = s;
  const quad = (a: Point, b: Point, c: Point, d: Point): string => `M${xy(a)}L${xy(b)}L${xy(c)}L${xy(d)}Z`;
  const upper = half(y0 + 10) * 0.98;
  let out = "";
  for (let i = 0; i < count; i++) {
    const u0 = (i / count) * 2 - 1;
    const u1 = ((i + 1) / count) * 2 - 1;
    const width = u1 - u0;
    const [a, a1, a2] = [P(upper * u0, y0 + 8), P(upper * u1, y0 + 8), P(upper * (u0 + width * 0.42), y0 + 8)];
    const [b, b1, b2] = [P(hem * u0, y1 + 16), P(hem * u1, y1 + 16), P(hem * (u0 + width * 0.46), y1 + 16)];
    const shade = quad(a, b, b2, a2);
    const deep = quad(a, b, mix(b, b2, 0.4), mix(a, a2, 0.4));
    const ridge = quad(mix(a2, a1, 0.55), mix(b2, b1, 0.5), b1, a1);
    out +=
      element("path", { d: shade, fill: m.deep, "fill-opacity": m.dark ? 0.3 : 0.13 }) +
      element("path", { d: deep, fill: m.deep, "fill-opacity": m.dark ? 0.38 : 0.17 }) +
      element("path", { d: ridge, fill: m.light, "fill-opacity": 0.16 + 0.12 * m.fabric.sheen }) +
      line(straight(a, b), m.dark ? m.deep : m.line, 0.8, { opacity: 0.7 }) +
      line(straight(add(a, [-1, 0]), add(b, [-1.3, 0])), m.light, 0.7, { opacity: 0.5 });
  }
  return out;
}

function narrowFolds({ m }: Work, s: Skirt, hem: readonly Point[]): string {
  const { y0, half, P } = s;
  const k = m.fabric.folds;
  const folds = SIDES.map(
    (side) =>
      drape(m, P(side * half(420) * 0.95, 418), P(side * 8, 436), {
        bend: side * 0.08,
        width: 7,
        strength: 0.5 * k,
        side,
      }) +
      drape(m, P(side * half(y0 + 20) * 0.5, y0 + 12), P(side * half(y0 + 60) * 0.56, y0 + 62), {
        width: 4,
        strength: 0.7,
        side,
      }),
  );
  return (
    folds.join("") +
    stitching(
      m,
      hem.map(([x, y, c]) => [x, y - 7, c]),
    )
  );
}

const FOLD_COUNT: Partial<Record<SkirtCut["style"], number>> = { slip: 5, full: 13 };

/** Long folds from the waist or below it to the hem. */
function looseFolds({ art, m }: Work, s: Skirt): string {
  const { rnd } = art;
  const { y0, y1, hem, waist, half, style, P } = s;
  const k = m.fabric.folds;
  const n = FOLD_COUNT[style] ?? rnd.pick([8, 9, 10]);
  let out = "";
  for (let i = 0; i < n; i++) {
    const u = ((i + 0.5 + (rnd() - 0.5) * 0.6) / n) * 2 - 1;
    const start = style === "slip" ? rnd.between(60, 240) : style === "full" ? 3 : rnd.between(3, 130);
    out += drape(m, P(half(y0 + start) * u * 0.93, y0 + start), P(hem * u * 0.99, y1 + 14), {
      bend: u * 0.025 + (rnd() - 0.5) * 0.02,
      width: (hem / n) * rnd.between(0.8, 1.5),
      strength: k * rnd.between(0.6, 1),
      side: u > 0 ? 1 : -1,
      open: 1.2,
    });
  }
  for (let i = 0; style === "full" && i < 15; i++) {
    const u = ((i + 0.5) / 15) * 2 - 1;
    const end = P(half(y0 + 60) * u * 1.02, y0 + rnd.between(36, 84));
    out += drape(m, P(waist * u * 0.95, y0 + 2), end, { width: 4.5, strength: 0.8, side: u > 0 ? 1 : -1 });
  }
  if (style !== "slip" && style !== "wrap") return out;
  out += drape(m, P(-half(400) * 0.9, 392), P(half(460) * 0.5, 470), {
    bend: -0.12,
    width: 12,
    strength: 0.6 * k,
    side: -1,
  });
  return out + fold(P(-26, 430), P(-40, y1), { width: 20, side: 0, colour: m.light, alpha: 0.25 * m.fabric.sheen });
}

/** The edge of a wrapped skirt and the folds that run to its tie. */
function wrapped({ m }: Work, s: Skirt): string {
  const { y0, y1, hem, waist, half, P } = s;
  const edge = open([P(waist * 0.5, y0), P(36, 470), P(46, 600), P(hem * 0.5, y1 + 10)]);
  let out =
    hug(edge, m.deep, { width: 14, alpha: 0.34, steps: 4, move: [4, 2] }) +
    line(edge, m.line, 0.9, { opacity: 0.8 }) +
    line(edge, m.light, 1.2, { opacity: 0.5, move: [-1.4, 0] });
  for (let i = 0; i < 4; i++) {
    const end = P(-half(430) * (0.2 + i * 0.22), 410 + i * 46);
    out += drape(m, P(waist * 0.62, y0 + 4 + i * 3), end, { bend: 0.08, width: 10, strength: 0.8 * m.fabric.folds });
  }
  return out;
}

/** A wrap is wrapped in front only. */
export const seenFrom = (w: Work, cut: SkirtCut): SkirtCut =>
  w.back && cut.style === "wrap" ? { ...cut, style: "aline" } : cut;

/** Skirt, or the lower part of a dress, from the waist. */
export function skirtPart(w: Work, cut: SkirtCut): string {
  const { art, m } = w;
  const s = measured(w, cut);
  const { y0, y1, waist, half, P } = s;
  const hem = hemLine(w, s);
  const ys = [0.12, 0.25, 0.4, 0.6, 0.8].map((t) => lerp(y0, y1, t));
  const right = ys.map((y) => P(half(y), y));
  const left = reversed(ys.map((y) => P(-half(y), y)));
  const outline = [corner(P(-waist, y0)), P(0, y0 + 4), corner(P(waist, y0)), ...right, ...hem, ...left];
  const narrow = s.style === "pencil" || s.style === "mini";
  let inside = s.pleats ? pleats(w, s) : narrow ? narrowFolds(w, s, hem) : looseFolds(w, s);
  if (s.style === "wrap") inside += wrapped(w, s);
  if (s.slit) {
    const e = [P(s.slit, y1 - 170), P(s.slit + 5, y1 - 60), P(s.slit + 12, y1 + 12)];
    inside += line(open(e), m.deep, 1.2, { opacity: 0.8 });
    inside += fold(nth(e, 0), nth(e, 2), { width: 8, side: 1, colour: m.deep, alpha: 0.4, open: 1 });
  }
  inside += hug(open(hem), m.deep, { width: 22, alpha: 0.16, steps: 4 });
  inside += line(open(hem), m.light, 1.4, { opacity: 0.4, move: [0, -1.4] });
  const levels = [y0, 425, lerp(425, y1, 0.5), y1].filter((y, i, all) => i === 0 || y > nth(all, i - 1));
  return piece(art, m, { outline, axis: levels.map((y) => P(0, y)), half: (half(y0) + s.hem) / 2, inside, bow: 6 });
}

import { girthOf } from "../draw/frames";
import { across, add, corner, curve, lerp, nth, open, path, reversed, SIDES, tube, unit } from "../draw/geometry";
import type { Keys, Point, Side } from "../draw/geometry";
import { fold, hug, inset, seam, stitching } from "../draw/marks";
import { leather } from "../draw/material";
import { piece } from "../draw/piece";
import { fill, line } from "../draw/svg";
import type { Garment, LegCut } from "../spec";
import { button } from "./fastenings";
import { patchPocket } from "./pockets";
import type { Leg, TrouserMeasures } from "./leg";
import { legFolds } from "./trouser-folds";
import { waistBelt } from "./waist-belt";
import { backBand, beltLoop, waistband } from "./waistband";
import { placing, type Layers, type Work } from "./work";

/** Half width of a leg at fractions of hip to ankle. */
const LEG_WIDTHS: Record<LegCut, Keys> = {
  slim: [
    [0, 44],
    [0.15, 39],
    [0.35, 29],
    [0.52, 22.5],
    [0.75, 20],
    [1, 16],
  ],
  straight: [
    [0, 43],
    [0.15, 38.5],
    [0.35, 31],
    [0.52, 26.5],
    [0.75, 25],
    [1, 24],
  ],
  wide: [
    [0, 46],
    [0.15, 45],
    [0.35, 43],
    [0.52, 43],
    [0.75, 46],
    [1, 50],
  ],
  flare: [
    [0, 44],
    [0.15, 39],
    [0.35, 30],
    [0.5, 24],
    [0.75, 33],
    [1, 46],
  ],
  barrel: [
    [0, 46],
    [0.15, 46],
    [0.35, 46],
    [0.52, 45],
    [0.75, 37],
    [1, 24],
  ],
  // Legs as wide as long trousers' would touch down to the hem: a skirt, to whoever sees it small.
  short: [
    [0, 43],
    [0.15, 39],
    [0.3, 36],
    [0.46, 35],
    [1, 35],
  ],
};
const STEPS = 16;

function measured(cut: Garment<"trousers">["cut"]): TrouserMeasures {
  const usual = { leg: "straight", to: 0.97, waistY: 322, waist: 51, hip: 76, band: 13 } as const;
  return { ...usual, crease: false, elastic: false, turnUp: false, cargo: false, ...cut };
}

/** Slanted pockets in front, patch pockets or a dart behind. */
function hipDetails(w: Work, { c, side }: Leg): string {
  const { f, m, back } = w;
  const P = (x: number, y: number): Point => f.warp([side * x, y]);
  const { waist, hip, waistY } = c;
  if (!back) {
    const edge = [corner(P(waist * 0.52, waistY + 8)), P(waist * 0.72, waistY + 32), corner(P(hip * 0.9, 386))];
    return (
      seam(m, edge, { offset: side * 2.4 }) +
      fold(P(waist * 0.5, waistY + 12), P(hip * 0.86, 390), {
        bend: side * 0.16,
        width: 8,
        side,
        colour: m.deep,
        alpha: 0.2,
      })
    );
  }
  if (c.crease || c.elastic) return line(open([P(20, 372), P(44, 370)]), m.deep, 1.2, { opacity: 0.5 });
  const pocket = [P(16, 388), P(50, 384), P(52, 424), P(34, 440), P(17, 428)].map(corner);
  return (
    seam(m, [P(0, 366), P(30, 360), P(70, 350)]) +
    hug(path(pocket), m.deep, { width: 6, alpha: 0.25, steps: 3, move: [1, 2] }) +
    fill(path(pocket), m.base, 0.25) +
    seam(m, [...pocket, nth(pocket, 0)], { stitch: false }) +
    stitching(m, inset(pocket, P(34, 412), 0.1), true)
  );
}

function hemFinish({ m }: Work, { c, hem }: Leg): string {
  const [inner, middle, outer] = hem;
  const row = (up: number): Point[] => [inner, middle, outer].map((p) => add(p, [0, -up]));
  const shade = hug(open([...hem]), m.deep, { width: 16, alpha: 0.22, steps: 4 });
  if (c.elastic) {
    const rib = line(open(row(7)), m.deep, 15, { opacity: 0.12, cap: "butt" });
    return (
      rib +
      line(open(row(15)), m.line, 0.9, { opacity: 0.7 }) +
      line(open(row(7)), m.deep, 13, { opacity: 0.2, dash: "1 2.4" })
    );
  }
  if (c.turnUp) {
    const edge = open(row(17));
    return (
      hug(edge, m.deep, { width: 7, alpha: 0.4, steps: 3, move: [0, 2] }) +
      line(edge, m.light, 1.2, { opacity: 0.6 }) +
      shade
    );
  }
  return (m.fabric.topstitch ? stitching(m, row(7)) : line(open(row(7)), m.line, 0.7, { opacity: 0.45 })) + shade;
}

function legPiece(w: Work, c: TrouserMeasures, side: Side, lower: boolean): string {
  const { art, f, m } = w;
  const widths = girthOf(f, LEG_WIDTHS[c.leg]);
  const limb = tube(f.legs[side], widths, { to: c.to, count: STEPS });
  const [outer, inner] = side === 1 ? [limb.a, limb.b] : [limb.b, limb.a];
  const P = (x: number, y: number): Point => f.warp([side * x, y]);
  const crotch = f.warp([0, 474]);
  const { waist, hip, waistY } = c;
  const out = outer.slice(3);
  const inn = inner.filter((p, i) => i > 1 && p[1] > crotch[1] + 14);
  const middle = add(nth(limb.middle, -1), unit(nth(limb.middle, -2), nth(limb.middle, -1)), 3.5);
  const hem = [nth(inn, -1), middle, nth(out, -1)] as const;
  const outline = [
    corner(P(-1.5, waistY + 4)),
    corner(P(waist, waistY)),
    P(lerp(waist, hip, 0.68), lerp(waistY, 425, 0.45)),
    P(hip, 425),
    ...out.slice(0, -1),
    corner(hem[2]),
    middle,
    corner(hem[0]),
    ...reversed(inn.slice(0, -1)),
    corner(crotch),
    P(-1.5, 430),
  ];
  const leg: Leg = { c, side, crotch, at: (t, u) => across({ inner, outer, to: c.to }, t, u), hem, inseam: inn };
  const inseam = hug(open([corner(crotch), ...inn]), m.deep, {
    width: lower ? 30 : 14,
    alpha: lower ? 0.3 : 0.18,
    steps: 5,
  });
  const inside = inseam + legFolds(w, leg) + hemFinish(w, leg) + hipDetails(w, leg);
  const axis = [P(waist * 0.5, waistY), ...limb.middle.slice(3)];
  const cloth = piece(art, m, { outline, axis, half: curve(widths, 0.4) * 1.05, inside, bow: 3 });
  if (!c.cargo) return cloth;
  const [x, y] = leg.at(Math.min(0.34, c.to * 0.6), 0.42);
  const flat: Work = { ...w, f: { ...f, warp: (p) => p } };
  return cloth + patchPocket(flat, { x, y, w: 19 * f.girth, h: 50 * f.girth, flap: true });
}

function fly(w: Work, { waistY }: TrouserMeasures): string {
  const { m, back } = w;
  const P = placing(w);
  if (back) return seam(m, [P(0, waistY + 12), P(0, 400), P(1, 470)]);
  return (
    line(open([P(0, waistY + 12), P(0.5, 430), P(0, 468)]), m.line, 0.9, { opacity: 0.8 }) +
    stitching(m, [P(9, waistY + 12), P(9.5, 392), P(6, 412), P(1, 420)])
  );
}

/** The drawstring of an elastic waist. */
function cord(w: Work, y: number): string {
  const P = placing(w);
  const ends = SIDES.map((s) => open([P(s * 4, y + 4), P(s * 8, y + 30), P(s * 5, y + 62 + s * 5)]));
  return ends.map((d) => line(d, w.m.deep, 3.2, { opacity: 0.5, move: [1, 1] }) + line(d, w.m.light, 2.2)).join("");
}

export function trousers(w: Work, spec: Garment<"trousers">): Layers {
  const { f, m, back } = w;
  const P = placing(w);
  const c = measured(spec.cut);
  // The leg that stands further back is drawn first.
  const leftIsBehind = nth(f.legs[1], 1)[1] > nth(f.legs[-1], 1)[1] || f.flat;
  const order: readonly [Side, Side] = leftIsBehind ? [-1, 1] : [1, -1];
  let main = f.flat ? backBand(w, c.waist, c.waistY) : "";
  main += order.map((side, i) => legPiece(w, c, side, i === 0)).join("");
  main += c.elastic ? seam(m, [P(0, c.waistY + 12), P(0, 470)], { stitch: false, strength: 0.7 }) : fly(w, c);
  main += waistband(w, { y: c.waistY - 2, half: c.waist, height: c.band + 1, elastic: c.elastic });
  if (!c.elastic) main += [-0.66, 0.66].map((x) => beltLoop(w, c.waist * x, c.waistY, c.band + 5)).join("");
  if (back) return { under: "", main, sleeves: [], over: "" };
  if (spec.belt)
    main += waistBelt(w, { y: c.waistY + 6, half: c.waist + 1, width: 6, kind: "buckle" }, leather(spec.belt));
  else if (c.elastic) main += cord(w, c.waistY + 4);
  else main += button(m, P(3, c.waistY + c.band * 0.55), 2.8, m.name === "denim" ? "#b58a55" : undefined);
  return { under: "", main, sleeves: [], over: "" };
}

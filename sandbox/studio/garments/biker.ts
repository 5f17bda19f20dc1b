import { corner, n1, open, path, SIDES, type Side } from "../draw/geometry";
import { drape, hug, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { element, line } from "../draw/svg";
import type { Garment } from "../spec";
import { backCollar } from "./collars";
import { button, pocketZip, STEEL, zipLine } from "./fastenings";
import {
  backSeam,
  openNeck,
  outerFolds,
  outerPiece,
  outerSleeves,
  outerTrunk,
  turnedHem,
  type OuterCut,
} from "./outer";
import type { Trunk } from "./trunk";
import { placing, type Layers, type Work } from "./work";

const CUT: OuterCut = {
  neck: "deep",
  shoulder: 87,
  shoulderY: 167,
  bust: 78,
  waist: 66,
  hip: 70,
  hem: 68,
  hemY: 398,
  sleeve: "relaxed",
  armholeY: 236,
};

function lapel(w: Work, s: Side): string {
  const { art, m } = w;
  const P = placing(w);
  const front = [
    P(s * 22, 160, 1),
    P(s * 34, 176, 1),
    P(s * 56, 186, 1),
    P(s * 58, 206),
    P(s * 42, 250),
    P(s * 3, s === 1 ? 272 : 262, 1),
    P(s * 7, 230),
    P(s * 15, 188),
  ];
  const collar = [
    P(s * 25, 126),
    P(s * 33, 138),
    P(s * 43, 158),
    P(s * 48, 178, 1),
    P(s * 30, 180, 1),
    P(s * 20, 160),
    P(s * 17, 142),
  ];
  const crease = drape(m, P(s * 46, 196), P(s * 12, 256), { width: 8, strength: 0.9, side: s });
  return (
    hug(path(front), m.deep, { width: 12, alpha: 0.45, steps: 4, move: [2, 4] }) +
    piece(art, m, { outline: front, round: 0.6, inside: crease }) +
    stitching(m, [P(s * 53, 190), P(s * 54, 206), P(s * 40, 246)]) +
    button(m, P(s * 49, 193), 2, STEEL) +
    hug(path(collar), m.deep, { width: 8, alpha: 0.4, steps: 4, move: [1, 3] }) +
    piece(art, m, { outline: collar, round: 0.6 })
  );
}

function hemBelt(w: Work, t: Trunk): string {
  const { art, m } = w;
  const P = placing(w);
  const y = t.hemY - 15;
  const { hem } = t;
  const outline = [
    corner(P(-hem - 1, y)),
    P(0, y + 4),
    corner(P(hem + 1, y)),
    corner(P(hem, y + 14)),
    P(0, y + 18),
    corner(P(-hem, y + 14)),
  ];
  const strap =
    hug(path(outline), m.deep, { width: 6, alpha: 0.4, steps: 3, move: [0, -2] }) +
    piece(art, m, { outline, half: hem });
  if (w.back) return strap;
  const [bx, by] = P(-14, y + 10);
  const frame = { x: n1(bx - 9), y: n1(by - 8), width: 18, height: 15, rx: 2, fill: "none", stroke: STEEL };
  return strap + element("rect", { ...frame, "stroke-width": 2.4 }) + line(`M${n1(bx)} ${n1(by - 8)}v15`, STEEL, 1.6);
}

function front(w: Work, t: Trunk): string {
  const { art, f, m } = w;
  const P = placing(w);
  const slant = open([P(-2, 262), P(-22, Math.min(320, t.hemY - 60)), P(-34, t.hemY + 3)]);
  const stand = [P(-33, 140, 1), P(-24, 126), P(0, 121), P(24, 126), P(33, 140, 1), P(16, 148), P(0, 150), P(-16, 148)];
  const pockets =
    pocketZip(P(34, 340), P(58, 316)) + pocketZip(P(-62, 318), P(-46, 346)) + pocketZip(P(34, 226), P(56, 216));
  return (
    hug(slant, m.deep, { width: 14, alpha: 0.5, steps: 4, move: [4, 0] }) +
    zipLine(slant) +
    (f.flat ? openNeck(w, 262) : "") +
    piece(art, m, { outline: stand, round: 0.5 }) +
    SIDES.map((s) => lapel(w, s)).join("") +
    pockets
  );
}

/** A leather jacket closed by a slanted zip. */
export function biker(w: Work, spec: Garment<"biker">): Layers {
  const { back } = w;
  const cut: OuterCut = { ...CUT, ...spec.cut };
  const t = outerTrunk(w, cut);
  const inside = outerFolds(w, t, { slack: 1 }) + turnedHem(w, t) + (back ? backSeam(w, t, 0) : "");
  const details = (back ? backCollar(w) : front(w, t)) + hemBelt(w, t);
  return { under: "", main: outerPiece(w, t, inside) + details, sleeves: outerSleeves(w, t, cut), over: "" };
}

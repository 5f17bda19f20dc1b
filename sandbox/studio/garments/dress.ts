import { open, SIDES } from "../draw/geometry";
import { band, drape, hug, seam } from "../draw/marks";
import { leather } from "../draw/material";
import { piece } from "../draw/piece";
import { line } from "../draw/svg";
import type { Garment } from "../spec";
import { backCollar, rollNeck, shirtCollar } from "./collars";
import { placket } from "./fastenings";
import { trunkFolds } from "./folds";
import { seenFrom, skirtPart } from "./skirt-part";
import { sleeve } from "./sleeve";
import { straps } from "./top";
import { neckFacing, trunk, type Trunk, type TrunkOptions } from "./trunk";
import { waistBelt } from "./waist-belt";
import { placing, type Layers, type Work } from "./work";

type Dress = Garment<"dress">;

function bodiceCut(spec: Dress, back: boolean): TrunkOptions & { hem: number } {
  const usual = { neck: "crew", hemY: 330, bust: 70, waist: 54, hip: 54, hem: 54, shoulder: 80 } as const;
  const c = { ...usual, ...spec.cut, noWaist: true };
  if (spec.cut.neck === "strap") return { ...c, strap: true, armholeY: 226, bust: 66 };
  return back ? { ...c, neck: "nape", neckEase: 8 } : c;
}

/** The crossed fronts of a wrap bodice and the folds that run to the tie. */
function wrappedFront(w: Work): string {
  const { m } = w;
  const P = placing(w);
  const edge = open([P(38, 147), P(22, 205), P(-4, 268), P(-40, 334)]);
  let out =
    hug(edge, m.deep, { width: 14, alpha: 0.4, steps: 4, move: [-2, 5] }) +
    line(edge, m.line, 1, { opacity: 0.8 }) +
    line(edge, m.light, 1.2, { opacity: 0.5, move: [1.2, -1] });
  for (let i = 0; i < 4; i++) {
    out += drape(m, P(54 - i * 4, 328), P(8 + i * 16, 236 - i * 10), {
      bend: -0.08,
      width: 9,
      strength: 0.75,
      side: -1,
    });
    out += drape(m, P(-52, 326 - i * 2), P(-30 - i * 8, 226 + i * 8), { bend: 0.06, width: 7, strength: 0.55 });
  }
  return out;
}

/** The soft folds of a neckline held by straps. */
function cowl(w: Work): string {
  const P = placing(w);
  const row = (i: number): string =>
    drape(w.m, P(-34 + i * 6, 206 + i * 6), P(30 - i * 8, 222 + i * 11), {
      bend: -0.22,
      width: 8,
      strength: 0.7,
      side: -1,
    });
  return row(0) + row(1) + row(2);
}

/** Neck, front and belt: under and over the body. */
function finish(w: Work, spec: Dress, t: Trunk): { under: string; over: string } {
  const { f, m, back } = w;
  const P = placing(w);
  const { cut } = spec;
  const strapped = cut.neck === "strap";
  let under = f.flat && !back && !strapped ? neckFacing(w, t) : "";
  let over = "";
  if (strapped) {
    const s = straps(w);
    under += s.behind;
    over += s.front + line(open(t.neckLine), m.light, 1.4, { opacity: 0.6 });
  } else if (cut.neck === "turtle") over += rollNeck(w, cut.rollHeight ?? 28);
  else if (spec.collar === "shirt") {
    const collar = back ? { behind: "", front: backCollar(w) } : shirtCollar(w, { gap: cut.open });
    under += collar.behind;
    over += collar.front;
  } else if (back) over += band(m, [P(-t.neckWidth, 141), P(0, 136), P(t.neckWidth, 141)], 4);
  else if (cut.neck !== "wrap") over += band(m, t.neckLine, 4);
  if (cut.placket && !back) {
    over =
      placket(w, { y0: 172, y1: cut.skirt.y1 - 4, count: cut.placket, r: 2.3, width: 10, colour: spec.buttons }) + over;
  }
  return { under, over: over + beltOf(w, spec, t.hem) };
}

function beltOf(w: Work, spec: Dress, half: number): string {
  if (!spec.belt) return "";
  const own = spec.belt === "self";
  const kind = w.back ? "plain" : own ? "knot" : "buckle";
  const belt = { y: 326, half: half + 1, width: own ? 6.5 : 6, kind, tails: 92 } as const;
  return waistBelt(w, belt, spec.belt === "self" ? w.m : leather(spec.belt));
}

/** A bodice on a skirt. */
export function dress(w: Work, spec: Dress): Layers {
  const { art, m, back } = w;
  const P = placing(w);
  const cut = bodiceCut(spec, back);
  const t = trunk(w, cut);
  let inside = trunkFolds(w, t, { slack: 0.8 });
  if (spec.cut.neck === "wrap" && !back) inside += wrappedFront(w);
  if (spec.cut.neck === "strap" && !back) inside += cowl(w);
  const skirt = skirtPart(w, { y0: 326, waist: cut.hem, hip: 74, ...seenFrom(w, spec.cut.skirt) });
  const bodice = piece(art, m, { outline: t.outline, axis: t.axis, half: t.half(270), inside, bow: 6 });
  const knit = m.fabric.texture === "rib" || m.fabric.texture === "cable";
  const waist = spec.cut.neck === "strap" || knit ? "" : seam(m, [P(-t.hem, 328), P(0, 332), P(t.hem, 328)]);
  const { under, over } = finish(w, spec, t);
  const { sleeve: kind, cuff } = spec.cut;
  const sleeves = kind ? SIDES.map((side) => sleeve(w, t, side, { kind, cuff }).svg) : [];
  return { under, main: skirt + bodice + waist + over, sleeves, over: "" };
}

import { tone } from "../draw/colour";
import { open, path, SIDES, type Point } from "../draw/geometry";
import { band, drape, hug, seam, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { fill, line } from "../draw/svg";
import type { Garment } from "../spec";
import { backCollar, pussyBow, rollNeck, shirtCollar, type Collar } from "./collars";
import { placket } from "./fastenings";
import { trunkFolds } from "./folds";
import { hood, hoodBack } from "./hood";
import { kangarooPocket, patchPocket } from "./pockets";
import { ribHem } from "./rib-hem";
import { sleeve } from "./sleeve";
import { neckFacing, trunk, type Trunk, type TrunkOptions } from "./trunk";
import { placing, type Layers, type Work } from "./work";

type Top = Garment<"top">;
const NOTHING: Collar = { behind: "", front: "" };

function cutOf(spec: Top, back: boolean): TrunkOptions {
  const c: TrunkOptions = { neck: "crew", hemY: 412, bust: 76, waist: 68, hip: 76, hem: 76, ...spec.cut };
  if (spec.cut.neck === "strap") return { ...c, strap: true };
  return back ? { ...c, neck: "nape", neckEase: spec.cut.neck === "boat" ? 18 : 6 } : c;
}

/** Seams and folds of the body. */
function inside(w: Work, spec: Top, t: Trunk): string {
  const { art, f, m } = w;
  const P = placing(w);
  let out = trunkFolds(w, t, { slack: spec.cut.slack });
  if (spec.cut.hemShape !== "shirt" && !spec.hemRib)
    out += stitching(
      m,
      t.hemLine.map(([x, y, k]) => [x, y - 5, k]),
    );
  out += hug(open(t.hemLine), m.deep, { width: 18, alpha: 0.2, steps: 4 });
  if (spec.cut.yoke || (w.back && spec.collar === "shirt")) {
    out += seam(m, [P(-t.bust, 196), P(0, 200), P(t.bust, 196)]);
    if (w.back) out += drape(m, P(0, 202), P(3, t.hemY - 30), { width: 9, strength: 0.8 });
  }
  const { gather } = spec.cut;
  for (let i = 0; gather !== undefined && i < 9; i++) {
    const x = -34 + i * 8.5;
    const end = f.warp([x * 1.25, gather + 60 + art.rnd() * 30]);
    out += drape(m, f.warp([x, gather]), end, { width: 5, strength: 0.6, side: x > 0 ? 1 : -1 });
  }
  if (spec.cut.neck === "strap") {
    for (let i = 0; i < 3; i++) {
      out += drape(m, P(-34 + i * 6, 206 + i * 6), P(30 - i * 8, 222 + i * 11), {
        bend: -0.22,
        width: 8,
        strength: 0.7,
        side: -1,
      });
    }
  }
  return out;
}

/** Thin straps over the shoulders, and the back's edge seen between them. */
export function straps(w: Work): Collar {
  const { art, f, m } = w;
  const P = placing(w);
  const laid = (s: number): Point[] => [P(s * 43, 182), P(s * 42, 160), P(s * 37, 138), P(s * 34, 150), P(s * 36, 190)];
  const worn = (s: number): Point[] => [P(s * 43, 182), P(s * 42, 164), P(s * 40, 154)];
  if (f.flat) art.grow({ x0: -45, y0: P(0, 136)[1], x1: 45, y1: P(0, 190)[1] });
  const front = SIDES.map((s) => {
    const d = open(f.flat ? laid(s) : worn(s));
    return line(d, m.deep, 3.4, { opacity: 0.6 }) + line(d, m.base, 2.4) + line(d, m.light, 0.7, { opacity: 0.6 });
  });
  const back = path([P(-62, 214, 1), P(-40, 196), P(0, 202), P(40, 196), P(62, 214, 1), P(30, 232), P(-30, 232)]);
  return { behind: f.flat ? fill(back, tone(m.base, m.dark ? -0.03 : -0.14)) : "", front: front.join("") };
}

/** The neck's finish: roll, collar, hood, straps or band. */
function collarOf(w: Work, spec: Top, t: Trunk): Collar {
  const { m, back } = w;
  const P = placing(w);
  const c = spec.cut;
  const knit = m.fabric.body > 1.5;
  if (c.hood) return back ? { ...NOTHING, front: hoodBack(w) } : hood(w);
  if (c.neck === "turtle") return { ...NOTHING, front: rollNeck(w, c.rollHeight ?? 28) };
  if (c.neck === "strap") {
    const { behind, front } = straps(w);
    return { behind, front: front + line(open(t.neckLine), m.light, 1.4, { opacity: 0.6 }) };
  }
  if (spec.collar === "shirt") {
    return back ? { ...NOTHING, front: backCollar(w) } : shirtCollar(w, { spread: c.spread, gap: c.open });
  }
  const nw = t.neckWidth;
  if (back) {
    const nape = [P(-nw, 141), P(-nw * 0.5, 137), P(0, 136), P(nw * 0.5, 137), P(nw, 141)];
    return { ...NOTHING, front: band(m, nape, knit ? 10 : 7, true) };
  }
  const width = c.neck === "boat" ? 4 : knit ? 11 : 7;
  return { ...NOTHING, front: band(m, t.neckLine, width, knit || c.neck === "crew") };
}

function frontDetails(w: Work, spec: Top, t: Trunk): string {
  const c = spec.cut;
  let out = "";
  if (c.placket) {
    const y0 = c.neck === "vee" ? 222 : 172;
    const width = w.m.fabric.body > 1.5 ? 12 : 9;
    out += placket(w, { y0, y1: t.hemY + 2, count: c.placket, r: 2.1, width, colour: spec.buttons });
  }
  if (c.halfPlacket) out += placket(w, { y0: 176, y1: 262, count: 4, r: 1.9 });
  if (c.pocket) out += patchPocket(w, { x: 34, y: 232, w: 15, h: 34, point: 4 });
  if (c.kangaroo) out += kangarooPocket(w, t.hemY);
  if (c.bow) out += pussyBow(w);
  return out;
}

/** T-shirt, blouse, shirt, jumper: everything that ends about the hip. */
export function top(w: Work, spec: Top): Layers {
  const { art, f, m, back } = w;
  const t = trunk(w, cutOf(spec, back));
  const body = piece(art, m, {
    outline: t.outline,
    axis: t.axis,
    half: t.half(300),
    inside: inside(w, spec, t),
    bow: 7,
  });
  const welt = spec.hemRib ? ribHem(w, t, spec.hemRib) : "";
  const collar = collarOf(w, spec, t);
  const facing = f.flat && !back && spec.cut.neck !== "strap" ? neckFacing(w, t) : "";
  const { sleeve: kind, cuff } = spec.cut;
  return {
    under: facing + collar.behind,
    main: body + welt + (back ? "" : frontDetails(w, spec, t)) + collar.front,
    sleeves: kind ? SIDES.map((side) => sleeve(w, t, side, { kind, cuff }).svg) : [],
    over: "",
  };
}

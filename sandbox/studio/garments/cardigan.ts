import { lerp, open, SIDES } from "../draw/geometry";
import { band, hug } from "../draw/marks";
import type { Garment } from "../spec";
import { button } from "./fastenings";
import { openEdge, openFront } from "./open-front";
import { isLong, outerFolds, outerPiece, outerSleeves, outerTrunk, type OuterCut } from "./outer";
import { patchPocket } from "./pockets";
import { ribHem } from "./rib-hem";
import { neckFacing, type Trunk } from "./trunk";
import { placing, type Layers, type Work } from "./work";

const CUT: OuterCut = {
  neck: "vee",
  shoulder: 92,
  shoulderY: 169,
  bust: 83,
  waist: 79,
  hip: 82,
  hem: 80,
  hemY: 410,
  sleeve: "relaxed",
  cuff: "rib",
  armholeY: 240,
};

const pocketsOf = (w: Work, spec: Garment<"cardigan">, t: Trunk): string =>
  spec.pockets
    ? SIDES.map((s) => patchPocket(w, { x: s * 44, y: Math.min(342, t.hemY - 66), w: 22, h: 44 })).join("")
    : "";

/** The ribbed band around the neck and down the front, with its buttons and pockets. */
function front(w: Work, spec: Garment<"cardigan">, t: Trunk): string {
  const { m } = w;
  const P = placing(w);
  if (w.open) {
    const edges = SIDES.map((s) => {
      const edge = [P(s * 34, 145), P(s * 28, 170), P(s * 20, 205), ...openEdge(w, t, s).slice(3)];
      return band(m, edge, 12, true);
    });
    return pocketsOf(w, spec, t) + edges.join("");
  }
  const left = [P(-34, 145), P(-30, 162), P(-16, 190), P(0, 222)];
  const right = [P(34, 145), P(30, 162), P(16, 190), P(2, 220), P(-1, 232), P(-1, t.hemY + 20)];
  let out = pocketsOf(w, spec, t);
  out += band(m, left, 12, true) + hug(open(right), m.deep, { width: 22, alpha: 0.28, steps: 4, move: [-2, 1] });
  out += band(m, right, 13, true);
  const count = Math.max(4, Math.round((t.hemY - 230) / 45) + 1);
  for (let i = 0; i < count; i++) {
    out += button(m, P(-1, lerp(238, t.hemY + 6, i / (count - 1))), 3.4, spec.buttons ?? "#b9905f");
  }
  return out;
}

export function cardigan(w: Work, spec: Garment<"cardigan">): Layers {
  const { f, m, back } = w;
  const P = placing(w);
  const cut: OuterCut = { ...CUT, ...spec.cut };
  const t = outerTrunk(w, cut);
  const falls = isLong(t) ? { y0: 440, count: 4, strength: 0.4 } : undefined;
  const body = outerPiece(w, t, outerFolds(w, t, { slack: 0.7, falls }));
  const neck = back ? band(m, [P(-t.neckWidth, 142), P(0, 136), P(t.neckWidth, 142)], 11, true) : front(w, spec, t);
  const main = body + ribHem(w, t, 18);
  if (w.open && !back) {
    const opened = openFront(w, t, { main, over: "" });
    return { ...opened, under: "", sleeves: outerSleeves(w, t, cut), main: opened.main + neck };
  }
  return {
    under: f.flat && !back ? neckFacing(w, t) : "",
    main: main + neck,
    sleeves: outerSleeves(w, t, cut),
    over: "",
  };
}

import { path, SIDES } from "../draw/geometry";
import { hug } from "../draw/marks";
import { piece } from "../draw/piece";
import { fill } from "../draw/svg";
import type { Garment } from "../spec";
import { zip } from "./fastenings";
import { outerPiece, outerSleeves, outerTrunk, type OuterCut } from "./outer";
import { weltPocket } from "./pockets";
import { quiltLine } from "./quilting";
import { ribHem } from "./rib-hem";
import { placing, type Layers, type Work } from "./work";

const SEAMS = 46;
const CUT: OuterCut = {
  neck: "turtle",
  neckEase: 8,
  shoulder: 99,
  shoulderY: 172,
  bust: 96,
  waist: 95,
  hip: 98,
  hem: 93,
  hemY: 478,
  sleeve: "quilted",
  cuff: "rib",
  armholeY: 250,
};

function standCollar(w: Work): string {
  const { art, f, m, back } = w;
  const P = placing(w);
  const outline = [
    P(-35, 112),
    P(-18, 106),
    P(0, back ? 104 : 110),
    P(18, 106),
    P(35, 112),
    P(41, 130),
    P(43, 150),
    P(30, 160),
    P(0, 165),
    P(-30, 160),
    P(-43, 150),
    P(-41, 130),
  ];
  const hole = back || !f.flat ? "" : fill(path([P(-30, 112), P(0, 104), P(30, 112), P(0, 122)]), m.deep);
  const inside = quiltLine(w, P(-46, 136), P(46, 136), -0.08) + (back ? "" : zip(w, { y0: 114, y1: 170 }));
  return (
    hug(path(outline), m.deep, { width: 10, alpha: 0.3, steps: 4, move: [1, 5] }) +
    piece(art, m, { outline, half: 40, inside }) +
    hole
  );
}

/** A quilted jacket, down to the hip, the waist or the knee. */
export function puffer(w: Work, spec: Garment<"puffer">): Layers {
  const { m, back } = w;
  const P = placing(w);
  const cut: OuterCut = { ...CUT, ...spec.cut };
  const t = outerTrunk(w, cut, SEAMS);
  let inside = "";
  for (let y = t.armholeY - SEAMS; y < t.hemY - 12; y += SEAMS) {
    inside += quiltLine(w, P(-t.half(y) - 8, y), P(t.half(y) + 8, y), -0.025);
  }
  inside += hug(path(t.hemLine, false), m.deep, { width: 24, alpha: 0.2, steps: 4 });
  const pocketY = Math.min(392, t.hemY - 72);
  const front = back
    ? ""
    : zip(w, { y0: 118, y1: t.hemY }) +
      SIDES.map((s) => weltPocket(w, { x: s * 58, y: pocketY, tilt: s * 0.9, w: 13, h: 5 })).join("");
  return {
    under: "",
    main: outerPiece(w, t, inside) + ribHem(w, t, 12) + front + standCollar(w),
    sleeves: outerSleeves(w, t, cut),
    over: "",
  };
}

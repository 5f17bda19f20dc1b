import { open, SIDES } from "../draw/geometry";
import { hug, seam } from "../draw/marks";
import { line } from "../draw/svg";
import type { Garment } from "../spec";
import { backCollar, lapels } from "./collars";
import { button } from "./fastenings";
import { openFront } from "./open-front";
import {
  backSeam,
  isLong,
  openNeck,
  outerFolds,
  outerPiece,
  outerSleeves,
  outerTrunk,
  turnedHem,
  type OuterCut,
} from "./outer";
import { flapPocket, weltPocket } from "./pockets";
import type { Trunk } from "./trunk";
import { epaulette, slantWelt, sleeveStrap, stormFlap } from "./trench-details";
import { waistBelt } from "./waist-belt";
import { placing, type Layers, type Work } from "./work";

type Tailored = Garment<"blazer"> | Garment<"coat"> | Garment<"trench">;

const CUTS: Record<Tailored["type"], OuterCut> = {
  blazer: {
    neck: "deep",
    shoulder: 89,
    shoulderY: 169,
    bust: 80,
    waist: 69,
    hip: 85,
    hem: 88,
    hemY: 486,
    sleeve: "coat",
    cuff: "buttons",
    armholeY: 238,
  },
  coat: {
    neck: "deep",
    shoulder: 91,
    shoulderY: 171,
    bust: 88,
    waist: 84,
    hip: 94,
    hem: 108,
    hemY: 760,
    sleeve: "coat",
    armholeY: 244,
  },
  trench: {
    neck: "deep",
    shoulder: 90,
    shoulderY: 170,
    bust: 86,
    waist: 68,
    hip: 90,
    hem: 122,
    hemY: 742,
    sleeve: "coat",
    armholeY: 242,
    waves: 4,
    waveDepth: 4,
  },
};

/** How the fronts meet: how far they cross, where the lapels break, at which heights the buttons sit. */
interface Front {
  cross: number;
  breakY: number;
  rows: readonly number[];
  lapelWidth: number;
}

function frontOf(spec: Tailored): Front {
  switch (spec.type) {
    case "blazer":
      return { cross: spec.double ? -26 : -4, breakY: 318, rows: spec.double ? [330, 376] : [324, 366], lapelWidth: 1 };
    case "coat":
      return { cross: spec.double ? -28 : -4, breakY: 286, rows: [300, 356, 412], lapelWidth: 1.1 };
    case "trench":
      return { cross: -30, breakY: 262, rows: [272, 300, 372], lapelWidth: 1.14 };
  }
}

/** The edge of the upper front and the darts. */
function frontEdge(w: Work, spec: Tailored, front: Front, hemY: number): string {
  const { m } = w;
  const P = placing(w);
  const { cross, breakY } = front;
  // A single-breasted jacket is cut away in a curve below its last button.
  const cutAway = spec.type === "blazer" && !spec.double ? 16 : 0;
  const edge = open([
    P(cross * 0.2, breakY - 12),
    P(cross, breakY + 14),
    P(cross, 410),
    P(cross - cutAway * 0.2, hemY - 30),
    P(cross - 2 + cutAway, hemY + 8),
  ]);
  const darts = SIDES.map((s) =>
    seam(m, [P(s * 46, 236), P(s * 40, 330), P(s * 48, 396)], { stitch: false, strength: 0.6 }),
  );
  return (
    hug(edge, m.deep, { width: 14, alpha: 0.34, steps: 4, move: [-4, 2] }) +
    line(edge, m.dark ? "#08080a" : m.line, 1, { opacity: 0.9 }) +
    line(edge, m.light, 1, { opacity: 0.5, move: [1.2, 0] }) +
    darts.join("")
  );
}

function buttons(w: Work, spec: Tailored, { cross, rows }: Front): string {
  const P = placing(w);
  const double = spec.type === "trench" || spec.double;
  return rows
    .map((y) =>
      double
        ? button(w.m, P(cross + 8, y), 4.6, spec.buttons) + button(w.m, P(-cross + 4, y), 4.6, spec.buttons)
        : button(w.m, P(cross + 9, y), 4.4, spec.buttons),
    )
    .join("");
}

function pockets(w: Work, spec: Tailored, hemY: number): string {
  if (spec.type === "trench") return SIDES.map((s) => slantWelt(w, s)).join("");
  const coat = spec.type === "coat";
  const y = Math.min(coat ? 428 : 408, hemY - 50);
  const flaps = SIDES.map((s) =>
    flapPocket(w, { x: s * (coat ? 56 : 50), y, tilt: s * 0.06, w: coat ? 20 : 19, h: 12 }),
  );
  return flaps.join("") + (coat ? "" : weltPocket(w, { x: 46, y: 238, tilt: -0.12, w: 12, h: 4 }));
}

function belt(w: Work, spec: Tailored, t: Trunk): string {
  if (spec.type !== "trench" && !spec.belted) return "";
  const kind = w.back ? "plain" : spec.type === "trench" ? "buckle" : "knot";
  return waistBelt(w, { y: 330, half: t.half(330) + 1, width: 9, kind, tails: 110 });
}

/** Blazer, coat or trench: lapels, crossed fronts, set-in sleeves. */
export function tailored(w: Work, spec: Tailored): Layers {
  const { f, back } = w;
  const cut: OuterCut = { ...CUTS[spec.type], ...spec.cut };
  const t = outerTrunk(w, cut);
  const front = frontOf(spec);
  const trench = spec.type === "trench";
  const falls = trench ? { y0: 340, count: 9, strength: 0.8 } : { y0: 440, count: 6, strength: 0.6 };
  let inside =
    outerFolds(w, t, { slack: 0.7, belt: trench, falls: isLong(t) || trench ? falls : undefined }) + turnedHem(w, t);
  // A belt or a double row of buttons keeps a front shut.
  const unbuttoned = w.open === true && !trench && spec.belted !== true && spec.double !== true;
  if (back) inside += backSeam(w, t, isLong(t) ? 190 : 70);
  else if (!unbuttoned) inside += frontEdge(w, spec, front, t.hemY);
  if (trench && back) inside += stormFlap(w);
  const main = outerPiece(w, t, inside);
  const sleeves = outerSleeves(w, t, cut, (s, side) =>
    trench ? sleeveStrap(w, s) + epaulette(w, side, cut.shoulder) : "",
  );
  if (back) return { under: "", main, sleeves, over: backCollar(w) + belt(w, spec, t) };
  const lapel = lapels(w, {
    to: front.breakY,
    kind: spec.lapel ?? "notch",
    width: front.lapelWidth,
    cross: unbuttoned ? 0 : front.cross,
    apart: unbuttoned ? 11 : 0,
  });
  if (unbuttoned) {
    const opened = openFront(w, t, { main, over: lapel.front + pockets(w, spec, t.hemY) });
    return { under: lapel.behind, sleeves, ...opened };
  }
  const details = buttons(w, spec, front) + pockets(w, spec, t.hemY) + belt(w, spec, t);
  return {
    under: (f.flat ? openNeck(w, front.breakY) : "") + lapel.behind,
    main,
    sleeves,
    over: (trench ? stormFlap(w) : "") + lapel.front + details,
  };
}

import { across, type Point, type Points, type Side } from "../draw/geometry";
import { drape, ripple } from "../draw/marks";
import type { SleeveKind } from "../spec";
import { quiltLine } from "./quilting";
import { SLEEVE_CUTS } from "./trunk-tables";
import type { Work } from "./work";

/** A sleeve as its folds see it. */
export interface Tubular {
  inner: Points;
  outer: Points;
  to: number;
  side: Side;
  kind: SleeveKind;
  bent: boolean;
}

type On = (t: number, u: number) => Point;

/** A fan out of the crook of a bent elbow: the uppermost the longest, each thinning out before the outer edge. */
function crook({ art, m }: Work, s: Tubular, at: On): string {
  const { rnd } = art;
  const k = m.fabric.folds;
  const fan = [
    [0.5, 0.37, 0.62],
    [0.53, 0.5, 0.72],
    [0.56, 0.62, 0.5],
  ] as const;
  return fan
    .map(([from, to, u], i) =>
      ripple(m, at(from, -1.02), at(to + rnd.between(-0.015, 0.015), u + rnd.between(-0.1, 0.12)), {
        bend: s.side * 0.1 * (i - 1),
        width: rnd.between(5.5, 7.5),
        strength: (0.95 - i * 0.12) * Math.min(1, 0.45 + k * 0.5),
        down: s.side === 1 ? -1 : 1,
      }),
    )
    .join("");
}

/** A hanging or laid sleeve hardly folds: one soft pull over the elbow, now and then a second one across it. */
function pulls({ art, m }: Work, s: Tubular, at: On): string {
  const { rnd } = art;
  const k = Math.min(1, 0.35 + m.fabric.folds * 0.5);
  const y = rnd.between(0.46, 0.54);
  const down = s.side === 1 ? -1 : 1;
  const inner = ripple(m, at(y, -0.96), at(y + rnd.between(0.02, 0.09), rnd.between(0.25, 0.6)), {
    bend: s.side * rnd.between(0.03, 0.1),
    width: rnd.between(5, 7.5),
    strength: 0.62 * k,
    down,
  });
  const second = ripple(m, at(y + 0.1, -0.9), at(y + rnd.between(0.13, 0.17), rnd.between(-0.1, 0.35)), {
    bend: s.side * 0.06,
    width: 5,
    strength: 0.42 * k,
    down,
  });
  const outer = ripple(m, at(y - 0.06, 0.97), at(y + 0.02, rnd.between(-0.05, 0.3)), {
    bend: -s.side * 0.07,
    width: 5.5,
    strength: 0.36 * k,
    down,
  });
  return [inner + second, inner, inner + outer][Math.floor(rnd() * 3)] ?? inner;
}

function longFolds(w: Work, s: Tubular, at: On): string {
  const { art, m } = w;
  const { rnd } = art;
  const k = Math.min(1, 0.35 + m.fabric.folds * 0.5);
  const down = s.side === 1 ? -1 : 1;
  // The cloth stands a little on the wrist, and falls from the crown along the arm.
  const wrist = ripple(m, at(0.86 + rnd() * 0.03, 0.9), at(0.9 + rnd() * 0.03, rnd.between(-0.35, 0.1)), {
    bend: -s.side * 0.08,
    width: 4.5,
    strength: 0.4 * k,
    down,
  });
  const fall = ripple(m, at(0.13, 0.42), at(0.44, rnd.between(0.15, 0.42)), {
    bend: s.side * 0.03,
    width: 7,
    strength: 0.5 * k,
    down: s.side,
  });
  return (s.bent ? crook(w, s, at) : pulls(w, s, at)) + wrist + fall;
}

/** Small pleats where a full sleeve is drawn in. */
function gathers({ m }: Work, s: Tubular, at: On): string {
  let out = "";
  for (let i = 0; i < 6; i++) {
    const u = ((i + 0.5) / 6) * 1.7 - 0.85;
    const side = u > 0 ? 1 : -1;
    out += drape(m, at(s.to - 0.01, u * 0.8), at(s.to * 0.66, u), { bend: u * 0.06, width: 6, strength: 0.8, side });
    if (s.kind === "puff") out += drape(m, at(0.02, u * 0.7), at(0.16, u), { width: 5, strength: 0.7, side });
  }
  return out;
}

/** How a sleeve creases. A padded one does not: its seams are all there is to see. */
export function sleeveFolds(w: Work, s: Tubular): string {
  const at: On = (t, u) => across(s, t, u);
  if (s.kind === "quilted") {
    return [1, 2, 3, 4, 5]
      .map((i) => quiltLine(w, at((i * 5) / 32, -1.15), at((i * 5) / 32, 1.15), -s.side * 0.12))
      .join("");
  }
  const pit = ripple(w.m, at(0.1, -0.2), at(Math.min(0.3, s.to * 0.8), -0.8), {
    bend: s.side * 0.08,
    width: 7,
    strength: 0.5 * Math.min(1, 0.35 + w.m.fabric.folds * 0.5),
    down: s.side === 1 ? -1 : 1,
  });
  return (s.to > 0.6 ? longFolds(w, s, at) : "") + pit + (SLEEVE_CUTS[s.kind].gather ? gathers(w, s, at) : "");
}

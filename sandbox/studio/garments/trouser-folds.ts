import { add, open } from "../draw/geometry";
import { drape, fold, ripple } from "../draw/marks";
import { line } from "../draw/svg";
import type { Leg } from "./leg";
import type { Work } from "./work";

/** Whiskers that spread from the crotch. */
function whiskers({ art, m }: Work, { c, side, crotch, at }: Leg): string {
  const { rnd } = art;
  const full = c.leg === "wide" || c.leg === "barrel";
  const count = rnd.pick([2, 3, 3]);
  let out = "";
  for (let i = 0; i < count; i++) {
    const strength = (full ? 0.4 : 0.75 - i * 0.12) * m.fabric.folds;
    const end = at(0.02 + i * 0.04, rnd.between(0.15, 0.6));
    out += ripple(m, add(crotch, [side * 2, -6 + i * 7]), end, {
      bend: side * 0.12,
      width: 7,
      strength: Math.min(1, strength * 1.2),
      down: side === 1 ? 1 : -1,
    });
  }
  return out;
}

/** Drag at the knee, or the long falls of a wide leg. */
function legFalls({ art, m }: Work, { c, side, at }: Leg): string {
  const { rnd } = art;
  const k = 0.65 * m.fabric.folds;
  let out = "";
  for (let i = 0; i < 3; i++) {
    if (c.leg === "wide") {
      const end = at(c.to, -0.6 + i * 0.55);
      out += drape(m, at(0.2 + i * 0.06, -0.55 + i * 0.5), end, {
        width: 15,
        strength: k,
        side: i === 0 ? -1 : 1,
        open: 0.9,
        bend: rnd.between(-0.01, 0.01),
      });
    } else if (c.to > 0.6) {
      const t = 0.47 + i * 0.035 + rnd.between(-0.02, 0.02);
      out += ripple(m, at(t, -0.95), at(t + 0.02 + i * 0.01, rnd.between(-0.3, 0.4)), {
        bend: side * 0.07 * (i - 1),
        width: 7,
        strength: k,
        down: side === 1 ? -1 : 1,
      });
    }
  }
  return out;
}

/** A pressed crease, or the roundness of a full leg. */
function crease({ m }: Work, { c, side, at }: Leg): string {
  if (c.leg !== "wide" && c.leg !== "barrel" && !c.crease) return "";
  return (
    fold(at(0.02, 0.05), at(c.to, 0.02), { width: 7, side, colour: m.deep, alpha: 0.2 }) +
    line(open([at(0.03, 0.05), at(c.to * 0.5, 0.05), at(c.to, 0.02)]), m.light, 1.1, { opacity: 0.45 })
  );
}

/** Where denim is worn pale: thigh and shin. */
function fade({ m }: Work, { c, at }: Leg): string {
  if (m.name !== "denim") return "";
  const thigh = fold(at(0.06, 0.1), at(Math.min(0.46, c.to), 0.02), {
    width: 24,
    side: 0,
    colour: m.light,
    alpha: 0.5,
    steps: 6,
  });
  if (c.to < 0.85) return thigh;
  return thigh + fold(at(0.55, 0), at(0.85, 0), { width: 15, side: 0, colour: m.light, alpha: 0.22 });
}

/** The break above the shoe. */
function ankleBreak({ m }: Work, { c, side, at }: Leg): string {
  if (c.to <= 0.9 || c.leg === "wide") return "";
  const row = (i: number): string =>
    ripple(m, at(0.9 + i * 0.04, 0.95), at(0.915 + i * 0.035, -0.5), {
      bend: -side * 0.08,
      width: 7,
      strength: 0.65 * m.fabric.folds,
    });
  return row(0) + row(1);
}

/** Folds of one leg: whiskers, knee, crease, wear, break. */
export const legFolds = (w: Work, leg: Leg): string =>
  whiskers(w, leg) + legFalls(w, leg) + crease(w, leg) + ankleBreak(w, leg) + fade(w, leg);

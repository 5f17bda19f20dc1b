import { add, dist, mix, normal, unit, xy, type Point } from "../draw/geometry";
import { fold, hug } from "../draw/marks";
import { line } from "../draw/svg";
import type { Work } from "./work";

/** One quilting seam: dark furrow, light on the roll below, small puckers along it. */
export function quiltLine({ art, m }: Work, a: Point, b: Point, bend = 0.02): string {
  const { rnd } = art;
  const side = normal(unit(a, b));
  const middle = add(mix(a, b, 0.5), side, -bend * dist(a, b));
  const down = side[1] > 0 ? 1 : -1;
  const d = `M${xy(a)}Q${xy(middle)} ${xy(b)}`;
  let out =
    hug(d, m.deep, { width: 22, alpha: m.dark ? 0.34 : 0.26, steps: 6, move: [0, -5] }) +
    hug(d, m.light, { width: 17, alpha: 0.34, steps: 5, move: [0, 10] }) +
    line(d, m.deep, 1.1, { opacity: 0.75 });
  const count = Math.max(3, Math.round(dist(a, b) / 11));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const p = mix(mix(a, middle, t), mix(middle, b, t), t);
    const up = rnd() > 0.45 ? -1 : 1;
    const end = add(add(p, side, up * down * rnd.between(7, 13)), unit(a, b), (rnd() - 0.5) * 7);
    out += fold(p, end, { width: 2.6, side: rnd() > 0.5 ? 1 : -1, colour: m.deep, alpha: 0.36, steps: 2 });
  }
  return out;
}

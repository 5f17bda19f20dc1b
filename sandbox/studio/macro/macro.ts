import { Art } from "../draw/art";
import { svg } from "../draw/compose";
import { n1, path, type Point, type Points } from "../draw/geometry";
import { ground, lamplight } from "../draw/ground";
import { hug, ripple } from "../draw/marks";
import { material, type Material } from "../draw/material";
import { fill, group } from "../draw/svg";
import { seedOf } from "../garments/lay";
import { PORTRAIT } from "../packshot";
import type { GarmentSpec } from "../spec";
import { clothFill } from "./cloth";
import { featureOf, type Close } from "./features";

/** Broad soft falls of the cloth across the whole picture. */
function waves(art: Art, m: Material): string {
  const { rnd } = art;
  const lean = rnd.between(-220, 220);
  const k = 0.55 + 0.45 * m.fabric.folds;
  const at = (x: number, drift: number): readonly [Point, Point] => [
    [x - lean * 0.5 + drift, -80],
    [x + lean * 0.5 - drift, 1280],
  ];
  return [rnd.between(90, 180), rnd.between(330, 470), rnd.between(620, 720)]
    .map((x, i) => {
      const [a, b] = at(x, rnd.between(-60, 60));
      return ripple(m, a, b, {
        bend: rnd.between(-0.09, 0.09),
        width: rnd.between(80, 140),
        strength: 1.2 * k,
        down: i % 2 ? -1 : 1,
      });
    })
    .join("");
}

const MIDDLE: Point = [400, 600];

/** Points turned about the picture's middle, in degrees. */
function turned(points: Points, degrees: number): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y, c]) => {
    const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
    return [MIDDLE[0] + dx * cos - dy * sin, MIDDLE[1] + dx * sin + dy * cos, c];
  });
}

/** ZM: threads, stitches, a button, a hem, a label, as near as a hand holds them. */
export function macro(spec: GarmentSpec, view: number): string {
  const art = new Art(`${seedOf(spec)}/ZM/${view}`);
  const m = material(spec);
  const close: Close = { art, m, spec, tilt: n1(art.rnd.between(-9, 9)) };
  const { outline, inside, over } = featureOf(close, view);
  const d = path(outline);
  const tilted = (content: string): string =>
    group({ transform: `rotate(${close.tilt} ${MIDDLE[0]} ${MIDDLE[1]})` }, content);
  const cut = (edge: string, content: string): string => group({ "clip-path": `url(#${art.clip(edge)})` }, content);
  const shadow = hug(d, "#3b2c22", { width: 70, alpha: 0.3, steps: 12, move: [10, 18] });
  // Threads stay level, whichever way the edge lies: a turned tile costs ten times as much, and so does one that is
  // turned and turned back, for a rounding error.
  const threads = cut(path(turned(outline, close.tilt)), clothFill(art, m, { threads: 1, relief: 0.6, print: 6 }));
  const form = cut(d, waves(art, m) + inside + hug(d, m.deep, { width: 26, alpha: 0.3, steps: 6 }));
  const body = tilted(shadow + fill(d, m.shade)) + threads + tilted(form + over);
  return svg(art, ground(art, spec.ground, PORTRAIT) + body + lamplight(PORTRAIT, 0.2, 0.22), PORTRAIT);
}

import { tone } from "../draw/colour";
import { corner, n1, path } from "../draw/geometry";
import { stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { element, fill, line, straight } from "../draw/svg";
import { label } from "./trunk";
import { placing, type Work } from "./work";

interface Waistband {
  y: number;
  half: number;
  height: number;
  elastic?: boolean;
}

/** The band of trousers or a skirt; gathered when elastic. */
export function waistband(w: Work, { y, half, height, elastic }: Waistband): string {
  const { art, m } = w;
  const P = placing(w);
  const outline = [
    corner(P(-half - 1, y)),
    P(0, y + 3),
    corner(P(half + 1, y)),
    corner(P(half + 2, y + height)),
    P(0, y + height + 3),
    corner(P(-half - 2, y + height)),
  ];
  let inside = "";
  if (elastic) {
    for (let i = 0; i < 26; i++) {
      const x = half * (((i + 0.5) / 26) * 2 - 1);
      inside += line(straight(P(x, y + 1), P(x * 1.01, y + height + 2)), m.deep, 1, { opacity: m.dark ? 0.5 : 0.22 });
    }
    inside += stitching(m, [P(-half, y + height * 0.5), P(0, y + height * 0.5 + 3), P(half, y + height * 0.5)]);
  } else inside = stitching(m, [P(-half, y + height - 3), P(0, y + height), P(half, y + height - 3)]);
  return piece(art, m, { outline, half, inside });
}

/** Inside of the back waistband, visible on a packshot. */
export function backBand(w: Work, half: number, y: number): string {
  const { art, m } = w;
  const P = placing(w);
  const d = path([
    P(-half, y - 1, 1),
    P(-half * 0.5, y - 6),
    P(0, y - 7.5),
    P(half * 0.5, y - 6),
    P(half, y - 1, 1),
    P(0, y + 6),
  ]);
  art.silhouettes.push(d);
  return fill(d, tone(m.base, m.dark ? -0.04 : -0.16)) + label(P(0, y - 2));
}

/** A loop that holds the belt. */
export function beltLoop(w: Work, x: number, y: number, height: number): string {
  const [px, py] = placing(w)(x, y);
  const box = { x: n1(px - 2.2), y: n1(py - 1), width: 4.4, height, fill: w.m.base };
  return element("rect", { ...box, stroke: w.m.line, "stroke-width": 0.6 });
}

import { tone } from "../draw/colour";
import { open, path, SIDES } from "../draw/geometry";
import { drape, fold, hug, stitching } from "../draw/marks";
import { piece } from "../draw/piece";
import { circle, fill, group, line } from "../draw/svg";
import type { Collar } from "./collars";
import { STEEL } from "./fastenings";
import { placing, type Work } from "./work";

/** A hood lying open on the shoulders: its dark inside, its rolled edge, two cords. */
export function hood(w: Work): Collar {
  const { art, m } = w;
  const P = placing(w);
  const outer = [
    P(-46, 150),
    P(-44, 122),
    P(-28, 100),
    P(0, 93),
    P(28, 100),
    P(44, 122),
    P(46, 150),
    P(30, 160),
    P(0, 164),
    P(-30, 160),
  ];
  const hollow = path([
    P(-33, 142),
    P(-29, 122),
    P(0, 111),
    P(29, 122),
    P(33, 142),
    P(18, 156),
    P(0, 160),
    P(-18, 156),
  ]);
  const shade = hug(hollow, m.deep, { width: 30, alpha: 0.6, steps: 5, move: [0, 3] });
  const inside =
    fill(hollow, tone(m.base, m.dark ? -0.04 : -0.15)) + group({ "clip-path": `url(#${art.clip(hollow)})` }, shade);
  const fall = drape(m, P(-40, 120), P(36, 108), { bend: -0.2, width: 9, strength: 0.7, side: -1 });
  const edges = SIDES.map((s) => {
    const outline = [
      P(s * 30, 118),
      P(s * 44, 128),
      P(s * 50, 148),
      P(s * 36, 166),
      P(s * 8, 184, 1),
      P(s, 176, 1),
      P(s * 20, 160),
      P(s * 31, 142),
    ];
    const roll = fold(P(s * 32, 126), P(s * 8, 174), { bend: s * 0.16, width: 9, side: s, colour: m.deep, alpha: 0.3 });
    return (
      hug(path(outline), m.deep, { width: 9, alpha: 0.32, steps: 4, move: [1, 3] }) +
      piece(art, m, { outline, round: 0.6, inside: roll }) +
      stitching(m, [P(s * 27, 140), P(s * 17, 160), P(s * 3, 172)])
    );
  });
  return {
    behind: piece(art, m, { outline: outer, round: 0.6, inside: fall }) + inside,
    front: edges.join("") + cords(w),
  };
}

function cords(w: Work): string {
  const { m } = w;
  const P = placing(w);
  return SIDES.map((s) => {
    const d = open([P(s * 9, 174), P(s * 12, 196), P(s * 10, 226 + (s > 0 ? 8 : 0))]);
    const tip = P(s * 10, 228 + (s > 0 ? 8 : 0));
    return (
      line(d, m.deep, 3.4, { opacity: 0.5, move: [1, 1.4] }) +
      line(d, tone(m.base, m.dark ? 0.12 : -0.05), 2.4) +
      circle(tip, 1.9, { fill: STEEL }) +
      circle(P(s * 9, 174), 2.4, { fill: STEEL, stroke: m.deep, "stroke-width": 0.5 })
    );
  }).join("");
}

/** The hood hanging down the back. */
export function hoodBack(w: Work): string {
  const { art, m } = w;
  const P = placing(w);
  const outline = [
    P(-40, 138),
    P(-24, 124),
    P(0, 120),
    P(24, 124),
    P(40, 138),
    P(44, 176),
    P(30, 222),
    P(0, 246),
    P(-30, 222),
    P(-44, 176),
  ];
  const falls =
    drape(m, P(-34, 142), P(-6, 236), { bend: 0.08, width: 10, side: -1 }) +
    drape(m, P(34, 142), P(8, 236), { bend: -0.08, width: 10 }) +
    line(open([P(0, 124), P(1, 180), P(0, 244)]), m.line, 0.8, { opacity: 0.6 });
  return (
    hug(path(outline), m.deep, { width: 12, alpha: 0.34, steps: 4, move: [1, 5] }) +
    piece(art, m, { outline, inside: falls })
  );
}

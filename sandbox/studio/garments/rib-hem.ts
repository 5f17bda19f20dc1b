import { open, xy } from "../draw/geometry";
import { hug } from "../draw/marks";
import { piece } from "../draw/piece";
import { line } from "../draw/svg";
import type { Trunk } from "./trunk";
import { placing, type Work } from "./work";

/** The ribbed welt that draws in the hem of a knit. */
export function ribHem(w: Work, t: Trunk, height: number): string {
  const { art, m } = w;
  const P = placing(w);
  const { hemY: y, hem: h } = t;
  const outline = [
    P(-h - 1, y - 4, 1),
    P(-h * 0.5, y),
    P(0, y + 1),
    P(h * 0.5, y),
    P(h + 1, y - 4, 1),
    P(h * 0.93, y + height, 1),
    P(0, y + height + 5),
    P(-h * 0.93, y + height, 1),
  ];
  let ribs = "";
  for (let i = 0; i < 34; i++) {
    const u = ((i + 0.5) / 34) * 2 - 1;
    ribs += `M${xy(P(u * h, y - 4))}L${xy(P(u * h * 0.93, y + height + 5))}`;
  }
  const inside =
    line(ribs, m.dark ? m.light : m.shade, 1.1, { opacity: 0.34 }) +
    hug(open([P(-h, y - 4), P(0, y), P(h, y - 4)]), m.deep, { width: 8, alpha: 0.3, steps: 3 });
  return piece(art, m, { outline, half: h, textured: false, inside });
}

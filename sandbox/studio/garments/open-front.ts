import { tone } from "../draw/colour";
import { open, path, reversed, SIDES, type Point, type Side } from "../draw/geometry";
import { hug } from "../draw/marks";
import { element, fill, group, line } from "../draw/svg";
import type { Trunk } from "./trunk";
import { placing, type Layers, type Work } from "./work";

/** How far one front stands from the middle: hardly at the chest, widest at the hem. */
const GAPS = [
  [120, 8],
  [200, 8],
  [262, 11],
  [330, 18],
  [425, 27],
] as const;

/** The edge of one front of a jacket worn open, from the neck to below the hem. */
export function openEdge(w: Work, t: Trunk, side: Side): Point[] {
  const P = placing(w);
  const upper = GAPS.filter(([y]) => y < t.hemY - 30).map(([y, x]) => P(side * x, y));
  const low = 27 + Math.max(0, t.hemY - 425) * 0.045;
  return [...upper, P(side * low, t.hemY - 12), P(side * (low + 5), t.hemY + 30)];
}

/** The inside of the back, seen between the open fronts. */
function lining(w: Work, t: Trunk): string {
  const { m } = w;
  const P = placing(w);
  const right = [220, 326, t.hemY - 14].map((y) => P(t.half(y) * 0.82, y, 1));
  const left = [220, 326, t.hemY - 14].map((y) => P(-t.half(y) * 0.82, y, 1));
  const d = path([...right, ...reversed(left)]);
  return fill(d, tone(m.base, m.dark ? 0.05 : -0.15, 0.85)) + hug(d, m.deep, { width: 30, alpha: 0.4, steps: 4 });
}

/** Lets a closed front stand open: whatever lies between its edges is cut out, so that the layer below shows. */
export function openFront(
  w: Work,
  t: Trunk,
  closed: Pick<Layers, "main" | "over">,
): Pick<Layers, "main" | "over" | "lining"> {
  const { art, m } = w;
  const edges = SIDES.map((side) => openEdge(w, t, side));
  const [left = [], right = []] = edges;
  const gap = path([...left, ...reversed(right)]);
  const all = "M-400 -200H400V1200H-400Z";
  const id = art.define((clip) =>
    element("clipPath", { id: clip }, element("path", { d: all + gap, "clip-rule": "evenodd" })),
  );
  const cut = (content: string): string => (content ? group({ "clip-path": `url(#${id})` }, content) : "");
  const fronts = edges.map((edge) => edge.slice(2));
  const shade = fronts.map((front) => hug(open(front), m.deep, { width: 12, alpha: 0.4, steps: 4 })).join("");
  const rims = fronts.map((front) => {
    const d = open(front.slice(0, -1));
    return (
      line(d, m.dark ? "#08080a" : m.line, 1, { opacity: 0.8 }) + line(d, m.light, 1, { opacity: 0.4, move: [1.2, 0] })
    );
  });
  return { main: cut(closed.main + shade) + rims.join(""), over: cut(closed.over), lining: lining(w, t) };
}

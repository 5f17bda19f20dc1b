import type { Art } from "../draw/art";
import { n1, type Box } from "../draw/geometry";
import type { Material } from "../draw/material";
import { printPaint } from "../draw/print-paint";
import { element, line } from "../draw/svg";
import { unevenness, weave } from "./weave";

/** How near one looks. */
interface Nearness {
  /** Size of a thread against what a magnifying glass shows; 0 for felt, which has none. */
  threads: number;
  /** How strongly threads stand out, 0…1: every one of them is bytes in the file. */
  relief: number;
  /** Pixels a unit of the print. */
  print: number;
  /** What has to be filled. */
  within?: Box;
}

function printed(art: Art, m: Material, { print: k, within: { x0, y0, x1, y1 } }: Required<Nearness>): string {
  if (!m.print) return "";
  const { kind, colours, gap = 10, weight = 4, scale = 1 } = m.print;
  if (kind === "stripe" || kind === "pinstripe") {
    const upright = kind === "pinstripe";
    const step = gap * k;
    const [from, to] = upright ? [x0, x1] : [y0, y1];
    const first = Math.floor(from / step) * step;
    const places = Array.from({ length: Math.ceil((to - first) / step) + 1 }, (_, i) => n1(first + i * step));
    const d = places.map((at) => (upright ? `M${at} ${n1(y0)}V${n1(y1)}` : `M${n1(x0)} ${at}H${n1(x1)}`)).join("");
    const wide = (upright ? Math.max(1, weight * 0.7) : weight) * k;
    return line(d, colours?.[0] ?? "#27314e", wide, { cap: "butt", opacity: 0.86 });
  }
  const id = printPaint(art, { ...m.print, scale: scale * k }, m.base);
  return id ? element("rect", { ...boxOf({ x0, y0, x1, y1 }), fill: `url(#${id})`, "fill-opacity": 0.88 }) : "";
}

const boxOf = ({ x0, y0, x1, y1 }: Box): Record<"x" | "y" | "width" | "height", number> => ({
  x: n1(x0),
  y: n1(y0),
  width: n1(x1 - x0),
  height: n1(y1 - y0),
});

const WHOLE: Box = { x0: 0, y0: 0, x1: 800, y1: 1200 };

/** Cloth from near, filling a box: threads over the print, or the print would hide them. */
export function clothFill(art: Art, m: Material, { threads, relief, print, within = WHOLE }: Nearness): string {
  const box = boxOf(within);
  const id = threads ? weave(art, m, threads) : null;
  const over = m.print && id ? element("rect", { ...box, fill: `url(#${id})`, "fill-opacity": 0.3 * relief }) : "";
  return (
    element("rect", { ...box, fill: m.base }) +
    (id ? element("rect", { ...box, fill: `url(#${id})`, "fill-opacity": relief }) : "") +
    printed(art, m, { threads, relief, print, within }) +
    over +
    unevenness(art, m, box)
  );
}

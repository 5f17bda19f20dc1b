import { element, line } from "../draw/svg";
import { wire, type MetalTones } from "../garments/metals";
import type { Stage } from "./stage";

/** Shadow under metal. */
export const DARK = "#1d1511";

/** A bar or plate of polished metal between two heights: dark, light, dark, as it mirrors a window. */
export function plate(
  { art }: Stage,
  box: Record<"x" | "y" | "width" | "height" | "rx", number>,
  metal: MetalTones,
): string {
  const shine = art.linear(
    [box.x, box.y],
    [box.x + box.width * 0.5, box.y + box.height],
    [
      [0, metal.light],
      [0.22, metal.base],
      [0.46, metal.light],
      [0.54, metal.dark],
      [0.78, metal.base],
      [1, metal.dark],
    ],
  );
  return (
    element("rect", { ...box, x: box.x + 8, y: box.y + 14, fill: DARK, "fill-opacity": 0.35 }) +
    element("rect", { ...box, fill: metal.dark }) +
    element("rect", {
      ...box,
      x: box.x + 3,
      y: box.y + 3,
      width: box.width - 6,
      height: box.height - 6,
      fill: `url(#${shine})`,
    })
  );
}

/** A ring or frame of round wire: its shadow, its body, its glint. */
export const ring = (d: string, width: number, metal: MetalTones): string =>
  line(d, DARK, width, { opacity: 0.3, move: [8, 13] }) +
  wire(d, width, metal) +
  line(d, metal.dark, width * 0.2, { opacity: 0.5, move: [width * 0.22, width * 0.26] });

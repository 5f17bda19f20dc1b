import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1, nth, type Points } from "../draw/geometry";
import { fold, hug } from "../draw/marks";
import type { Material } from "../draw/material";
import { element, line } from "../draw/svg";
import type { GarmentSpec } from "../spec";
import { button, buttonhole, furrow, makersLabel, rivet, stitches } from "./notions";

/** A close view being drawn. */
export interface Close {
  art: Art;
  m: Material;
  spec: GarmentSpec;
  /** How far the whole lies turned, in degrees. */
  tilt: number;
}

/** What a close view shows besides the cloth: where the cloth ends, what is sewn into it, what lies on it. */
interface Feature {
  outline: Points;
  inside: string;
  over: string;
}

const WHOLE: Points = [
  [-300, -300, 1],
  [1100, -300, 1],
  [1100, 1500, 1],
  [-300, 1500, 1],
];
function hem({ m }: Close): Feature {
  const outline: Points = [
    [-300, -300, 1],
    [1100, -300, 1],
    [1100, 880, 1],
    [760, 892],
    [400, 876],
    [60, 888],
    [-300, 880, 1],
  ];
  const row = (y: number): string => `M-300 ${y}C60 ${y + 8} 400 ${y - 6} 1100 ${y}`;
  const fold = `M-300 752C60 760 400 746 1100 752`;
  const double = m.fabric.topstitch ? stitches(m, row(796)) : "";
  return {
    outline,
    inside: hug(fold, m.deep, { width: 30, alpha: 0.24, steps: 6 }) + stitches(m, row(772)) + double,
    over: "",
  };
}

/** A ribbed welt of knit. */
function rib({ m }: Close): Feature {
  const outline: Points = [
    [-300, -300, 1],
    [1100, -300, 1],
    [1100, 960, 1],
    [700, 972],
    [300, 958],
    [-300, 964, 1],
  ];
  const ribs = Array.from({ length: 30 }, (_, i) => -300 + i * 48);
  const up = (x: number): string => `M${x} 690V1000`;
  const inside =
    element("rect", { x: -300, y: 690, width: 1400, height: 320, fill: m.base, "fill-opacity": 0.55 }) +
    line(ribs.map(up).join(""), m.deep, 17, { opacity: 0.42, cap: "butt" }) +
    line(ribs.map((x) => up(x + 25)).join(""), m.light, 11, { opacity: 0.35, cap: "butt" }) +
    furrow(m, "M-300 690H1100");
  return { outline, inside, over: "" };
}

function buttons({ m, spec }: Close): Feature {
  const colour = "buttons" in spec ? spec.buttons : undefined;
  const edge = "M250 -300V1500";
  const [x, r] = [400, spec.type === "coat" || spec.type === "trench" ? 92 : 64];
  const at = (y: number): string =>
    buttonhole(m, [x, y], { length: 132 }) +
    button(m, [x, y], { r, colour: colour ?? (m.dark ? "#39363a" : tone(m.base, -0.12)) });
  const inside = furrow(m, edge) + stitches(m, "M284 -300V1500") + stitches(m, "M552 -300V1500");
  return { outline: WHOLE, inside, over: at(270) + at(930) };
}

/** The maker's label inside a neck. */
function label({ m }: Close): Feature {
  const neck = "M-300 330C60 400 740 400 1100 330";
  const inside = furrow(m, neck) + stitches(m, "M-300 290C60 360 740 360 1100 290");
  return { outline: WHOLE, inside, over: makersLabel(m, [400, 565], 1) };
}

/** The corner of a pocket: two rows of stitches, a rivet. */
function pocket({ m }: Close): Feature {
  const edge = "M-300 420C120 430 330 560 470 1500";
  const row = "M-300 468C90 478 290 600 425 1500";
  const second = "M-300 500C70 510 262 626 396 1500";
  const shade = fold([-300, 430], [470, 1500], {
    bend: 0.16,
    width: 90,
    side: -1,
    colour: m.deep,
    alpha: 0.3,
    steps: 10,
  });
  return {
    outline: WHOLE,
    inside: shade + furrow(m, edge) + stitches(m, row) + stitches(m, second),
    over: m.fabric.topstitch ? rivet([70, 452], 34) : "",
  };
}

/** The end of a scarf: its last row, and its fringe. */
function fringe({ art, m }: Close): Feature {
  const outline: Points = [
    [-300, -300, 1],
    [1100, -300, 1],
    [1100, 700, 1],
    [400, 712],
    [-300, 700, 1],
  ];
  const cords = Array.from({ length: 26 }, (_, i) => {
    const x = -280 + i * 52;
    const end = n1(x + art.rnd.between(-22, 22));
    const d = `M${x} 690C${x} 820 ${end} 900 ${end} ${n1(art.rnd.between(1020, 1080))}`;
    return (
      line(d, m.deep, 30, { opacity: 0.3, move: [8, 10] }) +
      line(d, m.shade, 26) +
      line(d, m.base, 20) +
      line(d, m.light, 5, { dash: "12 10", opacity: 0.6 })
    );
  });
  return { outline, inside: "", over: cords.join("") };
}

const KNITS: ReadonlySet<string> = new Set(["knit", "cable", "fleece"]);

function features({ m, spec }: Close): readonly ((close: Close) => Feature)[] {
  if (spec.type === "scarf") return [spec.fringe ? fringe : hem, label];
  if (KNITS.has(m.name)) return spec.type === "cardigan" ? [buttons, rib, label] : [rib, label];
  const buttoned =
    spec.type === "blazer" ||
    spec.type === "coat" ||
    spec.type === "trench" ||
    ("collar" in spec && spec.collar === "shirt");
  if (buttoned) return [buttons, hem, label];
  if (spec.type === "trousers") return m.fabric.topstitch ? [pocket, hem, label] : [hem, label];
  return spec.type === "puffer" || spec.type === "biker" ? [pocket, label] : [hem, label];
}

export function featureOf(close: Close, view: number): Feature {
  const list = features(close);
  return nth(list, (view - 1) % list.length)(close);
}

import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1, nth, type Point, type Points } from "../draw/geometry";
import { fold, hug } from "../draw/marks";
import type { Material } from "../draw/material";
import { circle, element, line } from "../draw/svg";
import type { GarmentSpec } from "../spec";

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
const thread = (m: Material): string => (m.fabric.topstitch ? "#c98b46" : tone(m.base, m.dark ? 0.16 : -0.16, 0.9));

/** Stitches one can count: a furrow, the thread, its light. */
function stitches(m: Material, d: string): string {
  return (
    line(d, m.deep, 15, { opacity: 0.22 }) +
    line(d, m.deep, 7, { dash: "25 11", opacity: 0.5, move: [1.5, 3] }) +
    line(d, thread(m), 6, { dash: "25 11" }) +
    line(d, "#ffffff", 1.6, { dash: "25 11", opacity: 0.35, move: [-0.8, -1.6] })
  );
}

/** Two pieces joined: a furrow, one side raised over the other. */
const furrow = (m: Material, d: string): string =>
  hug(d, m.deep, { width: 46, alpha: 0.4, steps: 8, move: [10, 6] }) +
  line(d, m.dark ? "#050506" : m.line, 4, { opacity: 0.75 }) +
  line(d, m.light, 4, { opacity: 0.4, move: [-5, -3] });

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

/** A buttonhole: a slit with close stitches around it. */
function buttonhole(m: Material, x: number, y: number): string {
  const bars = Array.from({ length: 19 }, (_, i) => `M${x - 16} ${n1(y - 66 + i * 7.3)}h32`).join("");
  return line(bars, thread(m), 4.6) + line(`M${x} ${y - 60}V${y + 60}`, "#1a1412", 5, { opacity: 0.85 });
}

/** A button of horn with its rim, four holes and the thread through them. */
function button(m: Material, [x, y]: Point, { r, colour }: { r: number; colour: string }): string {
  const hole = (dx: number, dy: number): string =>
    circle([x + dx * r * 0.2, y + dy * r * 0.2], n1(r * 0.085), { fill: "#120d0a", "fill-opacity": 0.85 });
  const strand = (dy: number): string => `M${n1(x - r * 0.2)} ${n1(y + dy * r * 0.2)}h${n1(r * 0.4)}`;
  const shine = `M${n1(x - r * 0.8)} ${n1(y - r * 0.22)}A${n1(r * 0.84)} ${n1(r * 0.84)} 0 0 1 ${n1(x + r * 0.2)} ${n1(y - r * 0.8)}`;
  return (
    circle([x, y], r, { fill: tone(colour, -0.12) }) +
    circle([x - 1.5, y - 2], n1(r * 0.97), { fill: colour }) +
    circle([x + 1, y + 1.5], n1(r * 0.74), { fill: tone(colour, -0.09) }) +
    circle([x + 2.5, y + 3.5], n1(r * 0.71), { fill: tone(colour, 0.015) }) +
    line(shine, tone(colour, 0.22), n1(r * 0.07), { opacity: 0.8 }) +
    [-1, 1].map((dx) => hole(dx, -1) + hole(dx, 1)).join("") +
    line(strand(-1) + strand(1), thread(m), n1(r * 0.12))
  );
}

function buttons({ m, spec }: Close): Feature {
  const colour = "buttons" in spec ? spec.buttons : undefined;
  const edge = "M250 -300V1500";
  const [x, r] = [400, spec.type === "coat" || spec.type === "trench" ? 92 : 64];
  const at = (y: number): string =>
    buttonhole(m, x, y) +
    hug(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, m.deep, {
      width: 34,
      alpha: 0.5,
      steps: 8,
      move: [7, 12],
    }) +
    button(m, [x, y], { r, colour: colour ?? (m.dark ? "#39363a" : tone(m.base, -0.12)) });
  const inside = furrow(m, edge) + stitches(m, "M284 -300V1500") + stitches(m, "M552 -300V1500");
  return { outline: WHOLE, inside, over: at(270) + at(930) };
}

/** The maker's label inside a neck: a letter woven in, a stitch at every corner. */
function label({ m }: Close): Feature {
  const box = { x: 230, y: 470, width: 340, height: 190 };
  const weft = Array.from({ length: 31 }, (_, i) => `M230 ${473 + i * 6}H570`).join("");
  const corners = [
    [244, 484],
    [556, 484],
    [244, 646],
    [556, 646],
  ] as const;
  const card =
    element("rect", { ...box, x: 238, y: 484, fill: "#2a1c14", "fill-opacity": 0.28 }) +
    element("rect", { ...box, fill: "#f3ede1" }) +
    line(weft, "#d9cfbd", 2, { opacity: 0.6, cap: "butt" }) +
    line("M352 520L400 604L448 520", "#3a2f28", 11) +
    line("M336 520H370M430 520H464", "#3a2f28", 6) +
    line("M340 632H460", "#8b7a66", 5) +
    corners.map(([x, y]) => line(`M${x - 9} ${y - 9}L${x + 9} ${y + 9}`, thread(m), 5)).join("");
  const neck = "M-300 330C60 400 740 400 1100 330";
  return { outline: WHOLE, inside: furrow(m, neck) + stitches(m, "M-300 290C60 360 740 360 1100 290"), over: card };
}

/** The corner of a pocket: two rows of stitches, a rivet. */
function pocket({ m }: Close): Feature {
  const edge = "M-300 420C120 430 330 560 470 1500";
  const row = "M-300 468C90 478 290 600 425 1500";
  const second = "M-300 500C70 510 262 626 396 1500";
  const [x, y] = [70, 452];
  const rivet =
    circle([x + 3, y + 6], 37, { fill: "#1c120b", "fill-opacity": 0.4 }) +
    circle([x, y], 34, { fill: "#a8733f" }) +
    circle([x, y], 24, { fill: "#c08a50" }) +
    circle([x - 4, y - 5], 11, { fill: "#e6bd86" });
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
    over: m.fabric.topstitch ? rivet : "",
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
  if (spec.type === "scarf") return [fringe, label];
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

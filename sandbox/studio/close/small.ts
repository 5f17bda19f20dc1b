import { tone } from "../draw/colour";
import { along, n1, nth, open, type Point, type Points } from "../draw/geometry";
import { drape, hug, ripple } from "../draw/marks";
import { circle, element, group, line } from "../draw/svg";
import { METAL_TONES, type MetalTones } from "../garments/metals";
import { furrow, makersLabel, stitches } from "../macro/notions";
import type { Garment } from "../spec";
import { plate, ring } from "./hardware";
import { panel, ribs, STITCH, type Stage } from "./stage";

const arch = (y: number, rise: number): Points => [
  [-60, y],
  [160, y + rise * 0.75],
  [400, y + rise],
  [640, y + rise * 0.75],
  [860, y],
];

const closed = (upper: Points, lower: Points): Points =>
  [...upper, ...[...lower].reverse()].map(([x, y]): Point => [x, y, x < 0 || x > 800 ? 1 : undefined]);

/** The turned-up edge of a knitted hat, its label. */
function beanie(st: Stage): string {
  const { m } = st;
  const [top, upper, lower] = [arch(-80, 0), arch(520, 70), arch(960, 96)];
  const gather = [60, 200, 340, 480, 620, 760].map((x, i) =>
    drape(m, [x, -60], [x + (x - 400) * 0.1, 560], { width: 46, strength: 0.6, side: i % 2 ? 1 : -1 }),
  );
  return (
    panel(st, closed(top, arch(600, 70)), { inside: gather.join("") }) +
    panel(st, closed(upper, lower), { lift: 1.4, inside: ribs(m, upper, lower, 44) }) +
    makersLabel(m, [400, 800], 0.6)
  );
}

/** The brim of a fabric hat: rows of stitches. */
function bucket(st: Stage): string {
  const { m } = st;
  const rows = [60, 120, 180, 240, 300].map((dy) => stitches(m, open(arch(520 + dy, 84)), STITCH)).join("");
  const eyes = [560, 660]
    .map((x) => circle([x, 330], 22, { fill: "#8d8f94" }) + circle([x - 3, 326], 12, { fill: "#211c18" }))
    .join("");
  return (
    panel(st, closed(arch(-80, 0), arch(540, 84)), {
      inside: ripple(m, [180, -40], [150, 560], { width: 60 }) + stitches(m, open(arch(470, 84)), STITCH),
    }) +
    panel(st, closed(arch(500, 84), arch(880, 110)), {
      lift: 1.4,
      inside: rows + hug(open(arch(500, 84)), m.deep, { width: 60, alpha: 0.4, steps: 8 }),
    }) +
    eyes
  );
}

/** The ribbon of a felt hat, its bow, the brim. */
function fedora(own: Stage): string {
  const { m } = own;
  const st = { ...own, felt: true };
  const ribbon = tone(m.base, m.dark ? -0.06 : -0.32);
  const [upper, lower] = [arch(400, 70), arch(620, 76)];
  const grosgrain = Array.from({ length: 92 }, (_, i) => -50 + i * 10)
    .map((x) => `M${x} 380V740`)
    .join("");
  const band = { ...m, base: ribbon, name: "satin" as const };
  const bow: Points = [
    [560, 440, 1],
    [650, 424, 1],
    [652, 700, 1],
    [606, 670],
    [562, 706, 1],
  ];
  return (
    panel(st, closed(arch(-80, 0), arch(460, 70)), {
      inside: ripple(m, [250, -60], [330, 380], { width: 80 }) + ripple(m, [560, -60], [500, 380], { width: 80 }),
    }) +
    panel(st, closed(arch(600, 76), arch(900, 130)), {
      lift: 1.4,
      inside:
        hug(open(arch(620, 76)), m.deep, { width: 90, alpha: 0.5, steps: 10 }) +
        stitches(m, open(arch(860, 130)), STITCH),
    }) +
    panel({ ...own, m: band }, closed(upper, lower), {
      lift: 0.6,
      inside: line(grosgrain, "#ffffff", 2.4, { opacity: 0.1 }),
    }) +
    panel({ ...own, m: band }, bow, { lift: 0.7, inside: line(grosgrain, "#ffffff", 2.4, { opacity: 0.1 }) })
  );
}

export function hatDetail(st: Stage, spec: Garment<"hat">): string {
  return { beanie, bucket, fedora }[spec.kind](st);
}

/** Links of a chain along a line, seen flat and on edge by turns. */
function chain(joints: Points, count: number, metal: MetalTones): string {
  const points = along(joints, count);
  const link = (i: number): string => {
    const [a, b] = [nth(points, i), nth(points, i + 1)];
    const turn = n1((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI);
    const transform = `translate(${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}) rotate(${turn})`;
    const flat = "M-34 0a34 21 0 1 0 68 0a34 21 0 1 0 -68 0";
    return group({ transform }, i % 2 ? ring("M-30 0H30", 15, metal) : ring(flat, 13, metal));
  };
  const order = [
    ...Array.from({ length: count }, (_, i) => i).filter((i) => i % 2 === 0),
    ...Array.from({ length: count }, (_, i) => i).filter((i) => i % 2),
  ];
  return order.map(link).join("");
}

/** A polished stone or pearl in its cap. */
function drop({ art }: Stage, [x, y]: Point, colour: string): string {
  const glow = art.define((id) =>
    element(
      "radialGradient",
      { id, cx: 0.36, cy: 0.3, r: 0.8 },
      [
        [0, tone(colour, 0.3)],
        [0.3, tone(colour, 0.1)],
        [0.7, tone(colour, -0.08)],
        [1, tone(colour, -0.3)],
      ]
        .map(([offset, stop]) => element("stop", { offset: offset, "stop-color": stop }))
        .join(""),
    ),
  );
  return (
    element("ellipse", { cx: x + 26, cy: y + 40, rx: 126, ry: 152, fill: "#3b2c22", "fill-opacity": 0.16 }) +
    element("ellipse", { cx: x + 14, cy: y + 24, rx: 122, ry: 148, fill: "#3b2c22", "fill-opacity": 0.2 }) +
    element("ellipse", { cx: x, cy: y, rx: 120, ry: 146, fill: `url(#${glow})` }) +
    element("ellipse", {
      cx: x - 42,
      cy: y - 66,
      rx: 22,
      ry: 34,
      fill: "#ffffff",
      "fill-opacity": 0.65,
      transform: `rotate(24 ${x - 42} ${y - 66})`,
    }) +
    line(`M${x + 20} ${y + 122}A118 142 0 0 0 ${x + 104} ${y + 40}`, "#ffffff", 7, { opacity: 0.3 })
  );
}

/** A pendant on its chain. */
function pendant(st: Stage, spec: Garment<"jewellery">): string {
  const metal = METAL_TONES[spec.metal];
  const joints: Points = [
    [60, -60],
    [150, 250],
    [400, 470],
    [650, 250],
    [740, -60],
  ];
  return (
    chain(joints, 26, metal) +
    ring("M400 470m-24 34a24 30 0 1 0 48 0a24 30 0 1 0 -48 0", 13, metal) +
    drop(st, [400, 720], spec.stone ?? "#ece4d8") +
    plate(st, { x: 366, y: 556, width: 68, height: 40, rx: 16 }, metal)
  );
}

/** A thick hoop and its catch. */
function hoop(st: Stage, spec: Garment<"jewellery">): string {
  const metal = METAL_TONES[spec.metal];
  const d = "M520 250C700 300 760 520 690 720C620 920 380 960 240 820C100 680 110 440 240 320";
  return (
    line(d, "#3b2c22", 92, { opacity: 0.12, move: [26, 44] }) +
    line(d, "#3b2c22", 84, { opacity: 0.2, move: [14, 26] }) +
    line(d, metal.dark, 84) +
    line(d, metal.base, 70, { move: [-3, -4] }) +
    line(d, metal.dark, 14, { opacity: 0.5, move: [16, 20] }) +
    line(d, metal.light, 22, { opacity: 0.95, move: [-15, -18] }) +
    line(d, "#ffffff", 6, { opacity: 0.8, move: [-19, -22] }) +
    ring("M250 310Q370 210 516 250", 16, metal) +
    plate(st, { x: 494, y: 226, width: 44, height: 56, rx: 10 }, metal)
  );
}

/** Thick round metal along a line, as light falls on it. */
function bar(d: string, width: number, metal: MetalTones): string {
  return (
    line(d, metal.dark, width) +
    line(d, metal.base, width * 0.84, { move: [-3, -4] }) +
    line(d, metal.dark, width * 0.16, { opacity: 0.5, move: [width * 0.19, width * 0.24] }) +
    line(d, metal.light, width * 0.26, { opacity: 0.95, move: [-width * 0.18, -width * 0.21] }) +
    line(d, "#ffffff", width * 0.07, { opacity: 0.8, move: [-width * 0.22, -width * 0.26] })
  );
}

/** A bangle that lies on the paper; the second time its maker's mark is turned up. */
function bangle(st: Stage, spec: Garment<"jewellery">, view: number): string {
  const metal = METAL_TONES[spec.metal];
  const round = "M96 596C96 330 704 330 704 596C704 900 96 900 96 596Z";
  const mark = view % 2 === 0 ? plate(st, { x: 372, y: 800, width: 56, height: 40, rx: 8 }, metal) : "";
  return (
    line(round, "#3b2c22", 100, { opacity: 0.12, move: [28, 46] }) +
    line(round, "#3b2c22", 92, { opacity: 0.2, move: [14, 26] }) +
    bar(round, 88, metal) +
    mark
  );
}

export function jewelDetail(st: Stage, spec: Garment<"jewellery">, view: number): string {
  if (spec.kind === "bangle") return bangle(st, spec, view);
  return (spec.kind === "set" && view % 2 === 1) || spec.kind === "necklace" ? pendant(st, spec) : hoop(st, spec);
}

/** A scarf folded over itself: three layers, the upper one's edge. */
export function scarfFold(st: Stage): string {
  const { m } = st;
  const layer = (y: number, tilt: number): Points => [
    [-60, y + tilt, 1],
    [260, y - 26],
    [560, y + 14],
    [860, y - tilt, 1],
    [860, 1260, 1],
    [-60, 1260, 1],
  ];
  const inside = (y: number): string =>
    furrow(m, `M-60 ${y + 40}C260 ${y + 8} 560 ${y + 50} 860 ${y + 24}`, 0.24) +
    ripple(m, [120, y + 60], [200, 1240], { width: 60, bend: 0.04 }) +
    ripple(m, [560, y + 60], [500, 1240], { width: 66, bend: -0.04 });
  return [
    [150, 10],
    [420, -30],
    [700, 26],
  ]
    .map(([y = 0, tilt = 0]) => panel(st, layer(y, tilt), { lift: 1.6, inside: inside(y) }))
    .join("");
}

/** The end of a scarf with its fringe. */
export function scarfEnd(st: Stage): string {
  const { art, m } = st;
  const end: Points = [
    [90, -60, 1],
    [700, -60, 1],
    [710, 400],
    [700, 780, 1],
    [400, 792],
    [104, 780, 1],
    [86, 400],
  ];
  const cords = Array.from({ length: 22 }, (_, i) => {
    const x = 118 + i * 27;
    const to = n1(x + art.rnd.between(-16, 16));
    const d = `M${x} 772C${x} 850 ${to} 900 ${to} ${n1(art.rnd.between(990, 1030))}`;
    return (
      line(d, "#3b2c22", 17, { opacity: 0.2, move: [6, 9] }) +
      line(d, m.shade, 15) +
      line(d, m.base, 12) +
      line(d, m.light, 3.4, { dash: "7 6", opacity: 0.6 })
    );
  });
  return (
    cords.join("") +
    panel(st, end, {
      lift: 1.2,
      inside:
        ripple(m, [240, -60], [300, 780], { width: 70, bend: 0.05 }) +
        ripple(m, [560, -60], [520, 780], { width: 70, bend: -0.05 }),
    })
  );
}

import { Art } from "../draw/art";
import { svg } from "../draw/compose";
import { n1, path, type Point, type Points } from "../draw/geometry";
import { ground } from "../draw/ground";
import { drape, fold, hug } from "../draw/marks";
import { material, type Material } from "../draw/material";
import { printPaint } from "../draw/print-paint";
import { element, fill, group, line } from "../draw/svg";
import { seedOf } from "../garments/lay";
import { PORTRAIT } from "../packshot";
import type { GarmentSpec } from "../spec";
import { featureOf, type Close } from "./features";
import { unevenness, weave } from "./weave";

/** How much larger than on a packshot a print is. */
const ENLARGED = 3.6;
const ALL = { x: 0, y: 0, width: 800, height: 1200 };

function printed(art: Art, m: Material): string {
  if (!m.print) return "";
  const { kind, colours, gap = 10, weight = 4, scale = 1 } = m.print;
  if (kind === "stripe" || kind === "pinstripe") {
    const step = gap * ENLARGED;
    const rows = Array.from({ length: Math.ceil(1800 / step) }, (_, i) => n1(-300 + i * step));
    const d = rows.map((at) => (kind === "stripe" ? `M-300 ${at}H1100` : `M${at} -300V1500`)).join("");
    const wide = (kind === "stripe" ? weight : Math.max(1, weight * 0.7)) * ENLARGED;
    return line(d, colours?.[0] ?? "#27314e", wide, { cap: "butt", opacity: 0.86 });
  }
  const id = printPaint(art, { ...m.print, scale: Math.min(3, scale) * ENLARGED }, m.base);
  return id ? element("rect", { ...ALL, fill: `url(#${id})`, "fill-opacity": 0.88 }) : "";
}

/** The cloth, filling whatever it is clipped to: threads over the print, or the print would hide them. */
function clothOf(art: Art, m: Material): string {
  const threads = weave(art, m);
  const over = m.print && threads ? element("rect", { ...ALL, fill: `url(#${threads})`, "fill-opacity": 0.3 }) : "";
  return (
    element("rect", { ...ALL, fill: m.base }) +
    (threads ? element("rect", { ...ALL, fill: `url(#${threads})` }) : "") +
    printed(art, m) +
    over +
    unevenness(art, m, ALL)
  );
}

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
      const bend = rnd.between(-0.09, 0.09);
      const soft = fold(a, b, {
        bend,
        width: rnd.between(90, 150),
        side: i % 2 ? -1 : 1,
        colour: m.deep,
        alpha: 0.3 * k,
        steps: 12,
      });
      return soft + drape(m, a, b, { bend, width: rnd.between(46, 70), strength: 0.5 * k, side: i % 2 ? -1 : 1 });
    })
    .join("");
}

/** ZM: threads, stitches, a button, a hem, a label, as near as a hand holds them. */
export function macro(spec: GarmentSpec, view: number): string {
  const art = new Art(`${seedOf(spec)}/ZM/${view}`);
  const m = material(spec);
  const close: Close = { art, m, spec, tilt: art.rnd.between(-9, 9) };
  const feature = featureOf(close, view);
  const turn = `rotate(${n1(close.tilt)} 400 600)`;
  const edge: Points = feature.outline;
  const d = path(edge);
  const clip = art.clip(d);
  // Threads stay level, whichever way the edge lies: a turned tile costs ten times as much.
  const level = group({ transform: `rotate(${n1(-close.tilt)} 400 600)` }, clothOf(art, m));
  const whole = level + waves(art, m) + feature.inside;
  const shadow = hug(d, "#3b2c22", { width: 70, alpha: 0.3, steps: 12, move: [10, 18] });
  const cloth = group({ "clip-path": `url(#${clip})` }, whole + hug(d, m.deep, { width: 26, alpha: 0.3, steps: 6 }));
  const light = art.linear(
    [0, 0],
    [800, 1200],
    [
      [0, "#fff3dc", 0.2],
      [0.5, "#fff3dc", 0],
      [1, "#2a1a10", 0.22],
    ],
  );
  const body = group({ transform: turn }, shadow + fill(d, m.shade) + cloth + feature.over);
  return svg(
    art,
    ground(art, spec.ground, PORTRAIT) + body + element("rect", { width: 800, height: 1200, fill: `url(#${light})` }),
    PORTRAIT,
  );
}

import type { Art } from "../draw/art";
import { isDark, tone } from "../draw/colour";
import { n1, path, type Points } from "../draw/geometry";
import type { Canvas } from "../draw/ground";
import { GROUNDS } from "../draw/grounds";
import { element, fill, group, line, type Stop } from "../draw/svg";
import type { GroundKey } from "../spec";

type Box = readonly [x: number, y: number, width: number, height: number];

function gradientRect(
  art: Art,
  [x, y, width, height]: Box,
  [from, to]: readonly [Canvas, Canvas],
  stops: readonly Stop[],
): string {
  return element("rect", { x, y, width, height, fill: `url(#${art.linear(from, to, stops)})` });
}

/** Blurred content. The region bounds the cost: librsvg pays for each of its pixels. */
export function blurred(art: Art, sigma: number, [x, y, width, height]: Box, content: string): string {
  const units = { filterUnits: "userSpaceOnUse", x, y, width, height, "color-interpolation-filters": "sRGB" };
  const blur = art.define((id) =>
    element("filter", { id, ...units }, element("feGaussianBlur", { stdDeviation: sigma })),
  );
  return group({ filter: `url(#${blur})` }, content);
}

/** A plastered wall lit from the left, and the floor it stands on. */
export function wall(art: Art, key: GroundKey, [w, h]: Canvas, floor: number): string {
  const [light, dark] = GROUNDS[key];
  const pale = tone(light, 0.025, 0.8);
  const across: Stop[] = [
    [0, tone(dark, 0.05)],
    [0.3, pale],
    [0.68, light],
    [1, dark],
  ];
  const down: Stop[] = [
    [0, "#ffffff", 0.12],
    [0.5, "#ffffff", 0],
    [1, "#4a3426", 0.1],
  ];
  const depth = h - floor;
  return (
    gradientRect(
      art,
      [0, 0, w, h],
      [
        [0, 0],
        [w, h * 0.3],
      ],
      across,
    ) +
    gradientRect(
      art,
      [0, 0, w, floor],
      [
        [0, 0],
        [0, floor],
      ],
      down,
    ) +
    gradientRect(
      art,
      [0, floor - depth * 0.16, w, depth * 1.16],
      [
        [0, floor - depth * 0.16],
        [0, h],
      ],
      [
        [0, dark, 0],
        [0.14, tone(dark, -0.05), 0.75],
        [0.3, dark, 0.8],
        [1, light, 0.75],
      ],
    )
  );
}

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Panes across and down. */
  panes: readonly [number, number];
  /** How far the light leans to the left on its way down. */
  lean?: number;
  strength?: number;
}

/** Daylight that falls through a window onto the wall. */
export function windowLight(
  art: Art,
  { x, y, width, height, panes: [nx, ny], lean = 0.22, strength = 0.5 }: Window,
): string {
  const gap = 0.04;
  const P = (u: number, v: number): string =>
    `${n1(x + u * width - v * lean * height + 12 * v)} ${n1(y + v * height + u * height * 0.05)}`;
  let d = "";
  for (let i = 0; i < nx; i++) {
    for (let j = 0; j < ny; j++) {
      const [u0, u1, v0, v1] = [(i + gap) / nx, (i + 1 - gap) / nx, (j + gap) / ny, (j + 1 - gap) / ny];
      d += `M${P(u0, v0)}L${P(u1, v0)}L${P(u1, v1)}L${P(u0, v1)}Z`;
    }
  }
  const left = x - lean * height - 40;
  const region: Box = [n1(left), n1(y - 40), n1(width + lean * height + 80), n1(height * 1.06 + 80)];
  return blurred(art, Math.max(4, width / 80), region, fill(d, "#fffaf0", strength));
}

/** The shadow of a branch beside the window. */
export function branchShadow(art: Art, [x, y]: Canvas, k: number): string {
  const leaf = (cx: number, cy: number, turn: number): string =>
    element("ellipse", { cx, cy, rx: 27, ry: 66, transform: `rotate(${turn} ${cx} ${cy})` });
  const leaves =
    leaf(0, -262, -14) +
    leaf(54, -190, 14) +
    leaf(-44, -112, -56) +
    leaf(66, -54, 34) +
    leaf(-62, 22, -58) +
    leaf(50, 104, 36) +
    leaf(-46, 146, -46);
  const stem = line("M-4 -270Q22 -60 4 260", "#5d4a3a", 6);
  const drawn = group({ transform: `translate(${x} ${y}) scale(${k})`, fill: "#5d4a3a" }, leaves + stem);
  return group(
    { opacity: 0.13 },
    blurred(art, 9 * k, [n1(x - 190 * k), n1(y - 370 * k), n1(400 * k), n1(680 * k)], drawn),
  );
}

/** An arch that opens on a paler room; its floor is at y. */
export function arch(art: Art, key: GroundKey, at: { x: number; floor: number; half: number; spring: number }): string {
  const { x, floor, half, spring } = at;
  const [, dark] = GROUNDS[key];
  const opening = `M${x - half} ${floor}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${floor}Z`;
  const inner = `M${x - half + half * 0.16} ${floor}V${spring + 6}A${half * 0.88} ${half * 0.88} 0 0 1 ${x + half} ${spring - half * 0.08}V${floor}Z`;
  const reveal = art.linear(
    [x - half, 0],
    [x - half + half * 0.3, 0],
    [
      [0, "#6b4f3d", 0.5],
      [1, "#6b4f3d", 0.12],
    ],
  );
  const beyond = art.linear(
    [0, spring - half],
    [0, floor],
    [
      [0, "#f8f2e8"],
      [1, "#e8dac8"],
    ],
  );
  const paint =
    element("path", { d: opening, fill: `url(#${reveal})` }) + element("path", { d: inner, fill: `url(#${beyond})` });
  return (
    fill(opening, dark) +
    group({ "clip-path": `url(#${art.clip(opening)})` }, paint) +
    line(opening, "#ffffff", 2, { opacity: 0.35 })
  );
}

/** A block of stone to put things on: a front, a top seen from a little above, and its shadow. */
export function plinth(art: Art, [x, y, width, height]: Box, colour: string): string {
  const rise = Math.min(34, width * 0.1);
  const top: Points = [
    [x, y, 1],
    [x + rise, y - rise, 1],
    [x + width + rise * 0.4, y - rise, 1],
    [x + width, y, 1],
  ];
  const side: Points = [
    [x + width, y, 1],
    [x + width + rise * 0.4, y - rise, 1],
    [x + width + rise * 0.4, y + height - rise * 0.4, 1],
    [x + width, y + height, 1],
  ];
  const low = isDark(colour, 0.6) ? -0.08 : -0.06;
  const shadow = element("ellipse", {
    cx: x + width * 0.62,
    cy: y + height,
    rx: width * 0.66,
    ry: Math.min(26, height * 0.2),
    fill: "#3b2c22",
    "fill-opacity": 0.3,
  });
  return (
    blurred(art, 12, [x - width * 0.3, y + height - 70, width * 1.9, 140], shadow) +
    gradientRect(
      art,
      [x, y, width, height],
      [
        [x, y],
        [x + width, y + height],
      ],
      [
        [0, colour],
        [1, tone(colour, low)],
      ],
    ) +
    fill(path(top), tone(colour, 0.05)) +
    fill(path(side), tone(colour, low * 2)) +
    line(`M${x} ${y}H${x + width}`, "#ffffff", 1.4, { opacity: 0.5 })
  );
}

/** Warm light over everything from the upper left, a little shade lower right. */
export const warmth = (art: Art, [w, h]: Canvas): string =>
  gradientRect(
    art,
    [0, 0, w, h],
    [
      [0, 0],
      [w, h],
    ],
    [
      [0, "#fff3dc", 0.14],
      [0.5, "#fff3dc", 0],
      [1, "#3a2418", 0.13],
    ],
  );

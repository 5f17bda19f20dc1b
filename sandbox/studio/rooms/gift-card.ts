import type { Art } from "../draw/art";
import type { Point, Points } from "../draw/geometry";
import { SHADE } from "../draw/ground";
import { soft } from "../draw/soft";
import { element, fill, group, line } from "../draw/svg";
import { plinth, wall, warmth, windowLight } from "./room";
import { scene, type Scene } from "./scene";

/** Width to height of every card in a wallet. */
const CARD: Point = [428, 270];
const GOLD = "#d8b878";

/** The house's name in strokes, each letter in a box of 10 by 14. */
const LETTERS = [
  "M0 0L5 14L10 0",
  "M5 0V14",
  "M0 0H10M5 0V14",
  "M0 14V0H6A3.5 3.5 0 0 1 6 7H0M5 7L10 14",
  "M5 0V14",
  "M0 14V0L10 14V0",
  "M10 0H0V14H10M0 7H8",
];

function name([x, y]: Point, size: number): string {
  const letters = LETTERS.map((d, at) =>
    element("g", { transform: `translate(${at * 17} 0)` }, line(d, GOLD, 1.1, { cap: "butt" })),
  );
  return group({ transform: `translate(${x} ${y}) scale(${size})` }, letters.join(""));
}

function rounded([width, height]: Point, r: number): string {
  return `M${r} 0H${width - r}A${r} ${r} 0 0 1 ${width} ${r}V${height - r}A${r} ${r} 0 0 1 ${width - r} ${height}H${r}A${r} ${r} 0 0 1 0 ${height - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
}

/** A card of the house's colour with a fine gold edge, a sheen across it and its name. */
function card(art: Art): string {
  const [w, h] = CARD;
  const cloth = art.linear(
    [0, 0],
    [w, h],
    [
      [0, "#7a3040"],
      [0.5, "#5c1f2c"],
      [1, "#43141f"],
    ],
  );
  const sheen = art.linear(
    [w * 0.25, 0],
    [w * 0.6, h],
    [
      [0, "#fff", 0],
      [0.5, "#fff", 0.1],
      [1, "#fff", 0],
    ],
  );
  return (
    element("path", { d: rounded(CARD, 18), fill: `url(#${cloth})` }) +
    element("path", { d: rounded(CARD, 18), fill: `url(#${sheen})` }) +
    group({ transform: "translate(12 12)" }, line(rounded([w - 24, h - 24], 10), GOLD, 1.4, { opacity: 0.75 })) +
    name([w / 2 - 112, h / 2 - 14], 2)
  );
}

/** An envelope that a card looks out of. */
function envelope([width, height]: Point): string {
  return (
    fill(`M0 0H${width}V${height}H0Z`, "#f3ebde") +
    fill(`M0 ${height}L${width / 2} ${height * 0.4}L${width} ${height}Z`, "#ebe0cf") +
    fill(`M0 0L${width / 2} ${height * 0.62}L${width} 0V10L${width / 2} ${height * 0.62 + 10}L0 10Z`, "#d9cab3", 0.6) +
    fill(`M0 0L${width / 2} ${height * 0.62}L${width} 0Z`, "#f7f1e7") +
    element("circle", { cx: width / 2, cy: height * 0.6, r: 22, fill: "#5c1f2c" }) +
    line(
      `M${width / 2 - 8} ${height * 0.6 - 8}L${width / 2} ${height * 0.6 + 9}L${width / 2 + 8} ${height * 0.6 - 8}`,
      GOLD,
      2.4,
    )
  );
}

/** What lies at an angle, and the shadow below it. */
function lying(content: string, [width, height]: Point, [x, y]: Point, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const corners: Points = (
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const
  ).map(([dx, dy]) => [
    x + dx * Math.cos(turn) - dy * Math.sin(turn) + 10,
    y + dx * Math.sin(turn) + dy * Math.cos(turn) + 20,
    1,
  ]);
  return (
    soft({ shapes: [corners], sigma: 16, colour: SHADE, alpha: 0.36 }) +
    group({ transform: `translate(${x} ${y}) rotate(${angle})` }, content)
  );
}

/** The card stands before its envelope on a block of stone. */
const standing = scene("gift-card-1", [800, 1200], (art, canvas) => {
  const [w, h] = CARD;
  return (
    wall("powder", canvas, 980) +
    windowLight({ x: 180, y: 90, width: 520, height: 640, panes: [3, 3], strength: 0.5 }) +
    plinth([110, 800, 560, 330], "#e6dac8") +
    lying(envelope([430, 290]), [430, 290], [225, 468], 4) +
    lying(card(art), [w, h], [150, 540], -5) +
    warmth(canvas)
  );
});

/** From above: the card half out of its envelope. */
const above = scene("gift-card-2", [800, 1200], (art, canvas) => {
  const [w, h] = CARD;
  return (
    wall("sand", canvas, 1400) +
    windowLight({ x: 120, y: 160, width: 620, height: 820, panes: [2, 3], strength: 0.55 }) +
    group({ transform: "rotate(-14 400 600)" }, lying(card(art), [w, h], [186, 330], 0)) +
    group({ transform: "rotate(-14 400 600)" }, lying(envelope([500, 340]), [500, 340], [150, 500], 0)) +
    warmth(canvas)
  );
});

/** Gift cards, for the products that are one. */
export const GIFT_CARDS: readonly (readonly [name: string, scene: Scene])[] = [
  ["gift-card-1", standing],
  ["gift-card-2", above],
];

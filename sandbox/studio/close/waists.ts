import { open, type Point, type Points } from "../draw/geometry";
import { drape, hug, ripple } from "../draw/marks";
import { circle, line } from "../draw/svg";
import { button, buttonhole, furrow, makersLabel, rivet, stitches } from "../macro/notions";
import type { GarmentSpec } from "../spec";
import { buttonColour, colourOf, inner, panel, STITCH, strip, type Stage } from "./stage";

const BAND: Points = [
  [-40, 300],
  [200, 322],
  [400, 328],
  [600, 322],
  [840, 300],
];
const HIPS: Points = [
  [-40, 380, 1],
  [400, 410],
  [840, 380, 1],
  [840, 1240, 1],
  [-40, 1240, 1],
];
const BEHIND: Points = [
  [-40, 230, 1],
  [400, 180],
  [840, 230, 1],
  [840, 420, 1],
  [-40, 420, 1],
];

const below = (dy: number): string => open(BAND.map(([x, y]): Point => [x, y + dy]));

function loop(st: Stage, x: number): string {
  const rows = stitches(st.m, `M${x - 13} 236V446M${x + 13} 236V446`, STITCH * 0.8);
  const shape: Points = [
    [x - 24, 232, 1],
    [x + 24, 232, 1],
    [x + 24, 452, 1],
    [x - 24, 452, 1],
  ];
  return panel(st, shape, { lift: 0.5, round: 0.6, inside: rows });
}

/** The fly: an edge, and a curve of stitches. */
const fly = ({ m }: Stage): string =>
  furrow(m, "M404 420C408 700 402 980 400 1240", 0.42) +
  stitches(m, "M516 420C516 760 500 930 408 1040", STITCH) +
  stitches(m, "M530 420C530 770 512 945 410 1058", STITCH);

/** Front pockets: a scoop with rivets on jeans, a slant on other trousers. */
function pockets({ m }: Stage): string {
  const left = m.fabric.topstitch ? "M-40 700C90 680 170 560 190 410" : "M60 410C30 620 10 820 -10 1000";
  const right = m.fabric.topstitch ? "M840 700C710 680 630 560 610 410" : "M740 410C770 620 790 820 810 1000";
  const edges = [left, right].map((d) => furrow(m, d, 0.4)).join("");
  if (!m.fabric.topstitch) return edges;
  return (
    edges +
    stitches(m, "M-40 722C82 694 154 574 174 410M840 716C718 694 646 574 626 410", STITCH) +
    rivet([186, 446], 17) +
    rivet([614, 446], 17)
  );
}

function waistband(st: Stage, inside: string): string {
  const { m } = st;
  const rows = stitches(m, below(-62), STITCH) + stitches(m, below(66), STITCH);
  return panel(st, strip(BAND, 82, 84), { lift: 0.7, round: 0.6, inside: rows + inside });
}

/** The waist of trousers: band, loops, button, fly, pockets. */
export function trouserWaist(st: Stage): string {
  const { m } = st;
  const jeans = m.fabric.topstitch === true;
  const creases =
    ripple(m, [400, 1060], [120, 900], { width: 44, bend: 0.08, strength: 0.5 }) +
    ripple(m, [404, 1090], [690, 930], { width: 44, bend: -0.08, strength: 0.5 });
  const metal = jeans
    ? circle([384, 342], 40, { fill: "#1c120b", "fill-opacity": 0.35 }) + rivet([378, 332], 36)
    : button(m, [378, 330], { r: 32, colour: buttonColour(m) });
  return (
    inner(st, BEHIND) +
    makersLabel(m, [400, 226], 0.3) +
    panel(st, HIPS, { inside: fly(st) + pockets(st) + creases }) +
    waistband(st, furrow(m, "M440 244V414", 0.3) + buttonhole(m, [392, 330], { length: 92, level: true })) +
    loop(st, 130) +
    loop(st, 660) +
    metal
  );
}

/** A waist drawn in by elastic, with a cord. */
export function elasticWaist(st: Stage): string {
  const { m } = st;
  const xs = Array.from({ length: 19 }, (_, i) => -20 + i * 46);
  const gather = xs.map((x, i) =>
    drape(m, [x, 414], [x + ((i % 3) - 1) * 14, 640 + (i % 4) * 50], {
      width: 20,
      strength: 0.6,
      side: i % 2 ? 1 : -1,
    }),
  );
  const pinched = xs
    .map((x, i) => drape(m, [x + 20, 250], [x + 18, 408], { width: 16, strength: 0.7, side: i % 2 ? 1 : -1 }))
    .join("");
  const cords = ["M372 336C330 520 350 640 322 850", "M432 336C470 500 440 660 486 880"].map(
    (d) =>
      line(d, "#2a1f18", 22, { opacity: 0.25, move: [7, 11] }) +
      line(d, m.line, 21) +
      line(d, "#f0ebe0", 18) +
      line(d, "#b9b0a0", 18, { dash: "2 7", opacity: 0.55 }),
  );
  const eyelets = [372, 432].map(
    (x) => circle([x, 334], 20, { fill: "#8d8f94" }) + circle([x, 334], 11, { fill: "#1d1a18" }),
  );
  return (
    inner(st, BEHIND) +
    panel(st, HIPS, { inside: gather.join("") }) +
    waistband(st, pinched) +
    eyelets.join("") +
    cords.join("")
  );
}

/** How a skirt falls from its waist: in pleats, or in a few folds. */
function skirtFalls({ m }: Stage, pleated: boolean): string[] {
  const xs = [20, 130, 240, 350, 460, 570, 680, 790];
  return xs.map((x, i) =>
    pleated
      ? drape(m, [x, 412], [x + (x - 400) * 0.28, 1260], { width: 40, strength: 1, side: x > 400 ? -1 : 1, open: 1 })
      : i % 3 === 0
        ? drape(m, [x, 412], [x + (x - 400) * 0.2, 1260], {
            width: 34,
            strength: 0.6,
            side: x > 400 ? 1 : -1,
            open: 1.3,
          })
        : "",
  );
}

const WAIST: Points = [
  [-40, 430, 1],
  [200, 452],
  [400, 458],
  [600, 452],
  [840, 430, 1],
];

/** The waist seam of a dress: the bodice runs into it from above, the skirt springs from it. */
export function dressWaist(st: Stage, pleated: boolean): string {
  const { m } = st;
  const bodice = [150, 300, 500, 650].map((x, i) =>
    drape(m, [x + (400 - x) * 0.3, -60], [x, 440], { width: 30, strength: 0.5, side: i < 2 ? 1 : -1, open: 0.8 }),
  );
  const upper = panel(st, [...strip(WAIST, 0, 40).slice(5), [-40, -80, 1], [840, -80, 1]], { inside: bodice.join("") });
  const lower = panel(st, [...WAIST, [840, 1240, 1], [-40, 1240, 1]], {
    lift: 0.4,
    inside: skirtFalls(st, pleated).join("") + hug(open(WAIST), m.deep, { width: 30, alpha: 0.3, steps: 5 }),
  });
  return upper + lower + furrow(m, open(WAIST), 0.4);
}

interface SkirtWaist {
  pleated: boolean;
  buttons: boolean;
}

/** The waist of a skirt: it is open, and has a band. */
export function skirtWaist(st: Stage, spec: GarmentSpec, how: SkirtWaist): string {
  const { m } = st;
  const falls = skirtFalls(st, how.pleated);
  const colour = buttonColour(m, colourOf(spec));
  const row = how.buttons
    ? furrow(m, "M350 410V1240", 0.3) + stitches(m, "M462 410V1240", STITCH)
    : furrow(m, "M640 410C650 620 662 760 664 900", 0.3) +
      line("M640 420C650 620 660 760 662 880", m.dark ? m.light : m.line, 4, { dash: "4 4", opacity: 0.5 });
  const buttons = how.buttons ? [330, 560, 800, 1040].map((y) => button(m, [404, y], { r: 34, colour })).join("") : "";
  const hook = how.buttons ? "" : hug("M646 250V410", m.deep, { width: 12, alpha: 0.4, steps: 3 });
  return inner(st, BEHIND) + panel(st, HIPS, { inside: falls.join("") + row }) + waistband(st, hook) + buttons;
}

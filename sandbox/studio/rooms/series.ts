import { coloursFor, designOf, garmentFor } from "../assortment";
import type { ColourKey } from "../palette";
import { seeded, type Random } from "../random";
import { WEARERS, type GarmentSpec, type GroundKey, type Wearer } from "../spec";
import { hung, rail, stool } from "./rail";
import { arch, branchShadow, plinth, wall, warmth, windowLight } from "./room";
import { scene, type Scene } from "./scene";
import { resting, standing } from "./stand";
import { dressed } from "./wardrobe";

/** How many scenes a series has: enough for the pages of a season. */
const COUNT = 12;
const ROOMS: readonly GroundKey[] = ["stone", "sand", "sage", "powder", "mist", "clay", "bone"];

const LEADS: Record<Wearer, readonly string[]> = {
  women: [
    "coat-belted",
    "dress-wrap",
    "blazer-double",
    "trench-long",
    "skirt-pleated",
    "jumper-cable",
    "dress-full",
    "dress-bell",
    "coat-double",
    "skirt-tartan",
  ],
  men: ["coat-straight", "suit-jacket", "overshirt", "jumper-cable", "trench-mid", "coat-pea"],
  children: ["breton", "dress-full", "coat-pea", "hoodie", "puffer-short"],
};

/** A garment of a design in one of its own colours. */
function drawn(design: string, random: Random, wearer?: Wearer): GarmentSpec {
  const { type, wearers } = designOf(design);
  const id = `series-${design}-${Math.floor(random() * 1e6)}`;
  const options = { id, design, wearer: wearer ?? wearers[0] };
  const colour: ColourKey = random.pick(coloursFor(type, seeded(id), options).slice(0, 4));
  return garmentFor(type, seeded(id), colour, options);
}

/** Two people in a room with an arch. */
function look(n: number): Scene {
  return scene(`look-${n}`, [1500, 1000], (art, canvas) => {
    const random = seeded(`look-${n}`);
    const ground = random.pick(ROOMS);
    const wearer = WEARERS[[0, 0, 1, 0, 2, 1][n % 6] ?? 0] ?? "women";
    const k = wearer === "children" ? 1.14 : 0.88;
    const left = dressed(drawn(random.pick(LEADS[wearer]), random, wearer), `${n}a`, { pose: "stride" });
    const right = dressed(drawn(random.pick(LEADS[wearer]), random, wearer), `${n}b`, { glasses: n % 3 === 0 });
    return (
      wall(ground, canvas, 846) +
      arch(art, ground, { x: 940, floor: 846, half: 220, spring: 340 }) +
      windowLight({ x: 220, y: 50, width: 460, height: 620, panes: [3, 3], strength: 0.38 }) +
      branchShadow([1370, 330], 0.9) +
      standing(art, left, { x: 560, floor: 952, k }) +
      standing(art, right, { x: 960, floor: 958, k: k * 1.01, flip: n % 2 === 0 }) +
      warmth(canvas)
    );
  });
}

const RAILS: readonly (readonly string[])[] = [
  ["coat-belted", "dress-wrap", "shirt-straight"],
  ["jumper-cable", "cardigan-vee", "jumper-roll"],
  ["blazer-double", "blouse-bow", "skirt-pleated"],
  ["trench-long", "breton", "jeans-straight"],
  ["dress-full", "dress-slip", "blouse-puff"],
  ["suit-jacket", "shirt-classic", "overshirt"],
];

/** Three garments on a rail, a quiet wall below. */
function onRail(n: number): Scene {
  return scene(`rail-${n}`, [1200, 900], (art, canvas) => {
    const random = seeded(`rail-${n}`);
    const y = 78;
    const row = RAILS[n % RAILS.length] ?? [];
    const hungUp = row.map((design, i) => {
      const spec = drawn(design, random);
      const long =
        spec.type === "dress" ||
        spec.type === "coat" ||
        spec.type === "trench" ||
        spec.type === "trousers" ||
        spec.type === "skirt";
      return hung(art, spec, { x: 230 + i * 370, y, k: long ? 0.98 : 1.25, drop: 58 });
    });
    return (
      wall(random.pick(ROOMS), canvas, 824) +
      windowLight({ x: random.between(240, 420), y: 40, width: 600, height: 640, panes: [3, 3], strength: 0.46 }) +
      rail({ x0: -10, x1: 1210, y, rods: [70, 1130] }) +
      hungUp.join("") +
      warmth(canvas)
    );
  });
}

const STILLS: readonly (readonly [tall: string, low: string])[] = [
  ["bag-flap", "loafers"],
  ["bag-tote", "fedora"],
  ["bag-quilted", "pumps"],
  ["bag-backpack", "beanie"],
  ["bag-baguette", "ballerinas"],
  ["bag-canvas", "sneakers"],
];

/** A still life of things on two blocks of stone, or on a stool. */
function still(n: number): Scene {
  return scene(`still-${n}`, [1200, 900], (art, canvas) => {
    const random = seeded(`still-${n}`);
    const [tall, low] = STILLS[n % STILLS.length] ?? ["bag-flap", "loafers"];
    const ground = random.pick(ROOMS);
    const back =
      wall(ground, canvas, 730) +
      windowLight({ x: 420, y: 50, width: 560, height: 520, panes: [3, 2], strength: 0.5 }) +
      branchShadow([170, 320], 0.9);
    if (n % 2 === 0) {
      const seat =
        stool(art, { x: 420, y: 610, width: 230, floor: 840 }) +
        resting(art, drawn(tall, random), { x: 420, y: 612, width: 225 });
      return (
        back +
        seat +
        plinth([660, 700, 330, 150], "#e4d7c3") +
        resting(art, drawn(low, random), { x: 815, y: 688, width: low === "beanie" ? 190 : 260 }) +
        warmth(canvas)
      );
    }
    return (
      back +
      plinth([250, 540, 400, 320], "#e6dac8") +
      plinth([640, 690, 320, 170], "#dccdb6") +
      resting(art, drawn(tall, random), { x: 456, y: 528, width: 285 }) +
      resting(art, drawn(low, random), { x: 800, y: 678, width: low === "beanie" ? 190 : 260 }) +
      warmth(canvas)
    );
  });
}

const numbers = Array.from({ length: COUNT }, (_, i) => i + 1);

/** Scenes by the dozen, for blog, lookbook, trend and landing pages. */
export const SERIES: readonly (readonly [name: string, scene: Scene])[] = [
  ...numbers.map((n) => [`look-${n}`, look(n)] as const),
  ...numbers.map((n) => [`rail-${n}`, onRail(n)] as const),
  ...numbers.map((n) => [`still-${n}`, still(n)] as const),
];

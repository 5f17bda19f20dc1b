import { frameOf } from "../figure";
import type { GarmentSpec } from "../spec";
import { emptyHanger, hung, rail, stool } from "./rail";
import { arch, branchShadow, plinth, wall, warmth, windowLight } from "./room";
import { scene, type Scene } from "./scene";
import { resting, standing } from "./stand";
import { dressed, garment, plain } from "./wardrobe";

/** The hero's four: a dress, a coat, a shirt, trousers. */
const heroRow = (): readonly [GarmentSpec, GarmentSpec, GarmentSpec, GarmentSpec] => [
  plain("dress-wrap", "bordeaux"),
  garment("coat-belted", "camel"),
  plain("shirt-straight", "white"),
  plain("trousers-palazzo", "grey"),
];

/** Wide: the left third is quiet wall, for a title. */
const hero = scene(
  "hero",
  [1600, 820],
  (art, canvas) => {
    const [dress, coat, shirt, trousers] = heroRow();
    const y = 66;
    return (
      wall("stone", canvas, 752) +
      branchShadow([212, 300], 1) +
      windowLight({ x: 540, y: 36, width: 660, height: 650, panes: [3, 3], strength: 0.55 }) +
      rail({ x0: 700, x1: 1562, y, rods: [740, 1520] }) +
      hung(art, trousers, { x: 1484, y, k: 0.82, drop: 46 }) +
      hung(art, shirt, { x: 1330, y, k: 0.98, drop: 44 }) +
      hung(art, coat, { x: 1118, y, k: 0.86, drop: 44 }) +
      hung(art, dress, { x: 872, y, k: 0.9, drop: 46 }) +
      warmth(canvas)
    );
  },
  "right",
);

/** Upright: the lower third is quiet floor. */
const heroMobile = scene("hero-mobile", [900, 1080], (art, canvas) => {
  const [dress, coat, shirt] = heroRow();
  const y = 84;
  return (
    wall("stone", canvas, 900) +
    windowLight({ x: 300, y: 60, width: 560, height: 700, panes: [2, 3], strength: 0.5 }) +
    rail({ x0: -10, x1: 910, y, rods: [90, 830] }) +
    hung(art, shirt, { x: 766, y, k: 1.02, drop: 46 }) +
    hung(art, coat, { x: 528, y, k: 0.98, drop: 46 }) +
    hung(art, dress, { x: 226, y, k: 1.02, drop: 46 }) +
    warmth(canvas)
  );
});

const journal = scene("journal", [1000, 1250], (art, canvas) => {
  const y = 130;
  return (
    wall("clay", canvas, 1130) +
    windowLight({ x: 210, y: 120, width: 560, height: 760, panes: [2, 3], strength: 0.34 }) +
    branchShadow([890, 330], 0.9) +
    rail({ x0: 60, x1: 940, y, rods: [100, 900] }) +
    hung(art, garment("jumper-cable", "ecru"), { x: 360, y, k: 1.52, drop: 92 }) +
    hung(art, garment("scarf-tartan", "camel"), { x: 770, y, k: 0.96, drop: 108 }) +
    stool(art, { x: 690, y: 984, width: 220, floor: 1216 }) +
    resting(art, garment("bag-flap", "cognac"), { x: 690, y: 986, width: 216 }) +
    warmth(canvas)
  );
});

const maille = scene("maille", [1200, 900], (art, canvas) => {
  const y = 70;
  return (
    wall("mist", canvas, 820) +
    windowLight({ x: 260, y: 40, width: 640, height: 640, panes: [3, 3], strength: 0.5 }) +
    rail({ x0: -10, x1: 1210, y, rods: [] }) +
    hung(art, garment("cardigan-vee", "sage"), { x: 225, y, k: 1.36, drop: 72 }) +
    hung(art, garment("jumper-roll", "rust"), { x: 975, y, k: 1.36, drop: 72 }) +
    hung(art, garment("jumper-cable", "ecru"), { x: 600, y, k: 1.44, drop: 78 }) +
    warmth(canvas)
  );
});

/** Nothing here: the page that was not found. */
const vitrineVide = scene("vitrine-vide", [900, 840], (_art, canvas) => {
  const y = 132;
  return (
    wall("bone", canvas, 746) +
    windowLight({ x: 290, y: 210, width: 380, height: 440, panes: [2, 3], strength: 0.7 }) +
    rail({ x0: 40, x1: 860, y, rods: [36, 864] }) +
    emptyHanger({ x: 430, y, k: 1.7, drop: 96 }) +
    warmth(canvas)
  );
});

/** A person in a room, from above the head to the shins: the garment is what one sees, and no tile cuts the face. */
function portrait(
  name: string,
  spec: GarmentSpec,
  changes: Parameters<typeof dressed>[2],
  { k, crown }: { k: number; /** y of the top of the head, in pixels. */ crown: number },
): Scene {
  return scene(name, [1000, 1250], (art, canvas) => {
    const look = dressed(spec, name, changes);
    return (
      wall(spec.ground, canvas, 1090) +
      arch(art, spec.ground, { x: 620, floor: 1090, half: 290, spring: 420 }) +
      windowLight({ x: 120, y: 90, width: 330, height: 640, panes: [2, 3], strength: 0.4 }) +
      standing(art, look, { x: 500, floor: crown + frameOf(look).ground * k, k }) +
      warmth(canvas)
    );
  });
}

const femme = portrait(
  "femme",
  garment("trench-long", "mastic"),
  { pose: "walk", skin: 3, hair: 5, hairStyle: "long", ground: "stone" },
  { k: 1.375, crown: 120 },
);
const homme = portrait(
  "homme",
  plain("coat-straight", "navy", "men"),
  { pose: "pocket", skin: 1, hair: 1, hairStyle: "crop", ground: "sand" },
  { k: 1.375, crown: 120 },
);
const enfant = portrait(
  "enfant",
  garment("breton", "navy", "children"),
  { pose: "hip", skin: 4, hair: 5, hairStyle: "afro", ground: "sage" },
  { k: 1.75, crown: 190 },
);

const accessoires = scene("accessoires", [1000, 1250], (art, canvas) => {
  return (
    wall("sand", canvas, 1080) +
    windowLight({ x: 330, y: 110, width: 520, height: 700, panes: [2, 3], strength: 0.5 }) +
    branchShadow([150, 420], 1) +
    plinth([120, 820, 520, 360], "#e6d8c2") +
    plinth([610, 980, 300, 210], "#dcccb3") +
    resting(art, garment("bag-flap", "cognac"), { x: 385, y: 806, width: 390 }) +
    resting(art, garment("fedora", "chocolate"), { x: 770, y: 966, width: 270 }) +
    warmth(canvas)
  );
});

const lookbook = scene("lookbook", [1800, 1000], (art, canvas) => {
  const y = 190;
  const stand = { floor: 950, k: 0.92 };
  return (
    wall("clay", canvas, 842) +
    arch(art, "clay", { x: 1190, floor: 842, half: 210, spring: 330 }) +
    windowLight({ x: 180, y: 40, width: 560, height: 640, panes: [3, 3], strength: 0.34 }) +
    rail({ x0: 60, x1: 690, y, rods: [100, 650] }) +
    hung(art, garment("dress-slip", "camel"), { x: 580, y, k: 0.86 }) +
    hung(art, plain("dress-wrap", "bottle"), { x: 430, y, k: 0.86 }) +
    hung(art, garment("breton", "navy"), { x: 300, y, k: 0.86 }) +
    hung(art, garment("coat-belted", "camel"), { x: 160, y, k: 0.86 }) +
    standing(
      art,
      dressed(garment("skirt-pleated", "bordeaux"), "a", {
        pose: "walk",
        skin: 2,
        hair: 0,
        hairStyle: "bob",
        glasses: true,
      }),
      { x: 850, ...stand },
    ) +
    standing(
      art,
      dressed(garment("trench-long", "mastic"), "b", {
        pose: "stand",
        skin: 0,
        hair: 2,
        hairStyle: "long",
        glasses: true,
      }),
      { x: 1200, ...stand },
    ) +
    standing(
      art,
      dressed(garment("dress-bell", "navy"), "c", { pose: "hip", skin: 4, hair: 5, hairStyle: "afro", glasses: true }),
      { x: 1560, ...stand },
    ) +
    warmth(canvas)
  );
});

/** A wide rail of one family, edge to edge. */
const row = (
  name: string,
  ground: GarmentSpec["ground"],
  garments: readonly (readonly [GarmentSpec, number])[],
): Scene =>
  scene(name, [1600, 900], (art, canvas) => {
    const y = 76;
    const step = 1600 / (garments.length + 0.4);
    const hungUp = garments.map(([spec, k], i) => hung(art, spec, { x: step * (i + 0.7), y, k, drop: 50 }));
    return (
      wall(ground, canvas, 830) +
      windowLight({ x: 420, y: 50, width: 700, height: 660, panes: [3, 3], strength: 0.46 }) +
      rail({ x0: -10, x1: 1610, y, rods: [60, 1540] }) +
      hungUp.join("") +
      warmth(canvas)
    );
  });

const manteaux = row("manteaux", "bone", [
  [garment("coat-belted", "camel"), 0.96],
  [garment("coat-double", "navy"), 0.96],
  [garment("trench-long", "mastic"), 0.96],
  [plain("coat-straight", "oat"), 1.02],
  [garment("coat-double", "bordeaux"), 0.96],
]);
const robes = row("robes", "powder", [
  [garment("dress-pleated", "bottle"), 0.98],
  [plain("dress-wrap", "bordeaux"), 0.98],
  [garment("dress-full", "sky"), 1.02],
  [garment("dress-slip", "camel"), 0.94],
  [plain("dress-bell", "black"), 1],
]);
const denim = row("denim", "mist", [
  [garment("jeans-straight", "denim"), 1.02],
  [garment("jeans-wide", "indigo"), 1.02],
  [garment("skirt-mini", "denim"), 1.2],
  [garment("jeans-flare", "bleached"), 1],
  [garment("jeans-barrel", "denim"), 1.02],
]);

export const EDITORIAL = {
  hero,
  "hero-mobile": heroMobile,
  journal,
  maille,
  "vitrine-vide": vitrineVide,
  femme,
  homme,
  enfant,
  accessoires,
  lookbook,
  manteaux,
  robes,
  denim,
} as const satisfies Record<string, Scene>;

import type { Art } from "../draw/art";
import { tone } from "../draw/colour";
import { n1 } from "../draw/geometry";
import type { Canvas } from "../draw/ground";
import { GROUNDS } from "../draw/grounds";
import { hug } from "../draw/marks";
import { element, group, line } from "../draw/svg";
import { cafeTable, chair, curtain, mirror, pile, rolls, shelf, workTable } from "./furniture";
import { hung, rail, stool } from "./rail";
import { arch, branchShadow, wall, warmth, windowLight } from "./room";
import { scene, type Scene } from "./scene";
import { resting, standing } from "./stand";
import { dressed, garment, plain } from "./wardrobe";

/** Broad steps that rise to the right. */
function steps(art: Art, [w, h]: Canvas, { x, y, count }: { x: number; y: number; count: number }): string {
  const [light, dark] = GROUNDS.sand;
  const [run, rise] = [(w - x) / count, 84];
  return Array.from({ length: count }, (_, i) => {
    const [left, top] = [n1(x + i * run), y - i * rise];
    const front = art.linear(
      [left, top],
      [left, top + rise * 2],
      [
        [0, tone(dark, 0.03)],
        [1, tone(dark, -0.04)],
      ],
    );
    return (
      element("rect", { x: left, y: top, width: n1(w - left), height: h - top, fill: `url(#${front})` }) +
      element("rect", { x: left - 8, y: top - 16, width: n1(w - left + 8), height: 18, fill: tone(light, 0.01) }) +
      hug(`M${left} ${top + 6}H${w}`, "#4a3426", { width: 18, alpha: 0.22, steps: 4 }) +
      hug(`M${left - 2} ${top}V${h}`, "#4a3426", { width: 16, alpha: 0.12, steps: 4 })
    );
  }).join("");
}

const escalier = scene("escalier", [1500, 1000], (art, canvas) => {
  const coat = dressed(plain("coat-straight", "oat"), "escalier-a", {
    pose: "stride",
    skin: 4,
    hair: 5,
    hairStyle: "bun",
    ground: "sand",
  });
  const suit = dressed(garment("blazer-double", "navy"), "escalier-b", {
    pose: "turn",
    skin: 1,
    hair: 2,
    hairStyle: "long",
    ground: "sand",
  });
  return (
    wall("sand", canvas, 884) +
    windowLight({ x: 250, y: 40, width: 560, height: 620, panes: [3, 3], strength: 0.42 }) +
    branchShadow([1330, 250], 0.9) +
    steps(art, canvas, { x: 640, y: 880, count: 5 }) +
    standing(art, coat, { x: 450, floor: 962, k: 0.87 }) +
    standing(art, suit, { x: 920, floor: 790, k: 0.74 }) +
    warmth(canvas)
  );
});

/** Leaves of a climbing plant, thick at the upper right, strewn below. */
function ivy(art: Art, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): string {
  const { rnd } = art;
  const greens = ["#5f7358", "#728567", "#8a9a7a", "#4c5f48", "#9aa98b"] as const;
  const leaf = (): string => {
    const [u, v] = [rnd() ** 0.7, rnd() ** 1.5];
    const [cx, cy] = [n1(x + width * u), n1(y + height * v * (0.25 + 0.75 * u))];
    const k = rnd.between(9, 20);
    const turn = Math.round(rnd.between(0, 180));
    return element("ellipse", {
      cx,
      cy,
      rx: n1(k),
      ry: n1(k * 0.55),
      fill: rnd.pick(greens),
      transform: `rotate(${turn} ${cx} ${cy})`,
    });
  };
  const leaves = Array.from({ length: 420 }, leaf).join("");
  const shade = group(
    { transform: "translate(10 16)", opacity: 0.16 },
    leaves.replace(/fill="#\w+"/g, 'fill="#3b2c22"'),
  );
  return shade + leaves;
}

const jardin = scene("jardin", [1500, 1000], (art, canvas) => {
  const dress = dressed(garment("dress-full", "sky"), "jardin", {
    pose: "walk",
    skin: 2,
    hair: 3,
    hairStyle: "long",
    ground: "sage",
  });
  const courses = Array.from({ length: 13 }, (_, i) => `M0 ${60 + i * 66}H1500`).join("");
  const joints = Array.from({ length: 13 }, (_, i) =>
    Array.from({ length: 11 }, (_unused, j) => `M${j * 150 + (i % 2) * 75} ${60 + i * 66}v66`).join(""),
  ).join("");
  return (
    wall("bone", canvas, 872) +
    line(courses + joints, "#b9ab97", 2.4, { opacity: 0.32 }) +
    line(courses, "#ffffff", 2, { opacity: 0.4, move: [0, 2.5] }) +
    windowLight({ x: 380, y: 0, width: 620, height: 760, panes: [1, 1], strength: 0.4, lean: 0.4 }) +
    ivy(art, { x: 820, y: -30, width: 720, height: 720 }) +
    branchShadow([180, 380], 1.3) +
    standing(art, dress, { x: 560, floor: 954, k: 0.89 }) +
    stool(art, { x: 1120, y: 760, width: 220, floor: 936 }) +
    resting(art, garment("bag-tote", "cognac"), { x: 1120, y: 762, width: 190 }) +
    warmth(canvas)
  );
});

const cafe = scene("cafe", [1200, 900], (art, canvas) => {
  return (
    wall("clay", canvas, 742) +
    arch(art, "clay", { x: 930, floor: 742, half: 190, spring: 300 }) +
    windowLight({ x: 240, y: 40, width: 520, height: 560, panes: [3, 2], strength: 0.44 }) +
    chair(art, { x: 350, y: 640, width: 230 }, 842) +
    resting(art, garment("bag-flap", "cognac"), { x: 352, y: 650, width: 200 }) +
    cafeTable(art, { x: 720, y: 560, width: 380 }, 846) +
    resting(art, garment("fedora", "chocolate"), { x: 818, y: 566, width: 170 }) +
    warmth(canvas)
  );
});

const etageres = scene("etageres", [1200, 900], (art, canvas) => {
  const plank = (y: number): string => shelf({ x: 90, y, width: 1020 });
  return (
    wall("mist", canvas, 890) +
    windowLight({ x: 330, y: 30, width: 600, height: 640, panes: [3, 3], strength: 0.46 }) +
    [300, 560, 820].map(plank).join("") +
    pile(art, { x: 270, y: 300, width: 250 }, ["camel", "ecru", "rust", "oat"]) +
    pile(art, { x: 580, y: 300, width: 250 }, ["navy", "grey", "sky"], "wool") +
    resting(art, garment("beanie", "bordeaux"), { x: 900, y: 300, width: 160 }) +
    resting(art, garment("bag-baguette", "cognac"), { x: 300, y: 560, width: 250 }) +
    pile(art, { x: 620, y: 560, width: 250 }, ["sage", "bottle", "ecru", "khaki", "oat"], "cable") +
    pile(art, { x: 930, y: 560, width: 250 }, ["charcoal", "black", "grey"]) +
    pile(art, { x: 270, y: 820, width: 250 }, ["denim", "indigo", "denim", "bleached"], "denim") +
    resting(art, garment("ankle-boots", "black"), { x: 600, y: 832, width: 230 }) +
    pile(art, { x: 920, y: 820, width: 250 }, ["bordeaux", "powder", "camel", "ecru"], "wool") +
    warmth(canvas)
  );
});

const atelier = scene("atelier", [1500, 1000], (art, canvas) => {
  const y = 70;
  return (
    wall("stone", canvas, 852) +
    windowLight({ x: 330, y: 40, width: 620, height: 640, panes: [3, 3], strength: 0.5 }) +
    rail({ x0: 60, x1: 620, y, rods: [100, 580] }) +
    hung(art, garment("blazer-double", "charcoal"), { x: 220, y, k: 0.98, drop: 52 }) +
    hung(art, plain("coat-straight", "camel"), { x: 460, y, k: 0.86, drop: 52 }) +
    shelf({ x: 800, y: 400, width: 610 }) +
    rolls({ x: 1105, y: 400, width: 580 }, ["camel", "navy", "bottle", "ecru", "bordeaux", "grey", "sage"]) +
    workTable(art, { x: 1040, y: 690, width: 800 }, 930) +
    pile(art, { x: 820, y: 690, width: 230 }, ["oat", "ecru", "camel"], "wool") +
    rolls({ x: 1270, y: 690, width: 300 }, ["powder", "sky", "black"]) +
    warmth(canvas)
  );
});

const cabine = scene("cabine", [1000, 1250], (art, canvas) => {
  return (
    wall("powder", canvas, 1084) +
    windowLight({ x: 430, y: 60, width: 420, height: 700, panes: [2, 3], strength: 0.4 }) +
    mirror(art, { x: 740, y: 1130, width: 330 }, 830) +
    rail({ x0: 300, x1: 560, y: 190, rods: [318, 542] }) +
    hung(art, garment("dress-slip", "bottle"), { x: 440, y: 190, k: 0.98, drop: 56 }) +
    curtain(art, { x: -30, width: 270, floor: 1150 }, "rust") +
    stool(art, { x: 452, y: 1010, width: 210, floor: 1200 }) +
    resting(art, garment("pumps", "black"), { x: 452, y: 1012, width: 170 }) +
    warmth(canvas)
  );
});

/** Places for blog, lookbook, landing and trend pages. */
export const PLACES = { escalier, jardin, cafe, etageres, atelier, cabine } as const satisfies Record<string, Scene>;

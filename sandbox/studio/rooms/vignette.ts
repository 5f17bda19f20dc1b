import { Art } from "../draw/art";
import { svg } from "../draw/compose";
import type { Canvas } from "../draw/ground";
import { GROUNDS } from "../draw/grounds";
import { isThing } from "../garments/lay";
import { PORTRAIT } from "../packshot";
import type { GarmentSpec, LookSpec } from "../spec";
import { plinth, wall, warmth, windowLight, arch, branchShadow } from "./room";
import { hung, rail, stool } from "./rail";
import { resting, standing } from "./stand";
import { garment } from "./wardrobe";

const FLOOR = 1060;

function backdrop(spec: { ground: GarmentSpec["ground"] }): string {
  const light = windowLight({ x: 300, y: 120, width: 420, height: 640, panes: [2, 3], strength: 0.42 });
  return wall(spec.ground, PORTRAIT, FLOOR) + light + branchShadow([120, 520], 0.8);
}

/** How large a hung garment may be, so that long ones keep off the floor. */
function hungScale(spec: GarmentSpec): number {
  if (spec.type === "scarf") return 1.05;
  if (spec.type === "dress") return Math.min(1.2, 700 / (spec.cut.skirt.y1 - 137));
  if (spec.type === "trousers") return 1.08;
  if (spec.type === "skirt") return 1.3;
  const low =
    spec.type === "top"
      ? 440
      : "cut" in spec && spec.cut?.hemY
        ? spec.cut.hemY
        : spec.type === "coat" || spec.type === "trench"
          ? 760
          : 480;
  return Math.min(1.45, 700 / (Math.max(low, 450) - 137));
}

/** VH of a thing: on a plinth in daylight, a hat or a bag beside it. */
function still(spec: GarmentSpec): string {
  const art = new Art(`${spec.id}/VH`);
  const stone = GROUNDS[spec.ground][0];
  const wide =
    spec.type === "shoes" ? 400 : spec.type === "scarf" ? 250 : spec.type === "hat" || spec.type === "belt" ? 340 : 300;
  if (spec.type === "scarf") {
    const body =
      rail({ x0: 80, x1: 720, y: 150, rods: [130, 670] }) + hung(art, spec, { x: 400, y: 150, k: hungScale(spec) });
    return svg(art, backdrop(spec) + body + warmth(PORTRAIT), PORTRAIT);
  }
  const blocks = plinth([150, 800, 470, 300], stone) + plinth([520, 930, 210, 180], stone);
  const body = blocks + resting(art, spec, { x: 392, y: 786, width: wide });
  return svg(art, backdrop(spec) + body + warmth(PORTRAIT), PORTRAIT);
}

/** VH of clothes: on a rail by the window, a bag on a stool. */
function onRail(spec: GarmentSpec): string {
  const art = new Art(`${spec.id}/VH`);
  const k = hungScale(spec);
  const bag = garment("bag-flap", spec.ground === "clay" ? "black" : "cognac");
  const body =
    rail({ x0: 40, x1: 760, y: 130, rods: [110, 690] }) +
    hung(art, spec, { x: 360, y: 130, k }) +
    stool(art, { x: 610, y: 880, width: 190, floor: 1120 }) +
    resting(art, bag, { x: 612, y: 880, width: 158 });
  return svg(art, backdrop(spec) + body + warmth(PORTRAIT), PORTRAIT);
}

/** VH of a look: a figure before an arch. */
export function inRoom(look: LookSpec, canvas: Canvas = PORTRAIT): string {
  const art = new Art(`${look.id}/VH/${look.pose}`);
  const [w, h] = canvas;
  const floor = h * 0.86;
  const low = h * 0.955;
  const k = (h * 1.0) / (look.wearer === "children" ? 760 : 1010);
  const room =
    wall(look.ground, canvas, floor) +
    arch(art, look.ground, { x: w * 0.56, floor, half: w * 0.3, spring: h * 0.36 }) +
    windowLight({ x: w * 0.12, y: h * 0.08, width: w * 0.3, height: h * 0.5, panes: [2, 3], strength: 0.3 });
  const person = standing(art, look, { x: w * 0.5, floor: low, k: k * 0.9 });
  return svg(art, room + person + warmth(canvas), canvas);
}

/** VH: a garment in a room. */
export const vignette = (spec: GarmentSpec): string => (isThing(spec) ? still(spec) : onRail(spec));

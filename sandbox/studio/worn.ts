import { Art, snapped } from "./draw/art";
import { compose, even, svg, type Placement } from "./draw/compose";
import { nth, SIDES } from "./draw/geometry";
import { contact, ground } from "./draw/ground";
import { figure, frameOf } from "./figure";
import { PORTRAIT } from "./packshot";
import type { GarmentSpec, LookSpec } from "./spec";

/** How much of the figure shows: all of it, to the thigh, the feet, the neck, the head, a wrist. */
type Crop = "full" | "half" | "feet" | "neck" | "head" | "wrist";

const SHORT_JACKET = 560;

export function cropFor(spec: GarmentSpec): Crop {
  const crop = usualCrop(spec);
  // Only a whole figure reads as a child.
  return spec.wearer === "children" && crop === "half" ? "full" : crop;
}

function usualCrop(spec: GarmentSpec): Crop {
  switch (spec.type) {
    case "top":
    case "blazer":
    case "biker":
    case "scarf":
    case "bag":
    case "belt":
      return "half";
    case "cardigan":
    case "puffer":
    case "coat":
      return (spec.cut?.hemY ?? (spec.type === "coat" ? 760 : 0)) > SHORT_JACKET ? "full" : "half";
    case "shoes":
      return "feet";
    case "jewellery":
      return spec.kind === "bangle" ? "wrist" : "neck";
    case "hat":
      return "head";
    case "dress":
    case "trench":
    case "trousers":
    case "skirt":
      return "full";
  }
}

/**
 * The heights (in the woman's units) at the picture's upper and lower edge, and what is in the middle of its width.
 * Heads are shown whole or not at all.
 */
const EDGES: Record<Crop, readonly [top: number, bottom: number, middle?: number]> = {
  // Room above the head, so that a tile of another shape does not cut it.
  full: [-84, 1022],
  half: [-78, 650],
  feet: [560, 1010],
  neck: [-40, 320],
  head: [-84, 318],
  wrist: [290, 580, 66],
};

interface Worn {
  crop?: Crop;
  back?: boolean;
  window?: boolean;
}

/** GZ: worn by a figure on lit paper. */
export function worn(look: LookSpec, { crop = "full", back = false, window = false }: Worn = {}): string {
  const art = new Art(`${look.id}/${look.pose}/${crop}`);
  const [w, h] = PORTRAIT;
  const f = frameOf(look, back);
  const [upper, lower, middle = 0] = EDGES[crop];
  const [top, bottom] = [f.warp([0, upper])[1], f.warp([0, lower])[1]];
  const k = snapped(h / (bottom - top));
  const place: Placement = even(w / 2 - middle * k, -top * k, k);
  const standing = crop === "full" || crop === "feet";
  const paper = ground(art, look.ground, PORTRAIT, { floor: standing ? h * 0.84 : undefined, window });
  const feet = standing
    ? SIDES.map((s) => {
        const ankle = nth(f.legs[s], 2);
        return contact(art, [w / 2 + 10 + ankle[0] * k, place.y + (ankle[1] + 61 * f.girth) * k], [74 * k, 14 * k]);
      })
    : [];
  const dressed = { ...look, glasses: look.glasses ?? crop === "head" };
  const body = compose(art, {
    seed: `${look.id}/worn`,
    draw: () => figure(art, dressed, back),
    place: () => place,
    shadow: { dx: 20, dy: 10, sigma: 15, alpha: 0.2, close: false },
  });
  return svg(art, paper + feet.join("") + body, PORTRAIT);
}

import type { GarmentType } from "../images/spec";
import type { Kind } from "./record";

const BY_DESIGN: readonly (readonly [RegExp, Kind])[] = [
  [/^(sweatshirt|hoodie)/, "sweat"],
  [/^(shirt-|overshirt)/, "shirt"],
  [/^(blouse-|camisole)/, "blouse"],
  [/^(jumper-|fine-roll)/, "knit"],
  [/^jeans-/, "jeans"],
];
const BY_TYPE: Record<GarmentType, Kind> = {
  top: "tee",
  dress: "dress",
  blazer: "blazer",
  coat: "coat",
  trench: "trench",
  puffer: "puffer",
  biker: "biker",
  cardigan: "cardigan",
  trousers: "trousers",
  skirt: "skirt",
  bag: "bag",
  shoes: "shoes",
  scarf: "scarf",
  jewellery: "jewellery",
  hat: "hat",
  belt: "belt",
};

/** What kind of garment a design is, in words. */
export function kindOf(type: GarmentType, design: string): Kind {
  return BY_DESIGN.find(([pattern]) => pattern.test(design))?.[1] ?? BY_TYPE[type];
}

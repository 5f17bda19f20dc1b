import type { GarmentType } from "../studio/spec";
import type { Kind } from "./record";

const BY_DESIGN: readonly (readonly [RegExp, Kind])[] = [
  [/^(sweatshirt|hoodie)/, "sweat"],
  [/^(shirt-|overshirt)/, "shirt"],
  [/^blouse-/, "blouse"],
  [/^camisole/, "camisole"],
  [/^polo/, "polo"],
  [/^shorts-/, "shorts"],
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

/** Designs that one of the two sentences of their kind would be wrong of: short sleeves have no cuffs to roll up. */
const ONLY: readonly (readonly [RegExp, 0 | 1])[] = [
  [/^dress-(shift|knit|slip)$/, 0],
  [/^(jumper-short|shirt-short|fedora|bag-(backpack|canvas|tote))$/, 1],
];

/** Which sentence of its kind a product is described with. */
export function sentenceOf(design: string, drawn: 0 | 1): 0 | 1 {
  return ONLY.find(([pattern]) => pattern.test(design))?.[1] ?? drawn;
}

import { pickOf } from "../studio/random";
import type { Fabric, GarmentSpec } from "../studio/spec";
import type { Composition } from "./materials";

/** Blends each cloth is woven of; the first is the usual one. Parts add up to 100, the largest first. */
const BLENDS: Record<Fabric, readonly Composition[]> = {
  poplin: [
    [["cotton", 100]],
    [["organicCotton", 100]],
    [
      ["cotton", 97],
      ["elastane", 3],
    ],
  ],
  jersey: [
    [["organicCotton", 100]],
    [
      ["cotton", 95],
      ["elastane", 5],
    ],
    [
      ["cotton", 60],
      ["lyocell", 40],
    ],
  ],
  fleece: [
    [
      ["organicCotton", 85],
      ["recycledPolyester", 15],
    ],
    [
      ["cotton", 80],
      ["polyester", 20],
    ],
  ],
  knit: [
    [["merino", 100]],
    [
      ["wool", 60],
      ["viscose", 25],
      ["polyamide", 15],
    ],
    [
      ["cotton", 70],
      ["cashmere", 30],
    ],
    [
      ["recycledWool", 70],
      ["polyamide", 30],
    ],
  ],
  cable: [
    [
      ["wool", 70],
      ["alpaca", 30],
    ],
    [
      ["merino", 85],
      ["cashmere", 15],
    ],
    [
      ["wool", 50],
      ["polyamide", 35],
      ["alpaca", 15],
    ],
  ],
  linen: [
    [["linen", 100]],
    [
      ["linen", 55],
      ["viscose", 45],
    ],
  ],
  denim: [
    [
      ["cotton", 99],
      ["elastane", 1],
    ],
    [["organicCotton", 100]],
    [
      ["cotton", 80],
      ["lyocell", 20],
    ],
  ],
  satin: [
    [["viscose", 100]],
    [["recycledPolyester", 100]],
    [
      ["silk", 92],
      ["elastane", 8],
    ],
  ],
  crepe: [
    [
      ["viscose", 72],
      ["polyester", 28],
    ],
    [
      ["recycledPolyester", 95],
      ["elastane", 5],
    ],
    [["lyocell", 100]],
  ],
  gabardine: [
    [
      ["cotton", 98],
      ["elastane", 2],
    ],
    [
      ["cotton", 65],
      ["polyamide", 35],
    ],
  ],
  wool: [
    [
      ["wool", 80],
      ["polyamide", 20],
    ],
    [
      ["recycledWool", 75],
      ["polyamide", 25],
    ],
    [
      ["wool", 90],
      ["cashmere", 10],
    ],
  ],
  tweed: [
    [
      ["wool", 55],
      ["cotton", 30],
      ["polyamide", 15],
    ],
    [
      ["wool", 65],
      ["polyester", 35],
    ],
  ],
  leather: [[["lambLeather", 100]], [["cowLeather", 100]]],
  nylon: [[["polyamide", 100]], [["recycledPolyester", 100]]],
  lace: [
    [
      ["cotton", 70],
      ["polyamide", 30],
    ],
    [
      ["polyamide", 90],
      ["elastane", 10],
    ],
  ],
  corduroy: [
    [
      ["cotton", 98],
      ["elastane", 2],
    ],
    [["organicCotton", 100]],
  ],
  canvas: [[["cotton", 100]], [["organicCotton", 100]]],
  gauze: [
    [["organicCotton", 100]],
    [
      ["cotton", 70],
      ["linen", 30],
    ],
  ],
};

/** What a garment is made of. Jewellery is drawn as if of cloth, shoes and bags are of sturdier leather. */
export function compositionOf(garment: GarmentSpec, next: () => number): Composition {
  const draw = next();
  if (garment.type === "jewellery") return draw < 0.7 ? [["brass", 100]] : [["steel", 100]];
  if (garment.fabric === "leather" && ["bag", "shoes", "belt"].includes(garment.type)) return [["cowLeather", 100]];
  return pickOf(BLENDS[garment.fabric], () => draw ** 1.4);
}

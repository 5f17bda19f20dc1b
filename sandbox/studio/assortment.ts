import { ACCESSORIES } from "./designs/accessories";
import { BLAZERS } from "./designs/blazers";
import { COATS } from "./designs/coats";
import type { Design } from "./designs/design";
import { DRESSES } from "./designs/dresses";
import { CARDIGANS, JUMPERS } from "./designs/knits";
import { LEATHER_GOODS } from "./designs/leather-goods";
import { SHIRTS } from "./designs/shirts";
import { SKIRTS } from "./designs/skirts";
import { TEES } from "./designs/tees";
import { TROUSERS } from "./designs/trousers";
import { COLOURS, PALETTES, type Colour, type ColourFamily, type ColourKey } from "./palette";
import { printFor } from "./prints";
import { pickOf } from "./random";
import {
  garmentSchema,
  type Fabric,
  type GarmentSpec,
  type GarmentType,
  type GroundKey,
  type Metal,
  type PrintKind,
  type Wearer,
} from "./spec";

/** Every design of the house. Free combination of cut, cloth and colour makes ugly clothes; these lists do not. */
export const DESIGNS: readonly Design[] = [
  ...TEES,
  ...SHIRTS,
  ...JUMPERS,
  ...CARDIGANS,
  ...DRESSES,
  ...BLAZERS,
  ...COATS,
  ...TROUSERS,
  ...SKIRTS,
  ...LEATHER_GOODS,
  ...ACCESSORIES,
];

interface GarmentOptions {
  /** The product's id: its folds and small irregularities hang on it. Drawn when absent. */
  id?: string;
  /** Women by default. */
  wearer?: Wearer;
  /** Key of one design; any design of the type otherwise. */
  design?: string;
}

/** Paper colours that set a garment off, by its own family. */
const GROUNDS_FOR: Record<ColourFamily, readonly GroundKey[]> = {
  white: ["stone", "clay", "mist", "sage"],
  beige: ["bone", "mist", "sage"],
  brown: ["bone", "sand", "mist"],
  black: ["bone", "powder", "stone", "plum"],
  grey: ["bone", "powder", "sand"],
  blue: ["sand", "bone", "stone"],
  green: ["stone", "powder", "bone"],
  red: ["bone", "powder", "stone"],
  pink: ["bone", "mist", "stone"],
  orange: ["mist", "bone", "sand"],
  yellow: ["mist", "bone", "stone"],
  purple: ["bone", "stone", "mist"],
  metal: ["sage", "powder", "stone"],
};
const METAL_OF: Partial<Record<ColourKey, Metal>> = { gold: "gold", silver: "silver", rosegold: "rose" };

/** The designs of a type that a wearer finds in the shop. */
export function designsFor(type: GarmentType, wearer: Wearer = "women"): Design[] {
  return DESIGNS.filter((design) => design.type === type && design.wearers.includes(wearer));
}

/** A design by its key. Throws a RangeError when there is none. */
export function designOf(key: string): Design {
  const design = DESIGNS.find((one) => one.key === key);
  if (!design) throw new RangeError(`No design ${key}`);
  return design;
}

interface Drawn {
  design: Design;
  fabric: Fabric;
  printKind: PrintKind | "plain";
}

/** What the options of one product share: drawn before, and without, the colour. Always three numbers. */
function draw(type: GarmentType, next: () => number, options: GarmentOptions): Drawn {
  const all = designsFor(type, options.wearer);
  const asked = options.design === undefined ? all : all.filter((design) => design.key === options.design);
  const design = pickOf(
    asked.length > 0 ? asked : DESIGNS.filter(({ key, type: t }) => key === options.design && t === type),
    next,
  );
  const fabric = pickOf(design.fabrics, next);
  return { design, fabric, printKind: pickOf(design.prints ?? ["plain"], next) };
}

/**
 * The colours a product may come in, in a drawn order. Give it random numbers from the same seed as `garmentFor`,
 * take the first few, and make one garment for each.
 * @throws RangeError when the wearer has no design of the type
 */
export function coloursFor(type: GarmentType, random: () => number, options: GarmentOptions = {}): ColourKey[] {
  const { design, fabric, printKind } = draw(type, random, options);
  const left: ColourKey[] = [
    ...PALETTES[fabric === "denim" ? "denim" : printKind === "tartan" ? "tartan" : design.palette],
  ];
  const out: ColourKey[] = [];
  while (left.length > 0) {
    // The power leans to the front of the list, where the colours are that sell most.
    const [key] = left.splice(Math.floor(random() ** 1.6 * left.length), 1);
    if (key !== undefined) out.push(key);
  }
  return out;
}

/**
 * A garment in one colour. The same random numbers (a generator seeded with the product's id) and another colour give
 * the same garment in that colour; cut, cloth and print come from hand-made lists that suit each other.
 * @throws RangeError when the wearer has no design of the type, or no such design exists
 */
export function garmentFor(
  type: GarmentType,
  random: () => number,
  colourKey: ColourKey,
  options: GarmentOptions = {},
): GarmentSpec {
  const { design, fabric, printKind } = draw(type, random, options);
  const colour: Colour = COLOURS[colourKey];
  const printed = printKind === "plain" ? { base: colour.hex } : printFor(printKind, colour, fabric, random);
  const metal = METAL_OF[colourKey];
  return garmentSchema.parse({
    ...design.attributes,
    ...(design.type === "jewellery" && metal !== undefined && { metal }),
    id: options.id ?? `g${Math.floor(random() * 36 ** 6).toString(36)}`,
    type: design.type,
    design: design.key,
    wearer: options.wearer ?? "women",
    fabric,
    colour: printed.base,
    ...("print" in printed && { print: printed.print }),
    ground: pickOf(GROUNDS_FOR[colour.family], random),
  });
}

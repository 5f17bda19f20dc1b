import type { Art } from "../draw/art";
import { flatFrame, type Frame } from "../draw/frames";
import { material } from "../draw/material";
import type { Garment, GarmentSpec, GarmentType } from "../spec";
import { bag } from "./bag";
import { belt } from "./belt";
import { biker } from "./biker";
import { cardigan } from "./cardigan";
import { dress } from "./dress";
import { hat } from "./hat";
import { jewellery } from "./jewellery";
import { puffer } from "./puffer";
import { scarf } from "./scarf";
import { shoes } from "./shoes";
import { skirt } from "./skirt";
import { tailored } from "./tailored";
import { top } from "./top";
import { trousers } from "./trousers";
import type { Layers, Work } from "./work";

/** Things are laid down as they are; clothes are cut for a body. */
const THINGS = ["bag", "shoes", "scarf", "jewellery", "hat", "belt"] as const satisfies readonly GarmentType[];
export type Thing = Garment<(typeof THINGS)[number]>;
export type Clothing = Exclude<GarmentSpec, Thing>;

const thingTypes: ReadonlySet<GarmentType> = new Set(THINGS);
export const isThing = (spec: GarmentSpec): spec is Thing => thingTypes.has(spec.type);

const outerTypes: ReadonlySet<GarmentType> = new Set(["blazer", "coat", "trench", "puffer", "biker", "cardigan"]);
/** Worn over a top. */
export const isOuter = (spec: GarmentSpec): boolean => outerTypes.has(spec.type);

/** Cuts a garment on a frame. */
export function cutOn(art: Art, f: Frame, spec: Clothing, how: { back: boolean; open?: boolean }): Layers {
  const w: Work = { art, f, m: material(spec), ...how };
  switch (spec.type) {
    case "top":
      return top(w, spec);
    case "dress":
      return dress(w, spec);
    case "blazer":
    case "coat":
    case "trench":
      return tailored(w, spec);
    case "puffer":
      return puffer(w, spec);
    case "biker":
      return biker(w, spec);
    case "cardigan":
      return cardigan(w, spec);
    case "trousers":
      return trousers(w, spec);
    case "skirt":
      return skirt(w, spec);
  }
}

function layThing(art: Art, spec: Thing, back: boolean): string {
  switch (spec.type) {
    case "bag":
      return bag(art, spec, back);
    case "shoes":
      return shoes(art, spec);
    case "scarf":
      return scarf(art, spec);
    case "jewellery":
      return jewellery(art, spec);
    case "hat":
      return hat(art, spec);
    case "belt":
      return belt(art, spec);
  }
}

/** Lays a garment flat, seen from the front or from behind. */
export function lay(art: Art, spec: GarmentSpec, back = false): string {
  if (isThing(spec)) return layThing(art, spec, back);
  const { under, main, sleeves, over } = cutOn(art, flatFrame(spec.wearer, spec.id), spec, { back });
  return under + main + sleeves.join("") + over;
}

/** What a garment's folds hang on: the product, so that every view and colour of it has the same ones. */
export const seedOf = (spec: GarmentSpec): string => `${spec.id}/${spec.design}`;

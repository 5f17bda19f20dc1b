import { designOf, garmentFor } from "../assortment";
import { lookFor } from "../looks";
import { COLOURS, type ColourKey } from "../palette";
import { seeded } from "../random";
import type { GarmentSpec, LookSpec, Wearer } from "../spec";

/** One garment of a scene, chosen by hand: design and colour. */
export function garment(design: string, colour: ColourKey, wearer?: Wearer): GarmentSpec {
  const { type, wearers } = designOf(design);
  const id = `scene-${design}`;
  return garmentFor(type, seeded(id), colour, { id, design, wearer: wearer ?? wearers[0] });
}

/** The same without its print: some scenes want plain cloth. */
export function plain(design: string, colour: ColourKey, wearer?: Wearer): GarmentSpec {
  const { print: _, ...rest } = garment(design, colour, wearer);
  return { ...rest, colour: COLOURS[colour].hex };
}

/** A dressed figure around one garment; the seed settles who wears it and with what. */
export function dressed(spec: GarmentSpec, seed: string, changes: Partial<LookSpec> = {}): LookSpec {
  return { ...lookFor({ ...spec, id: `${spec.id}-${seed}` }), ...changes };
}

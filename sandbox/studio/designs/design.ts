import type { Names } from "../names";
import type { PaletteKey } from "../palette";
import type { Fabric, Garment, GarmentType, PrintKind, Wearer } from "../spec";

/** What the colour, the fabric and the chance of a seed add to a design; the rest is the design's own. */
type Given = "id" | "design" | "type" | "wearer" | "colour" | "fabric" | "print" | "ground";

/** One cut, made by hand, with the cloths, prints and colours that suit it. */
export interface DesignOf<T extends GarmentType> {
  type: T;
  key: string;
  names: Names;
  wearers: readonly Wearer[];
  fabrics: readonly Fabric[];
  palette: PaletteKey;
  /** Prints that may replace the plain cloth; "plain" may be among them as often as it should win. */
  prints?: readonly (PrintKind | "plain")[];
  attributes: Omit<Garment<T>, Given>;
}
export type Design = { [T in GarmentType]: DesignOf<T> }[GarmentType];

export const WOMEN: readonly Wearer[] = ["women"];
export const MEN: readonly Wearer[] = ["men"];
export const CHILDREN: readonly Wearer[] = ["children"];
export const GIRLS: readonly Wearer[] = ["women", "children"];
export const ADULTS: readonly Wearer[] = ["women", "men"];
export const EVERYONE: readonly Wearer[] = ["women", "men", "children"];

/** The common half widths of a man's trunk: straighter, broader at the shoulder. */
export const STRAIGHT = { bust: 84, waist: 81, hip: 82, hem: 82, shoulder: 94, hemY: 428 } as const;

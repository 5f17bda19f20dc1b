import type { GarmentSpec } from "../studio/spec";

/** GINETEX care symbols, by the key of each. */
export const CARE_SYMBOLS = [
  "wash-30",
  "wash-30-gentle",
  "hand-wash",
  "no-wash",
  "no-bleach",
  "no-tumble-dry",
  "tumble-dry-low",
  "iron-low",
  "iron-medium",
  "no-iron",
  "dry-clean",
  "no-dry-clean",
  "wipe-clean",
] as const;
export type CareSymbol = (typeof CARE_SYMBOLS)[number];

const GENTLE: readonly CareSymbol[] = ["wash-30-gentle", "no-bleach", "no-tumble-dry", "iron-low", "dry-clean"];
const STURDY: readonly CareSymbol[] = ["wash-30", "no-bleach", "tumble-dry-low", "iron-medium", "no-dry-clean"];
const WOOLLEN: readonly CareSymbol[] = ["hand-wash", "no-bleach", "no-tumble-dry", "iron-low", "dry-clean"];
const DRY: readonly CareSymbol[] = ["no-wash", "no-bleach", "no-tumble-dry", "iron-low", "dry-clean"];

/** How a garment is cared for, which follows from what it is. */
export function careOf({ type, fabric }: Pick<GarmentSpec, "type" | "fabric">): readonly CareSymbol[] {
  if (["jewellery", "bag", "shoes", "belt"].includes(type)) return ["no-wash", "no-bleach", "no-iron", "wipe-clean"];
  if (fabric === "leather") return ["no-wash", "no-bleach", "no-tumble-dry", "no-iron", "dry-clean"];
  if (["blazer", "coat", "trench"].includes(type) || fabric === "tweed") return DRY;
  if (fabric === "knit" || fabric === "cable" || fabric === "wool") return WOOLLEN;
  if (fabric === "nylon") return ["wash-30-gentle", "no-bleach", "tumble-dry-low", "no-iron", "no-dry-clean"];
  if (fabric === "satin" || fabric === "crepe" || fabric === "lace" || fabric === "linen") return GENTLE;
  return STURDY;
}

import type { Names } from "../../studio/names";
import type { Wearer } from "../../studio/spec";

/** What a family's introduction speaks of; the words stand in texts/. */
export const THEMES = [
  "women",
  "men",
  "children",
  "accessories",
  "new",
  "sale",
  "coats",
  "tailoring",
  "dresses",
  "knits",
  "shirts",
  "tees",
  "jeans",
  "trousers",
  "skirts",
  "shoes",
  "bags",
  "finery",
] as const;
export type Theme = (typeof THEMES)[number];

/** Which products a family without children shows. */
export interface FamilyRule {
  wearers: readonly Wearer[];
  /** Keys of designs, or their beginnings when they end in `-`. Any design when absent. */
  designs?: readonly string[];
  /** Products that have this instead of, or beside, a design. */
  only?: "new" | "reduced";
  /** Share of the assortment whose home this family is; absent when its products live elsewhere. */
  weight?: number;
}

export interface FamilyNode {
  id: string;
  names: Names;
  theme: Theme;
  rule?: FamilyRule;
  children: readonly FamilyNode[];
}

/** A family of families. Children without a theme of their own take their parent's. */
export function group(id: string, theme: Theme, names: Names, children: readonly FamilyNode[]): FamilyNode {
  return { id, theme, names, children };
}

export function leaf(id: string, theme: Theme, names: Names, rule: FamilyRule): FamilyNode {
  return { id, theme, names, rule, children: [] };
}

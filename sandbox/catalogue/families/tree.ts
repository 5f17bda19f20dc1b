import type { Language } from "#models/locale.ts";
import { names, type Names } from "../../studio/names";
import type { Wearer } from "../../studio/spec";
import { ACCESSORIES_FAMILY } from "./accessories";
import { CHILDREN_FAMILY } from "./children";
import type { FamilyNode, Theme } from "./family";
import { MEN_FAMILY } from "./men";
import { NEW_FAMILY, SALE_FAMILY } from "./seasonal";
import { WOMEN_FAMILY } from "./women";

/** A family with its place in the tree. */
export interface Family {
  id: string;
  /** Position in FAMILIES; one bit of a product's membership. */
  index: number;
  names: Names;
  theme: Theme;
  parent: Family | null;
  children: Family[];
  rule: FamilyNode["rule"];
}

/** Segmentation of gift cards (C9). They have no garment, so it is not a family that is listed. */
export const GIFT_CARD_SEGMENTATION = {
  id: "w18118",
  names: names(
    "Cartes cadeaux",
    "Gift cards",
    "Tarjetas regalo",
    "Geschenkkarten",
    "Carte regalo",
    "Karty podarunkowe",
  ),
};

/** Every family, parents before their children. */
export const FAMILIES: readonly Family[] = flatten(
  [WOMEN_FAMILY, MEN_FAMILY, CHILDREN_FAMILY, ACCESSORIES_FAMILY, NEW_FAMILY, SALE_FAMILY],
  null,
);

function flatten(nodes: readonly FamilyNode[], parent: Family | null, all: Family[] = []): Family[] {
  for (const { id, names: words, theme, rule, children } of nodes) {
    const family: Family = { id, index: all.length, names: words, theme, parent, children: [], rule };
    parent?.children.push(family);
    all.push(family);
    flatten(children, family, all);
  }
  return all;
}

const BY_ID = new Map(FAMILIES.map((family) => [family.id, family]));

export function familyOf(id: string): Family | null {
  return BY_ID.get(id) ?? null;
}

/** The family and those above it, the widest first. */
export function pathOf(family: Family): Family[] {
  return family.parent ? [...pathOf(family.parent), family] : [family];
}

export function familyName(family: Family, language: Language): string {
  return family.names[language];
}

interface Classified {
  wearer: Wearer;
  design: string;
  isNew: boolean;
  isReduced: boolean;
}

/** Whether a family without children shows the product by its own rule. */
export function belongsTo(product: Classified, { rule }: Pick<Family, "rule">): boolean {
  if (!rule?.wearers.includes(product.wearer)) return false;
  if (rule.only === "new" && !product.isNew) return false;
  if (rule.only === "reduced" && !product.isReduced) return false;
  return rule.designs?.some((key) => isDesign(product.design, key)) ?? true;
}

export function isDesign(design: string, key: string): boolean {
  return key.endsWith("-") ? design.startsWith(key) : design === key;
}

/** Every family that shows the product, those above included. */
export function familiesOf(product: Classified): Set<Family> {
  const found = new Set<Family>();
  for (const family of FAMILIES) {
    if (family.rule && belongsTo(product, family)) for (const each of pathOf(family)) found.add(each);
  }
  return found;
}

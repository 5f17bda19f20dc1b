import { names, type Names } from "../studio/names";

/** Fibres and other stuffs that labels name. */
export const MATERIALS = {
  cotton: names("coton", "cotton", "algodón", "Baumwolle", "cotone", "bawełna"),
  organicCotton: names(
    "coton biologique",
    "organic cotton",
    "algodón orgánico",
    "Bio-Baumwolle",
    "cotone biologico",
    "bawełna organiczna",
  ),
  linen: names("lin", "linen", "lino", "Leinen", "lino", "len"),
  wool: names("laine", "wool", "lana", "Wolle", "lana", "wełna"),
  recycledWool: names(
    "laine recyclée",
    "recycled wool",
    "lana reciclada",
    "recycelte Wolle",
    "lana riciclata",
    "wełna z recyklingu",
  ),
  merino: names("laine mérinos", "merino wool", "lana merina", "Merinowolle", "lana merino", "wełna merino"),
  cashmere: names("cachemire", "cashmere", "cachemir", "Kaschmir", "cashmere", "kaszmir"),
  alpaca: names("alpaga", "alpaca", "alpaca", "Alpaka", "alpaca", "alpaka"),
  silk: names("soie", "silk", "seda", "Seide", "seta", "jedwab"),
  viscose: names("viscose", "viscose", "viscosa", "Viskose", "viscosa", "wiskoza"),
  lyocell: names("lyocell", "lyocell", "lyocell", "Lyocell", "lyocell", "lyocell"),
  polyester: names("polyester", "polyester", "poliéster", "Polyester", "poliestere", "poliester"),
  recycledPolyester: names(
    "polyester recyclé",
    "recycled polyester",
    "poliéster reciclado",
    "recyceltes Polyester",
    "poliestere riciclato",
    "poliester z recyklingu",
  ),
  polyamide: names("polyamide", "polyamide", "poliamida", "Polyamid", "poliammide", "poliamid"),
  elastane: names("élasthanne", "elastane", "elastano", "Elasthan", "elastan", "elastan"),
  cowLeather: names("cuir de vachette", "cow leather", "piel de vacuno", "Rindsleder", "pelle bovina", "skóra bydlęca"),
  lambLeather: names(
    "cuir d’agneau",
    "lamb leather",
    "piel de cordero",
    "Lammleder",
    "pelle di agnello",
    "skóra jagnięca",
  ),
  brass: names("laiton", "brass", "latón", "Messing", "ottone", "mosiądz"),
  steel: names(
    "acier inoxydable",
    "stainless steel",
    "acero inoxidable",
    "Edelstahl",
    "acciaio inossidabile",
    "stal nierdzewna",
  ),
} as const satisfies Record<string, Names>;
export type MaterialKey = keyof typeof MATERIALS;
export type Composition = readonly (readonly [MaterialKey, number])[];

/** What the material facet tells apart. */
export const MATERIAL_GROUPS = {
  cotton: names("Coton", "Cotton", "Algodón", "Baumwolle", "Cotone", "Bawełna"),
  linen: names("Lin", "Linen", "Lino", "Leinen", "Lino", "Len"),
  wool: names("Laine", "Wool", "Lana", "Wolle", "Lana", "Wełna"),
  cashmere: names(
    "Cachemire et alpaga",
    "Cashmere and alpaca",
    "Cachemir y alpaca",
    "Kaschmir und Alpaka",
    "Cashmere e alpaca",
    "Kaszmir i alpaka",
  ),
  silk: names("Soie", "Silk", "Seda", "Seide", "Seta", "Jedwab"),
  viscose: names(
    "Viscose et lyocell",
    "Viscose and lyocell",
    "Viscosa y lyocell",
    "Viskose und Lyocell",
    "Viscosa e lyocell",
    "Wiskoza i lyocell",
  ),
  synthetic: names(
    "Polyester et polyamide",
    "Polyester and polyamide",
    "Poliéster y poliamida",
    "Polyester und Polyamid",
    "Poliestere e poliammide",
    "Poliester i poliamid",
  ),
  leather: names("Cuir", "Leather", "Piel", "Leder", "Pelle", "Skóra"),
  metal: names("Métal", "Metal", "Metal", "Metall", "Metallo", "Metal"),
} as const satisfies Record<string, Names>;
export type MaterialGroup = keyof typeof MATERIAL_GROUPS;

const GROUP_OF: Record<MaterialKey, MaterialGroup | null> = {
  cotton: "cotton",
  organicCotton: "cotton",
  linen: "linen",
  wool: "wool",
  recycledWool: "wool",
  merino: "wool",
  cashmere: "cashmere",
  alpaca: "cashmere",
  silk: "silk",
  viscose: "viscose",
  lyocell: "viscose",
  polyester: "synthetic",
  recycledPolyester: "synthetic",
  polyamide: "synthetic",
  elastane: null,
  cowLeather: "leather",
  lambLeather: "leather",
  brass: "metal",
  steel: "metal",
};

/** Groups that a product is found under: whatever makes up a tenth of it. */
export function materialGroupsOf(composition: Composition): Set<MaterialGroup> {
  const groups = new Set<MaterialGroup>();
  for (const [material, percent] of composition) {
    const found = GROUP_OF[material];
    if (found && percent >= 10) groups.add(found);
  }
  return groups;
}

import type { Environment, SizeChart } from "#models/product.ts";
import { seeded, type Random } from "../studio/random";
import type { GarmentType } from "../studio/spec";
import { MATERIALS, materialGroupsOf, type Composition, type MaterialKey } from "./materials";
import type { ProductRecord } from "./record";

/** Where cloth comes from and where it is sewn; the house works mostly around the Mediterranean. */
const WEAVERS = ["IT", "PT", "TR", "FR", "ES", "IN"] as const;
const SEWERS = ["PT", "TN", "MA", "RO", "FR", "IT", "TR"] as const;
const TANNERS = ["IT", "ES", "PT", "FR"] as const;

const SYNTHETIC: readonly MaterialKey[] = ["polyester", "recycledPolyester", "polyamide", "elastane"];
/** The law asks for no sheet of these. */
const WITHOUT_SHEET: readonly GarmentType[] = ["jewellery", "bag", "belt"];

/** The sheet that the AGEC law wants of clothes and shoes. */
export function environmentOf(record: ProductRecord): Environment | null {
  const { id, type, composition, labels } = record;
  if (WITHOUT_SHEET.includes(type)) return null;
  const random = seeded(`environment:${id}`);
  const isFrench = labels.includes("madeInFrance");
  const points = Math.round(pointsOf(composition) * (0.85 + random() * 0.4));
  const grams = type === "shoes" ? 700 : 200 + Math.floor(random() * 500);
  return {
    origins: type === "shoes" ? shoeOrigins(random, isFrench) : clothOrigins(random, isFrench),
    recycledShare: shareOf(composition, (material) => MATERIALS[material].en.startsWith("recycled")),
    shedsMicrofibres: shareOf(composition, (material) => SYNTHETIC.includes(material)) > 50,
    isRecyclable: type !== "shoes" && materialGroupsOf(composition).size === 1,
    ecoDesign: { points, pointsPer100g: Math.round((points * 100) / grams) },
  };
}

function clothOrigins(random: Random, isFrench: boolean): Environment["origins"] {
  const weaving = random.pick(WEAVERS);
  return [
    { step: "weaving", country: weaving },
    { step: "dyeing", country: random() < 0.7 ? weaving : random.pick(WEAVERS) },
    { step: "makingUp", country: isFrench ? "FR" : random.pick(SEWERS) },
  ];
}

function shoeOrigins(random: Random, isFrench: boolean): Environment["origins"] {
  const stitching = random.pick(TANNERS);
  const assembly = isFrench ? "FR" : stitching;
  return [
    { step: "stitching", country: stitching },
    { step: "assembly", country: assembly },
    { step: "finishing", country: assembly },
  ];
}

function shareOf(composition: Composition, has: (material: MaterialKey) => boolean): number {
  return composition.reduce((sum, [material, percent]) => sum + (has(material) ? percent : 0), 0);
}

/** Cashmere and leather weigh on the climate, linen hardly. */
const POINTS: Partial<Record<MaterialKey, number>> = {
  cashmere: 6_400,
  cowLeather: 4_800,
  lambLeather: 4_600,
  wool: 3_100,
  merino: 3_000,
  alpaca: 2_600,
  silk: 2_900,
  cotton: 1_500,
  organicCotton: 1_050,
  linen: 620,
};
const OTHER_POINTS = 1_200;

function pointsOf(composition: Composition): number {
  const weighed = composition.reduce(
    (sum, [material, percent]) => sum + (POINTS[material] ?? OTHER_POINTS) * percent,
    0,
  );
  return weighed / 100;
}

const CHARTS: Record<ProductRecord["sizeRun"], SizeChart | null> = {
  women: "women",
  letters: "womenLetters",
  children: "children",
  smallShoes: "childrenShoes",
  womenShoes: "womenShoes",
  menShoes: "menShoes",
  belts: "belts",
  one: null,
};

/** The table of measures that a product's sizes belong to. */
export function sizeChartOf({ sizeRun, wearer }: ProductRecord): SizeChart | null {
  return sizeRun === "letters" && wearer === "men" ? "menLetters" : CHARTS[sizeRun];
}

import { designsFor, garmentFor, coloursFor } from "../studio/assortment";
import type { Design } from "../studio/designs/design";
import type { ColourKey } from "../studio/palette";
import { seeded, type Random } from "../studio/random";
import { GARMENT_TYPES, type GarmentSpec, type Wearer } from "../studio/spec";
import { compositionOf } from "./composition";
import { FAMILIES, isDesign, type Family } from "./families/tree";
import { MATERIALS, type Composition } from "./materials";
import { COLLECTIONS, MENS_NAMES, MODEL_NAMES } from "./names";
import { makeOptions } from "./options";
import { basePrice } from "./prices";
import type { LabelKey, ProductRecord } from "./record";
import { drawStars } from "./reviews";
import { sizeRunFor, sizesFrom } from "./sizes";
import { WINDOW } from "./window";

/** What decides a garment's looks: with a colour, everything that a picture of it needs. */
export type Looks = Pick<ProductRecord, "id" | "type" | "wearer" | "design">;

/** The garment that a product is in one of its colours. */
export function garmentOf({ id, type, wearer, design }: Looks, colour: ColourKey): GarmentSpec {
  return garmentFor(type, seeded(`garment:${id}`), colour, { id, wearer, design });
}

const FIRST_ID = 100_001;
/** Ids of six digits. */
export const MOST_PRODUCTS = 899_999;

interface Home {
  family: Family;
  wearer: Wearer;
  designs: Design[];
  weight: number;
}

/** The families that products are at home in, once per wearer. */
function homes(): Home[] {
  return FAMILIES.flatMap((family) => {
    const { wearers = [], designs = [], weight } = family.rule ?? {};
    if (weight === undefined) return [];
    const found = wearers.map((wearer) => ({ wearer, designs: designsOf(wearer, designs) }));
    const fitting = found.filter((each) => each.designs.length > 0);
    // Women buy most of what everyone wears.
    const shares = fitting.map(({ wearer }) => (wearer === "women" ? 3 : 1));
    const sum = shares.reduce((all, share) => all + share, 0);
    return fitting.map((each, index) => ({ family, ...each, weight: (weight * (shares[index] ?? 0)) / sum }));
  });
}

function designsOf(wearer: Wearer, keys: readonly string[]): Design[] {
  const all = GARMENT_TYPES.flatMap((type) => designsFor(type, wearer));
  return all.filter((design) => keys.some((key) => isDesign(design.key, key)));
}

/**
 * Makes the catalogue, product after product. The same count gives the same products on every machine, and a smaller
 * count gives the first of them.
 */
export function* generateProducts(count: number): Generator<ProductRecord> {
  const all = homes();
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const used = new Map<string, number>();
  for (let index = 0; index < Math.min(count, MOST_PRODUCTS); index++) {
    const id = String(FIRST_ID + index);
    const random = seeded(`product:${id}`);
    const shown = WINDOW[index];
    const home = shown ? homeOf(all, shown) : homeAt(all, random() * sum);
    const design = shown ? home.designs.find(({ key }) => key === shown.design) : random.pick(home.designs);
    if (!design) throw new RangeError(`No design ${shown?.design} for ${home.wearer}`);
    const model = shown?.model ?? nextName(used, home.wearer, design.key);
    yield makeProduct({ id, home, design, model, colours: shown?.colours }, random);
  }
}

function homeAt(all: readonly Home[], place: number): Home {
  let left = place;
  for (const home of all) {
    left -= home.weight;
    if (left < 0) return home;
  }
  return homeOf(all, { wearer: "women", design: "coat-belted" });
}

function homeOf(all: readonly Home[], { wearer, design }: { wearer: Wearer; design: string }): Home {
  const found = all.find((home) => home.wearer === wearer && home.designs.some(({ key }) => key === design));
  if (!found) throw new RangeError(`No family is home to ${design} for ${wearer}`);
  return found;
}

/** A name that no other product of the design has, as long as there are any. */
function nextName(used: Map<string, number>, wearer: Wearer, design: string): string {
  const pool = wearer === "men" ? MENS_NAMES : MODEL_NAMES;
  const key = `${wearer}:${design}`;
  const before = used.get(key) ?? 0;
  used.set(key, before + 1);
  // Designs start at different places, and go round in steps that share no divisor with the number of names.
  const start = Math.floor(seeded(key)() * pool.length);
  return pool[(start + before * 7) % pool.length] ?? "Camille";
}

interface Draft {
  id: string;
  home: Home;
  design: Design;
  model: string;
  colours: readonly ColourKey[] | undefined;
}

function makeProduct({ id, home, design, model, colours }: Draft, random: Random): ProductRecord {
  const looks: Looks = { id, type: design.type, wearer: home.wearer, design: design.key };
  const palette =
    colours ?? coloursFor(design.type, seeded(`garment:${id}`), { wearer: home.wearer, design: design.key });
  const isShown = colours !== undefined;
  const chosen = palette.slice(0, isShown ? colours.length : colourCount(random));
  const garment = garmentOf(looks, chosen[0] ?? "black");
  const composition = compositionOf(garment, random);
  const sizeRun = sizeRunFor(design.type, home.wearer, design.key);
  const sizes = sizesFrom(sizeRun, random);
  const age = Math.floor(random() ** 1.5 * (isShown ? 60 : 420));
  const price = basePrice({ ...looks, fabric: garment.fabric }, random);
  const popularity = Math.round((isShown ? 0.94 : random()) * 1000) / 1000;
  return {
    ...looks,
    fabric: garment.fabric,
    print: "print" in garment && garment.print ? garment.print.kind : null,
    model,
    collection: random.pick(COLLECTIONS),
    familyId: home.family.id,
    ref: `${40 + Math.floor(random() * 50)}${id.slice(1)}`,
    seasonId: age < 150 ? "AH26" : age < 330 ? "PE26" : "AH25",
    age,
    popularity,
    sizeRun,
    sizes,
    composition,
    labels: labelsOf(composition, popularity, random),
    sentences: [random() < 0.5 ? 0 : 1, random() < 0.5 ? 0 : 1],
    stars: drawStars(random, age),
    options: makeOptions({ colours: chosen, price, age, sizes, isShown }, random),
  };
}

/** Most products come in two or three colours. */
function colourCount(random: Random): number {
  const draw = random();
  return [0.2, 0.47, 0.72, 0.89].filter((limit) => draw >= limit).length + 1;
}

function labelsOf(composition: Composition, popularity: number, random: Random): LabelKey[] {
  const labels: LabelKey[] = [];
  if (popularity > 0.94) labels.push(random() < 0.4 ? "iconic" : "bestSeller");
  const materials = composition.map(([material]) => material);
  if (materials.includes("organicCotton")) labels.push("organicCotton");
  if (materials.some((material) => MATERIALS[material].en.startsWith("recycled"))) labels.push("recycled");
  if (random() < 0.06) labels.push("madeInFrance");
  return labels;
}

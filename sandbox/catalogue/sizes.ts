import { names, type Names } from "../studio/names";
import type { GarmentType, Wearer } from "../studio/spec";

/** A size as a shopper reads it. `id` is what facets and skus carry. */
export interface Size {
  id: string;
  names: Names;
  /** How a listing of many kinds of things calls it; shoes and clothes share numbers. */
  facetNames?: Names;
}

/** Sizes of one kind of thing, from small to large. */
export type SizeRun = "women" | "letters" | "children" | "smallShoes" | "womenShoes" | "menShoes" | "belts" | "one";

const same = (word: string): Names => names(word, word, word, word, word, word);
const plain = (id: string): Size => ({ id, names: same(id) });
const shoe = (number: number): Size => ({
  id: `p${number}`,
  names: same(`${number}`),
  facetNames: names(
    `Pointure ${number}`,
    `Shoe ${number}`,
    `Calzado ${number}`,
    `Schuhe ${number}`,
    `Scarpe ${number}`,
    `Buty ${number}`,
  ),
});
const age = (years: number): Size => ({
  id: `${years}a`,
  names: names(
    `${years} ans`,
    `${years} years`,
    `${years} años`,
    `${years} Jahre`,
    `${years} anni`,
    // Polish counts: 3 lata, 5 lat.
    `${years} ${years < 5 ? "lata" : "lat"}`,
  ),
});
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const LETTERS = ["XS", "S", "M", "L", "XL", "XXL"].map(plain);
const WOMEN = ["34", "36", "38", "40", "42", "44", "46"].map(plain);
const AGES = [3, 4, 5, 6, 8, 10, 12, 14].map(age);
const SHOES = range(28, 46).map(shoe);
const BELTS = [75, 85, 95, 105].map((length) => ({ id: `b${length}`, names: same(`${length} cm`) }));
/** Its label says "one size" in words already. */
export const ONE_SIZE = "tu";
const ONE: Size = {
  id: ONE_SIZE,
  names: names("Taille unique", "One size", "Talla única", "Einheitsgröße", "Taglia unica", "Rozmiar uniwersalny"),
};

/** Every size, in the order in which a facet lists them. */
export const SIZES: readonly Size[] = [...WOMEN, ...LETTERS, ...AGES, ...SHOES, ...BELTS, ONE];
const INDEX = new Map(SIZES.map((size, index) => [size.id, index]));

export function sizeIndex(id: string): number | undefined {
  return INDEX.get(id);
}

export function sizeOf(id: string): Size {
  const size = SIZES[INDEX.get(id) ?? -1];
  if (!size) throw new RangeError(`No size ${id}`);
  return size;
}

const RUNS: Record<SizeRun, readonly Size[]> = {
  women: WOMEN,
  letters: LETTERS,
  children: AGES,
  smallShoes: SHOES.slice(0, 8),
  womenShoes: SHOES.slice(8, 14),
  menShoes: SHOES.slice(12),
  belts: BELTS,
  one: [ONE],
};

/** Knitwear and jersey stretch, so letters do. */
const STRETCHY = /^(tee-|breton|fine-roll|sweatshirt|hoodie|jumper-|cardigan-|joggers)/;

export function sizeRunFor(type: GarmentType, wearer: Wearer, design: string): SizeRun {
  if (type === "bag" || type === "scarf" || type === "jewellery" || type === "hat") return "one";
  if (type === "belt") return "belts";
  if (type === "shoes") return wearer === "women" ? "womenShoes" : wearer === "men" ? "menShoes" : "smallShoes";
  if (wearer === "children") return "children";
  return wearer === "men" || STRETCHY.test(design) ? "letters" : "women";
}

/** The sizes a product is made in: its run, at times without the ends. At least three where there are as many. */
export function sizesFrom(run: SizeRun, next: () => number): string[] {
  const all = RUNS[run].map(({ id }) => id);
  const from = next() < 0.35 && all.length > 4 ? 1 : 0;
  const to = next() < 0.35 && all.length > 4 ? all.length - 1 : all.length;
  return all.slice(from, to);
}

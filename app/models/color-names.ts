import { slugify } from "./entity-slug";

/** Names of a product's colours by option id. */
export type ColorNames = Record<string, string>;

/**
 * The names told apart: a colour's address is its name (S2), so the second of two that read the same there becomes
 * "Noir 2". Numbers follow the option ids, so that listings, product pages and other countries agree.
 */
export function distinctColorNames(names: ColorNames): ColorNames {
  const taken = new Set(Object.values(names).map(slugify));
  const used = new Set<string>();
  const distinct: ColorNames = {};
  for (const optionId of Object.keys(names).sort(byNumber)) {
    const name = names[optionId] ?? "";
    let unique = name;
    for (let number = 2; used.has(slugify(unique)) || (unique !== name && taken.has(slugify(unique))); number++) {
      unique = `${name} ${number}`;
    }
    used.add(slugify(unique));
    distinct[optionId] = unique;
  }
  return distinct;
}

/** Ids are digits, too long for a number. */
const byNumber = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

interface Colored {
  optionId: string;
  color: { name: string };
}

/** The name of one option among `all` colours of its product, told apart from theirs. */
export function distinctNameIn({ optionId, color }: Colored, all: { optionId: string; name: string }[]): string {
  const names = Object.fromEntries(all.map((each) => [each.optionId, each.name]));
  return distinctColorNames({ ...names, [optionId]: color.name })[optionId]!;
}

/** Options of one product with their names told apart. */
export function withDistinctColors<T extends Colored>(options: T[]): T[] {
  const names = distinctColorNames(Object.fromEntries(options.map(({ optionId, color }) => [optionId, color.name])));
  return options.map((option) => ({ ...option, color: { ...option.color, name: names[option.optionId]! } }));
}

import { GOODS_ID } from "./goods-id";
import { withoutLinkEnd } from "./link-end";

/**
 * Addresses of entities that have a name and an id (S2, D3). A path parameter of the router is always a whole segment,
 * so segments such as `robe-lin-noir--p100001` are parsed here and nowhere else.
 */

/** Suffix before the id, by kind of page (S2). No suffix starts another one's ids: `p` is followed by digits only. */
const SUFFIXES = { product: "p", family: "pl", landing: "lp", trend: "tp", lookbook: "lbp", blog: "blog" } as const;

export type EntityKind = keyof typeof SUFFIXES;

const KINDS = Object.keys(SUFFIXES) as EntityKind[];

export interface EntitySlug {
  kind: EntityKind;
  /** The part before the suffix, as written; `buildEntitySlug` makes the canonical one from the entity. */
  name: string;
  id: string;
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const FOLDED: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
};

/**
 * Lower-case ASCII words joined by hyphens: `Robe d’été à œillets` is `robe-d-ete-a-oeillets`. Soft hyphens and other
 * invisible characters are left out.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[ßæœøłđðþħıŋŧ]/g, (letter) => FOLDED[letter] ?? "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Product, option and GTIN ids are digits, those of families and content pages word characters (S2). */
export function isEntityId(kind: EntityKind, id: string): boolean {
  return (kind === "product" ? GOODS_ID : /^\w+$/).test(id);
}

/**
 * Reads one decoded path segment. Null when it has no known suffix, or an id that its kind does not allow: a 404. An
 * empty name is accepted, as a name without Latin letters leaves none.
 */
export function parseEntitySlug(segment: string): EntitySlug | null {
  // Ids hold no hyphen, so the last pair of hyphens is the one before the suffix.
  const at = segment.lastIndexOf("--");
  if (at < 0) return null;
  const tail = segment.slice(at + 2);
  for (const kind of KINDS) {
    const suffix = SUFFIXES[kind];
    const id = tail.slice(suffix.length);
    if (tail.startsWith(suffix) && isEntityId(kind, id)) return { kind, name: segment.slice(0, at), id };
  }
  return null;
}

/** The canonical segment. `name` is any text. */
export function buildEntitySlug({ kind, name, id }: EntitySlug): string {
  return `${slugify(name)}--${SUFFIXES[kind]}${id}`;
}

interface NamedColor {
  color: { name: string };
}

/** Canonical segment of one colour of a product: `{name}-{color}--p{productId}` (S2). */
export function productSlug(product: { productId: string; name: string }, option: NamedColor): string {
  return buildEntitySlug({ kind: "product", name: `${product.name} ${option.color.name}`, id: product.productId });
}

/** Canonical segment of a family: `{name}--pl{familyId}` (S2). */
export function familySlug(family: { familyId: string; name: string }): string {
  return buildEntitySlug({ kind: "family", name: family.name, id: family.familyId });
}

/**
 * The option that a product slug's name ends with: the one whose canonical slug it is, or, as the product may have had
 * another name, the longest colour (`bleu-marine` before `marine`). Null when it ends in none of the product's colours:
 * the colour is gone.
 */
export function optionNamedIn<T extends NamedColor>(
  name: string,
  product: { name: string; options: readonly T[] },
): T | null {
  let found: T | null = null;
  let longest = 0;
  for (const option of product.options) {
    if (slugify(`${product.name} ${option.color.name}`) === name) return option;
    const color = slugify(option.color.name);
    if (color.length > longest && (name === color || name.endsWith(`-${color}`))) {
      found = option;
      longest = color.length;
    }
  }
  return found;
}

/** Option id of a legacy link `/{any path}/{name}-R{optionId}.html` (S2), with or without a locale prefix. */
export function parseLegacyProductPath(path: string): string | null {
  return /^[^/]+-R(\d+)\.html$/.exec(path.slice(path.lastIndexOf("/") + 1))?.[1] ?? null;
}

/** GTIN of a link printed on a label, `/01/0{gtin}/{rest}` (S2). The path comes without its locale prefix. */
export function parseGtinPath(path: string): string | null {
  return /^\/?01\/0(\d+)(?:\/|$)/.exec(path)?.[1] ?? null;
}

/** Subject of a page that belongs to a product: one of its colours, with a size once one is chosen. */
export interface VariantRef {
  productId: string;
  optionId: string;
  /** Null while no size is chosen. */
  sku: string | null;
}

/** Query string of a variant: `?sku=` when a size is chosen, else `?option=`. */
export function variantSearch({ optionId, sku }: Pick<VariantRef, "optionId" | "sku">): string {
  return sku ? `?sku=${sku}` : `?option=${optionId}`;
}

/** Variant that an address or a form names; an empty field names none. */
export function parseVariant(search: URLSearchParams): { optionId: string | null; sku: string | null } {
  const named = (name: string) => withoutLinkEnd(search.get(name) ?? "") || null;
  return { optionId: named("option"), sku: named("sku") };
}

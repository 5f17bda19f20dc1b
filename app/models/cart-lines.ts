import type { LineItem } from "./cart";
import type { Money } from "./money";

/** Of more lines the browser's cookie does not keep their places and prices: one that is taken back stands at the end. */
const MAX_KEPT = 40;

interface Row {
  sku: string;
  isFree: boolean;
}

/** A piece by its name and size, as shoppers are told of several: `Robe en lin (38)`. */
export function nameWithSize({ name, size }: Pick<LineItem, "name" | "size">): string {
  return `${name} (${size.label})`;
}

/** Lines without the gifts that come with others: those follow from the rest. */
export function boughtLines<T extends Pick<LineItem, "isFree">>(lines: readonly T[]): T[] {
  return lines.filter(({ isFree }) => !isFree);
}

/** Sorts lines by `order`. Unknown skus and free gifts go last. */
export function sortCartLines<T extends Row>(lines: readonly T[], order: readonly string[]): T[] {
  const place = (line: T): number => {
    const index = line.isFree ? -1 : order.indexOf(line.sku);
    return index < 0 ? order.length : index;
  };
  return lines.toSorted((a, b) => place(a) - place(b));
}

/** Sku order after a deletion; keeps the deleted sku's position. At most 40 skus. */
export function skuOrderAfterDeletion(
  order: readonly string[],
  left: readonly Row[],
  deleted: { sku: string; position: number },
  mayComeBack: readonly string[],
): string[] {
  const bought = boughtLines(left).map(({ sku }) => sku);
  const known = [...order, ...bought.filter((sku) => !order.includes(sku))];
  if (!known.includes(deleted.sku)) {
    const next = left.slice(deleted.position).find(({ isFree }) => !isFree);
    known.splice(next ? known.indexOf(next.sku) : known.length, 0, deleted.sku);
  }
  const stays = new Set([...bought, ...mayComeBack, deleted.sku]);
  return known.filter((sku) => stays.has(sku)).slice(0, MAX_KEPT);
}

/** Cents of one piece when its line came into the cart, by sku. At most 40 skus. */
export type PricesWhenAdded = Readonly<Record<string, number>>;

/** Those of the cart's lines: what is known stays, of a new line it is today's. */
export function pricesWhenAdded(
  lines: readonly Pick<LineItem, "sku" | "isFree" | "catalogPrice">[],
  known: PricesWhenAdded = {},
): PricesWhenAdded {
  const kept = boughtLines(lines).slice(0, MAX_KEPT);
  return Object.fromEntries(kept.map(({ sku, catalogPrice }) => [sku, known[sku] ?? catalogPrice.price.centAmount]));
}

/** What one piece cost when its line came in; null where that is today's price, or not known. */
export function formerPrice(
  { sku, isFree, catalogPrice: { price } }: Pick<LineItem, "sku" | "isFree" | "catalogPrice">,
  known: PricesWhenAdded,
): Money | null {
  const centAmount = isFree ? undefined : known[sku];
  return centAmount === undefined || centAmount === price.centAmount ? null : { ...price, centAmount };
}

import type { LineItem } from "./cart";
import { isGiftCard } from "./cart-rules";
import type { Money } from "./money";

/**
 * Most lines whose position and price the browser's cookie keeps; beyond it, a line that is taken back goes to the end.
 */
const MAX_KEPT = 40;

interface Row {
  sku: string;
  isFree: boolean;
}

/** Name and size of a piece, for messages that name several: `Robe en lin (38)`. A gift card has no size. */
export function nameWithSize(line: Pick<LineItem, "name" | "size" | "segmentationId">): string {
  return isGiftCard(line) ? line.name : `${line.name} (${line.size.label})`;
}

/** Lines without free gifts, which the gateway adds because of other lines. */
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

/** Prices for the cart's lines: known ones stay, a new line gets today's. */
export function pricesWhenAdded(
  lines: readonly Pick<LineItem, "sku" | "isFree" | "catalogPrice">[],
  known: PricesWhenAdded = {},
): PricesWhenAdded {
  const kept = boughtLines(lines).slice(0, MAX_KEPT);
  return Object.fromEntries(kept.map(({ sku, catalogPrice }) => [sku, known[sku] ?? catalogPrice.price.centAmount]));
}

/** Most lines whose name the browser's cookie keeps, and most characters of it. */
const MAX_NAMED = 20;
const MAX_NAME = 40;

/** Names of the cart's lines by sku, to tell which of them is no longer sold: the catalogue has forgotten it by then. */
export function lineNames(lines: readonly Pick<LineItem, "sku" | "isFree" | "name">[]): Record<string, string> {
  const named = boughtLines(lines).slice(0, MAX_NAMED);
  return Object.fromEntries(named.map(({ sku, name }) => [sku, shortName(name)]));
}

function shortName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_NAME) return name;
  return `${characters
    .slice(0, MAX_NAME - 1)
    .join("")
    .trimEnd()}…`;
}

/** Price of one piece when its line was added; null when it is still the same, or not known. */
export function formerPrice(
  { sku, isFree, catalogPrice: { price } }: Pick<LineItem, "sku" | "isFree" | "catalogPrice">,
  known: PricesWhenAdded,
): Money | null {
  const centAmount = isFree ? undefined : known[sku];
  return centAmount === undefined || centAmount === price.centAmount ? null : { ...price, centAmount };
}

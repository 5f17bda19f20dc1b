/** More than that is not kept in the browser's cookie: then a line that is taken back stands at the end. */
const MAX_KEPT = 40;

interface Row {
  sku: string;
  isFree: boolean;
}

/**
 * Lines in the order in which the shopper knows them: one that was taken back stands where it stood, although the
 * gateway has it last. What the order does not know, gifts included, follows.
 *
 * @param order skus, those that are deleted and may come back included
 */
export function orderLines<T extends Row>(lines: readonly T[], order: readonly string[]): T[] {
  const place = (line: T): number => {
    const index = line.isFree ? -1 : order.indexOf(line.sku);
    return index < 0 ? order.length : index;
  };
  return lines.toSorted((a, b) => place(a) - place(b));
}

/**
 * The order after a deletion, in which the deleted line keeps its place.
 *
 * @param left the lines that are left, in the order so far
 * @param deleted the line, and its place among those that were shown, from 0
 * @param mayComeBack skus that were deleted before and can still be taken back
 */
export function orderWithDeleted(
  order: readonly string[],
  left: readonly Row[],
  deleted: { sku: string; position: number },
  mayComeBack: readonly string[],
): string[] {
  const bought = left.flatMap(({ sku, isFree }) => (isFree ? [] : [sku]));
  const known = [...order, ...bought.filter((sku) => !order.includes(sku))];
  if (!known.includes(deleted.sku)) {
    const next = left.slice(deleted.position).find(({ isFree }) => !isFree);
    known.splice(next ? known.indexOf(next.sku) : known.length, 0, deleted.sku);
  }
  const stays = new Set([...bought, ...mayComeBack, deleted.sku]);
  return known.filter((sku) => stays.has(sku)).slice(0, MAX_KEPT);
}

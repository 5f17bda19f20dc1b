/** Skus as the gateway takes them to add several pieces: each as often as there are pieces of it. */

/** The gateway takes no longer list (`skuListSchema`). */
const MOST_SKUS = 500;

/**
 * Lists of so many pieces, as few as can be. Pieces of one sku stay together, so that a cart which holds the sku holds
 * all of its list.
 */
export function skuLists(pieces: readonly { sku: string; quantity: number }[], most = MOST_SKUS): string[][] {
  const counts = new Map<string, number>();
  for (const { sku, quantity } of pieces) counts.set(sku, (counts.get(sku) ?? 0) + quantity);
  const lists: string[][] = [];
  for (const [sku, count] of counts) {
    const last = lists.at(-1);
    const own = Array<string>(Math.min(count, most)).fill(sku);
    if (last && last.length + own.length <= most) last.push(...own);
    else lists.push(own);
  }
  return lists;
}

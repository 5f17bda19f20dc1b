import type { RequestContext } from "../context.server";
import type { Shop } from "../shop.server";
import { waitAtMost } from "../waiting.server";

/** Nobody waits longer for another's change: it may hang. */
const TIMEOUT_MS = 3_000;

const queues = new WeakMap<Shop, Map<string, Promise<unknown>>>();

/**
 * Lets the concurrent changes of one cart go one after the other, as far as they come to this instance: a shopper who
 * presses three buttons quickly would have one of them refused, because it met two conflicts. Across instances the
 * versions alone decide.
 *
 * @param run is told whether another change came before it, so that what was known of the cart is old
 */
export function inCartQueue<T>(
  { shop }: RequestContext,
  cartId: string,
  run: (hasWaited: boolean) => Promise<T>,
): Promise<T> {
  const queue = queues.get(shop) ?? new Map<string, Promise<unknown>>();
  queues.set(shop, queue);
  const before = queue.get(cartId);
  const result = before ? waitAtMost(TIMEOUT_MS, before).then(() => run(true)) : run(false);
  const end = result
    .catch(() => {})
    .then(() => {
      if (queue.get(cartId) === end) queue.delete(cartId);
    });
  queue.set(cartId, end);
  return result;
}

import type { RequestContext } from "../context.server";
import { waitAtMost } from "../waiting.server";

/** Nobody waits longer for another's change: it may hang. */
const TIMEOUT_MS = 3_000;

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
  const { cartChanges } = shop;
  const before = cartChanges.get(cartId);
  const result = before ? waitAtMost(TIMEOUT_MS, before, () => {}).then(() => run(true)) : run(false);
  const end = result
    .catch(() => {})
    .then(() => {
      if (cartChanges.get(cartId) === end) cartChanges.delete(cartId);
    });
  cartChanges.set(cartId, end);
  return result;
}

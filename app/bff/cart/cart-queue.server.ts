import type { RequestContext } from "../context.server";
import { waitAtMost } from "../waiting.server";

/** Longest wait for another request's change, which may hang. */
const TIMEOUT_MS = 3_000;

/**
 * Runs the concurrent changes of one cart one after the other, within this instance: otherwise a shopper who presses
 * three buttons quickly would have one change refused after two conflicts. Across instances only the versions protect
 * the cart.
 *
 * @param run is told whether another change came before it, so that the known cart is out of date
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

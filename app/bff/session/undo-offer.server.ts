import { isUndoOpen, UNDO_BANNER_MS } from "#app/models/cart-rules.ts";
import type { RequestContext } from "../context.server";

interface Deleted {
  deletedAt: number;
}

/**
 * Whether the page still offers to restore a deletion, as of the arrival of the request, so that the time of gateway
 * calls does not count. After a failed restore it is offered for as long as the server accepts it.
 */
export function isUndoOffered(context: RequestContext, { deletedAt }: Deleted): boolean {
  const age = context.askedAt - deletedAt;
  return isUndoOpen(deletedAt, context.askedAt) && (context.isFormRefused || age <= UNDO_BANNER_MS);
}

/**
 * What a button removes, remembered for some seconds: on a slow gateway the button is pressed again when the thing is
 * gone already, and the browser drops the answer to the first press, with its undo. What is there now counts: after a
 * press that failed, it may have changed.
 *
 * @param press names the button and whose it is
 * @param found null when it is not there
 * @returns null when no earlier press found it either
 */
export async function foundByPress<T>(
  { shop }: RequestContext,
  press: readonly unknown[],
  found: T | null,
): Promise<T | null> {
  const key = JSON.stringify(press);
  if (found === null) return (await shop.dedupe.known<T>(key)) ?? null;
  shop.dedupe.put(key, found);
  return found;
}

/** For a list that offers one undo at a time: the entry deleted last if it is still offered, else null. */
export function undoOffer<T extends Deleted>(context: RequestContext, deleted: readonly T[]): T | null {
  const latest = deleted.toSorted((a, b) => a.deletedAt - b.deletedAt).at(-1);
  return latest && isUndoOffered(context, latest) ? latest : null;
}

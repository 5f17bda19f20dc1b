import { UNDO_BANNER_MS, UNDO_WINDOW_MS } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";

interface Deleted {
  deletedAt: number;
}

/**
 * Whether the page still offers to restore a deletion, as of the arrival of the request, so that the time of gateway
 * calls does not count. After a failed restore it is offered for as long as the server accepts it.
 */
export function isUndoOffered(context: RequestContext, { deletedAt }: Deleted): boolean {
  return context.askedAt - deletedAt <= (context.isFormRefused ? UNDO_WINDOW_MS : UNDO_BANNER_MS);
}

/** For a list that offers one undo at a time: the entry deleted last if it is still offered, else null. */
export function undoOffer<T extends Deleted>(context: RequestContext, deleted: readonly T[]): T | null {
  const latest = deleted.toSorted((a, b) => a.deletedAt - b.deletedAt).at(-1);
  return latest && isUndoOffered(context, latest) ? latest : null;
}

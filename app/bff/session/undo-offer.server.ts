import { UNDO_BANNER_MS, UNDO_WINDOW_MS } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";

interface Deleted {
  deletedAt: number;
}

/**
 * Whether the page still offers to restore what was deleted, as it was when the page was asked for: the gateway's time does
 * not count. After a restore that failed it is offered for as long as the server honours it.
 */
export function isUndoOffered(context: RequestContext, { deletedAt }: Deleted): boolean {
  return context.askedAt - deletedAt <= (context.isFormRefused ? UNDO_WINDOW_MS : UNDO_BANNER_MS);
}

/** Of a list that offers one at a time, the entry deleted last while it is offered; else null. */
export function undoOffer<T extends Deleted>(context: RequestContext, deleted: readonly T[]): T | null {
  const latest = deleted.toSorted((a, b) => a.deletedAt - b.deletedAt).at(-1);
  return latest && isUndoOffered(context, latest) ? latest : null;
}

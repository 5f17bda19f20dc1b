import { offeredUndo, UNDO_BANNER_MS, UNDO_WINDOW_MS } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";
import { isRefused } from "../http/form-problem.server";

/**
 * The entry deleted last, while the page still offers to restore it; else null. After a restore that failed it is offered
 * for longer. Call it before the gateway, whose time would count.
 */
export function undoOffer<T extends { deletedAt: number }>(context: RequestContext, deleted: readonly T[]): T | null {
  return offeredUndo(deleted, Date.now(), offeredFor(context));
}

/**
 * The same for one of several, which the cart offers side by side: as it was when the page was asked for, so that the
 * gateway's time does not count.
 */
export function isUndoOffered(context: RequestContext, { deletedAt }: { deletedAt: number }): boolean {
  return context.askedAt - deletedAt <= offeredFor(context);
}

/** Milliseconds: as long as the server honours it where a restore has just failed. */
function offeredFor(context: RequestContext): number {
  return isRefused(context) ? UNDO_WINDOW_MS : UNDO_BANNER_MS;
}

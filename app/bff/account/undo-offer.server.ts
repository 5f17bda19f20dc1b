import { offeredUndo, UNDO_BANNER_MS, UNDO_WINDOW_MS } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";
import { isRefused } from "../http/form-problem.server";

/**
 * The entry deleted last, while the page still offers to restore it; else null. After a restore that failed it is offered
 * for longer. Call it before the gateway, whose time would count.
 */
export function undoOffer<T extends { deletedAt: number }>(context: RequestContext, deleted: readonly T[]): T | null {
  return offeredUndo(deleted, Date.now(), isRefused(context) ? UNDO_WINDOW_MS : UNDO_BANNER_MS);
}

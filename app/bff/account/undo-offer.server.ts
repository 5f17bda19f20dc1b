import { offeredUndo, UNDO_BANNER_MS, UNDO_WINDOW_MS } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";
import { isRefused } from "../http/form-problem.server";

/**
 * What a page of the account offers to take back: one thing, until its time is over. A page that says why taking it back
 * failed offers it again. Called before the gateway is asked, which may take its time.
 */
export function undoOffer<T extends { deletedAt: number }>(context: RequestContext, deleted: readonly T[]): T | null {
  return offeredUndo(deleted, Date.now(), isRefused(context) ? UNDO_WINDOW_MS : UNDO_BANNER_MS);
}

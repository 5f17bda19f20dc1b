import { randomUUID } from "node:crypto";
import type { Cart, LineItem } from "~/models/cart";
import { isUndoOpen, lineUndo } from "~/models/cart-rules";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { NoCartError } from "../gateway/errors.server";
import { changeCart, ensureCart, getCart } from "./cart.server";
import { resetCart } from "./kept-cart.server";

/** Lines of the cart: add, set a quantity, delete, take back. */

/** Adds one of a sku; the first add makes the cart (C4). A cart that is gone meanwhile is made anew, once. */
export async function addProduct(context: RequestContext, sku: string): Promise<Cart> {
  const add = () => changeCart(context, () => ({ method: "POST", path: path`products/${sku}` }));
  await ensureCart(context);
  try {
    return await add();
  } catch (error) {
    if (!(error instanceof NoCartError)) throw error;
  }
  resetCart(context);
  await ensureCart(context);
  return add();
}

/** Sets a line's quantity, 1 or more. A line that is gone is left alone. */
export function setQuantity(context: RequestContext, lineId: string, quantity: number): Promise<Cart> {
  return changeCart(context, (cart) => {
    const line = lineOf(cart, lineId);
    if (!line || line.quantity === quantity) return null;
    return { method: "PUT", path: path`products/${lineId}/quantity/${quantity}` };
  });
}

/**
 * Deletes a line and remembers it for 60 seconds, so that it can be taken back once (C4, D7). Undo is offered only when
 * stock allows it.
 */
export async function deleteLine(context: RequestContext, lineId: string): Promise<Cart> {
  const before = await getCart(context);
  const line = lineOf(before, lineId);
  const after = await changeCart(context, (cart) =>
    lineOf(cart, lineId) ? { method: "DELETE", path: path`products/${lineId}` } : null,
  );
  const undo = line && lineUndo(line);
  if (undo) {
    context.session.undoLines = [
      ...context.session.undoLines,
      {
        ...undo,
        undoId: randomUUID(),
        deletedAt: Date.now(),
        name: line.name,
        picture: line.picture.path,
        position: before.lineItems.indexOf(line),
      },
    ];
  }
  return after;
}

/**
 * Takes a deleted line back: adds the sku again and restores a quantity above 1 (C4).
 * @returns false when it was taken back already or the time is over
 */
export async function undoDelete(context: RequestContext, undoId: string): Promise<boolean> {
  const { session } = context;
  const entry = session.undoLines.find((line) => line.undoId === undoId);
  if (!entry || !isUndoOpen(entry.deletedAt, Date.now())) return false;
  session.undoLines = session.undoLines.filter((line) => line !== entry);
  const cart = await addProduct(context, entry.sku);
  const line = cart.lineItems.find(({ sku }) => sku === entry.sku);
  if (line && entry.quantity > 1) {
    await setQuantity(context, line.lineId, Math.min(entry.quantity, Math.max(line.availableQuantity, line.quantity)));
  }
  return true;
}

function lineOf(cart: Cart, lineId: string): LineItem | undefined {
  return cart.lineItems.find((line) => line.lineId === lineId);
}

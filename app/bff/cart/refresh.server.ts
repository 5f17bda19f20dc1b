import type { Cart } from "~/models/cart";
import type { RequestContext } from "../context.server";
import { changeCart, getCart } from "./cart.server";

/**
 * Lowers lines to what stock allows and takes out what is gone (C7).
 * @returns names of the lines that are not what they were
 */
export async function refreshStock(context: RequestContext): Promise<string[]> {
  const before = await getCart(context);
  const after = await changeCart(context, { method: "PUT", path: "refresh" });
  return before.lineItems
    .filter((line) => quantityOf(after, line.lineId) !== line.quantity)
    .map(({ name, size }) => `${name} (${size.label})`);
}

function quantityOf({ lineItems }: Cart, lineId: string): number {
  return lineItems.find((line) => line.lineId === lineId)?.quantity ?? 0;
}

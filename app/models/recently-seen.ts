/** Products that a shopper looked at, the last one first. Kept only in the browser (PDP-12). */

import { isGoodsId } from "./goods-id";

const MOST = 12;

/** Reads what the browser kept; anything but a list of ids counts as empty. */
export function readSeen(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isGoodsId) : [];
  } catch {
    return [];
  }
}

export function addSeen(seen: readonly string[], productId: string): string[] {
  return [productId, ...seen.filter((id) => id !== productId)].slice(0, MOST);
}

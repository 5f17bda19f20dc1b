import type { LineItem } from "./cart";
import { boughtLines } from "./cart-lines";
import { digitsOf, GOODS_ID } from "./goods-id";

/**
 * How a cart's lines have changed since a page showed them. Free gifts are left out: they depend on the other lines.
 */

type Line = Pick<LineItem, "sku" | "name" | "quantity" | "isFree">;

export interface LineChange {
  /** Null for a line that is gone. */
  name: string | null;
  before: number;
  now: number;
}

const SEEN = new RegExp(`^(${digitsOf(GOODS_ID)}:\\d{1,9}( |$))+$`);

/** The lines as a form carries them: `1000010138:2 1000020240:1`. */
export function serializeLines(lines: readonly Line[]): string {
  return boughtLines(lines)
    .map(({ sku, quantity }) => `${sku}:${quantity}`)
    .join(" ");
}

/** Lines that differ from those of the form; empty when the form carries none or invalid ones. */
export function diffLines(seen: unknown, lines: readonly Line[]): LineChange[] {
  if (typeof seen !== "string" || !SEEN.test(seen)) return [];
  const before = new Map(
    seen
      .trimEnd()
      .split(" ")
      .map((each) => each.split(":") as [string, string]),
  );
  const now = boughtLines(lines);
  const changed = now
    .map(({ sku, name, quantity }) => ({ name, before: Number(before.get(sku) ?? 0), now: quantity }))
    .filter((line) => line.before !== line.now);
  const left = new Set(now.map(({ sku }) => sku));
  const gone = [...before].filter(([sku]) => !left.has(sku));
  return [...changed, ...gone.map(([, quantity]) => ({ name: null, before: Number(quantity), now: 0 }))];
}

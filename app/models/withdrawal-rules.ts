import type { Withdrawal } from "./order";

/** Which pieces of an order have been withdrawn from, and which are left (BEY-02). */

interface Pieces {
  lineId: string;
  quantity: number;
}

type Withdrawn = Pick<Withdrawal, "lines">;

/** How many pieces of a line are in these withdrawals. */
export function withdrawnPieces(withdrawals: readonly Withdrawn[], lineId: string): number {
  const lines = withdrawals.flatMap((each) => each.lines.filter((line) => line.lineId === lineId));
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The lines that have pieces left, each with the number of those that are. */
export function leftLines<T extends Pieces>(lines: readonly T[], withdrawals: readonly Withdrawn[]): T[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - withdrawnPieces(withdrawals, line.lineId) }))
    .filter(({ quantity }) => quantity > 0);
}

/** The latest withdrawal that has a piece of one of these lines. */
export function latestWithdrawalOf<T extends Withdrawn>(withdrawals: readonly T[], lineIds: readonly string[]) {
  return withdrawals.findLast((each) => each.lines.some(({ lineId }) => lineIds.includes(lineId)));
}

/** Name of the form field that says how many pieces of a line. */
export function piecesField(lineId: string): string {
  return `quantity-${lineId}`;
}

/**
 * Reads how many of `left` pieces to withdraw from; `null`, in links that name the line only, stands for all of them.
 */
export function piecesFromForm(
  value: string | null,
  left: number,
): { quantity: number } | { error: "notANumber" | "tooMany" } {
  if (value === null) return { quantity: left };
  const quantity = /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0;
  if (quantity === 0) return { error: "notANumber" };
  return quantity > left ? { error: "tooMany" } : { quantity };
}

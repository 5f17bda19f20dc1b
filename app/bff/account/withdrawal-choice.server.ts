import { randomUUID } from "node:crypto";
import { serverText } from "#app/i18n/i18n.server.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import type { Order, Withdrawal } from "#app/models/order.ts";
import { latestWithdrawalOf, leftLines, piecesField, piecesFromForm } from "#app/models/withdrawal-rules.ts";
import type { RequestContext } from "../context.server";

/**
 * What a customer wants to withdraw from, as the steps hand it on in addresses and forms: `line` names the lines,
 * `quantity-{lineId}` says how many of their pieces, and `key` is that of the choice.
 */
export interface WithdrawalChoice {
  /** Once it was received, the gateway answers it with the same withdrawal, however often it is sent. */
  key: string;
  /** All lines that are left, in the order's own order. */
  lines: ChosenLine[];
}

export interface ChosenLine {
  lineId: string;
  /** Pieces that are left to choose from. */
  left: number;
  /** Pieces wanted: at least one and at most those that are left. */
  quantity: number;
  /** Why that is not what was asked for. */
  error: "notANumber" | "tooMany" | null;
}

export function readChoice(order: Order, sent: URLSearchParams): WithdrawalChoice {
  const lines = leftLines(order.lineItems, order.withdrawals).map(({ lineId, quantity: left }): ChosenLine => {
    const read = piecesFromForm(sent.get(piecesField(lineId)), left);
    return "error" in read
      ? { lineId, left, quantity: left, error: read.error }
      : { lineId, left, quantity: read.quantity, error: null };
  });
  return { key: keyOf(sent) ?? randomUUID(), lines };
}

/** Null in the link to the first step, and where only lines are named. */
function keyOf(sent: URLSearchParams): string | null {
  return /^[\w-]{1,64}$/.exec(sent.get("key") ?? "")?.[0] ?? null;
}

/**
 * The withdrawal that was made of a choice: the one with its key, or that of its lines if nothing is left of them.
 *
 * @returns null when it was not confirmed yet, and something is left of it
 */
export function withdrawalOf({ withdrawals, lineItems }: Order, sent: URLSearchParams): Withdrawal | null {
  const key = keyOf(sent);
  const known = key !== null && withdrawals.find(({ idempotencyKey }) => idempotencyKey === key);
  if (known) return known;
  const wanted = sent.getAll("line");
  const isLeft = leftLines(lineItems, withdrawals).some(({ lineId }) => wanted.includes(lineId));
  return isLeft ? null : (latestWithdrawalOf(withdrawals, wanted) ?? null);
}

/** What is wrong with the quantities of these lines, each in a sentence. */
export async function piecesProblems(
  { language }: RequestContext,
  { lineItems }: Order,
  lines: readonly ChosenLine[],
): Promise<FieldProblem[]> {
  const t = await serverText(language, "orders");
  return lines.flatMap(({ lineId, left, error }) => {
    if (error === null) return [];
    const name = lineItems.find((line) => line.lineId === lineId)?.name ?? "";
    // A single piece has nothing to choose but itself.
    const fieldId = left > 1 ? piecesField(lineId) : `line-${lineId}`;
    return [{ fieldId, text: t(`withdraw.pieces.${error}`, { name, left }) }];
  });
}

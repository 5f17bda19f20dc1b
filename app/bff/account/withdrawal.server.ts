import { serverText } from "#app/i18n/i18n.server.ts";
import type { FieldProblem } from "#app/models/form-problem.ts";
import { type Order, type Withdrawal } from "#app/models/order.ts";
import { priceBreakdown } from "#app/models/price-breakdown.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { withdrawalDate } from "./order-view.server";
import { findOrder } from "./orders.server";
import { priceBreakdownView } from "./price-breakdown-view.server";
import { piecesProblems, readChoice, withdrawalOf } from "./withdrawal-choice.server";

/**
 * Withdrawing from an order in two steps (BEY-02): lines and how many of their pieces are chosen, then the statement is
 * confirmed (`send-withdrawal.server.ts`). The page that comes after it is the acknowledgement; it stays there to be
 * read again. Pieces that were kept may be withdrawn from later.
 */

export interface WithdrawalView {
  orderNumber: string;
  /** Lines that the step shows: those left to choose from, those chosen to confirm, those withdrawn from. */
  lines: WithdrawalLine[];
  step: "choose" | "confirm" | "done" | "over";
  /** Once it was received. */
  done: { reference: string; date: string; email: string; textHref: string } | null;
  /** The key of the choice, from the first step to its withdrawal. */
  key: string;
  /** Ids of the lines that the first step begins with: all of them, or those of a choice to change. */
  chosen: string[];
  /** The first step was left without a choice. */
  isNothingChosen: boolean;
  /** Numbers of pieces that cannot be withdrawn from, beside their fields in the first step. */
  fields: FieldProblem[];
  /** Other pieces can still be withdrawn from. */
  hasMore: boolean;
  /** What was withdrawn from before, to be seen beside what is left. */
  earlier: { reference: string; href: string; lines: WithdrawalLine[] }[];
}

interface WithdrawalLine {
  lineId: string;
  name: string;
  /** `Bordeaux, taille S` */
  detail: string;
  /** Pieces withdrawn from; in the first step those that it begins with. */
  quantity: number;
  /** Pieces that may be chosen in the first step; 0 where nothing is chosen. */
  left: number;
  /** Pieces ordered. */
  ordered: number;
  picture: string;
}

/**
 * @param search the choice that the first step made (`WithdrawalChoice`; lines of which nothing is left are ignored,
 * and once it was confirmed its withdrawal is acknowledged again); `reference` names the withdrawal whose
 * acknowledgement is to be read; without it the latest is, once nothing can be withdrawn from any more; `step` comes
 * with the first step's form, whatever was chosen in it; `chosen` names the lines of a choice to change
 * @returns null for an order that is not this customer's
 */
export async function withdrawalView(
  context: RequestContext,
  orderNumber: string,
  search: URLSearchParams,
): Promise<WithdrawalView | null> {
  const order = await findOrder(context, orderNumber);
  if (!order) return null;
  const lines = await productLines(context, order);
  const { key, lines: left } = readChoice(order, search);
  const hasMore = order.withdrawableUntil !== null;
  const view = { orderNumber, key, hasMore, done: null, earlier: [], chosen: [], isNothingChosen: false, fields: [] };
  const acknowledged = findAcknowledged(order, search);
  if (acknowledged) {
    const { reference, idempotencyKey } = acknowledged;
    const textHref = paths.acknowledgement(context.prefix, orderNumber, reference, "text");
    const done = { reference, date: withdrawalDate(context, acknowledged), email: order.email, textHref };
    return { ...view, key: idempotencyKey, lines: withPieces(lines, acknowledged.lines), step: "done", done };
  }
  if (!hasMore) return { ...view, lines: [], step: "over" };
  const wanted = only(left, search.getAll("line"));
  const begun = wanted.length > 0 ? wanted : only(left, search.getAll("chosen"));
  const fields = await piecesProblems(context, order, begun);
  if (wanted.length > 0 && fields.length === 0) return { ...view, lines: withPieces(lines, wanted), step: "confirm" };
  const earlier = order.withdrawals.map((each) => {
    const href = paths.acknowledgement(context.prefix, orderNumber, each.reference);
    return { reference: each.reference, href, lines: withPieces(lines, each.lines) };
  });
  const isNothingChosen = search.has("step") && wanted.length === 0;
  const chosen = (isNothingChosen || begun.length > 0 ? begun : left).map(({ lineId }) => lineId);
  return { ...view, lines: withPieces(lines, left), step: "choose", earlier, chosen, isNothingChosen, fields };
}

/** Products as the order's own page names them, with all their pieces. */
async function productLines(context: RequestContext, order: Order): Promise<WithdrawalLine[]> {
  const { lines } = await priceBreakdownView(context, priceBreakdown(order));
  return lines
    .filter(({ kind }) => kind === "product")
    .map(({ id, name, detail, quantity, picture }) => {
      const pieces = { quantity, left: 0, ordered: quantity };
      return { lineId: id, name, detail: detail ?? "", ...pieces, picture: picture ?? "" };
    });
}

/**
 * The withdrawal that a reference names, or that was made of a choice; without either the latest of an order that has
 * nothing left to withdraw from.
 */
function findAcknowledged(order: Order, search: URLSearchParams): Withdrawal | null {
  const named = order.withdrawals.find((each) => each.reference === search.get("reference"));
  const latest = order.withdrawableUntil === null ? (order.withdrawals.at(-1) ?? null) : null;
  return named ?? withdrawalOf(order, search) ?? latest;
}

function only<T extends { lineId: string }>(lines: readonly T[], ids: readonly string[]): T[] {
  return lines.filter(({ lineId }) => ids.includes(lineId));
}

/** Those of the lines that have pieces here, with so many. */
function withPieces(
  lines: readonly WithdrawalLine[],
  pieces: readonly { lineId: string; quantity: number; left?: number }[],
): WithdrawalLine[] {
  return lines.flatMap((line) => {
    const found = pieces.find(({ lineId }) => lineId === line.lineId);
    return found ? [{ ...line, quantity: found.quantity, left: found.left ?? 0 }] : [];
  });
}

/**
 * The acknowledgement as a text to keep; null where there is none.
 *
 * @param reference null for the latest withdrawal
 */
export async function acknowledgementText(
  context: RequestContext,
  order: Order,
  reference: string | null,
): Promise<string | null> {
  const named = order.withdrawals.find((each) => each.reference === reference);
  const withdrawal = reference === null ? order.withdrawals.at(-1) : named;
  if (!withdrawal) return null;
  const t = await serverText(context.language, "orders");
  const lines = withPieces(await productLines(context, order), withdrawal.lines).map(
    ({ name, detail, quantity }) => `- ${quantity} × ${name}, ${detail}`,
  );
  return [
    "VITRINE",
    t("withdraw.done"),
    "",
    t("withdraw.fact", { name: t("withdraw.reference"), value: withdrawal.reference }),
    t("withdraw.fact", { name: t("withdraw.received"), value: withdrawalDate(context, withdrawal) }),
    t("withdraw.fact", { name: t("withdraw.order"), value: order.orderNumber }),
    "",
    t("withdraw.statement"),
    ...lines,
    "",
    t("withdraw.refund"),
    "",
  ].join("\n");
}

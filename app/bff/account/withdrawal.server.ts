import { serverText } from "~/i18n/i18n.server";
import { priceBreakdown } from "~/models/price-breakdown";
import { paths } from "~/paths";
import { type Order, type Withdrawal, withdrawalSchema } from "~/models/order";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { isUnanswered, notFound, optional } from "../http/error-responses.server";
import type { FormAnswer } from "./account-form.server";
import { findOrder } from "./orders.server";
import { isWithdrawn, withdrawalDate } from "./order-view.server";
import { priceBreakdownView } from "./price-breakdown-view.server";

/**
 * Withdrawing from an order in two steps (BEY-02): lines are chosen, then the statement is confirmed. The page that comes
 * after it is the acknowledgement; it stays there to be read again. Lines that were kept may be withdrawn from later.
 */

export interface WithdrawalView {
  orderNumber: string;
  /** Lines that the step shows: those left to choose from, those chosen to confirm, those withdrawn from. */
  lines: WithdrawalLine[];
  step: "choose" | "confirm" | "done" | "over";
  /** Once it was received. */
  done: { reference: string; date: string; email: string; textHref: string } | null;
  /** Ids of the lines that the first step begins with: all of them, or those of a choice to change. */
  chosen: string[];
  /** The first step was left without a choice. */
  isNothingChosen: boolean;
  /** Other lines can still be withdrawn from. */
  hasMore: boolean;
  /** What was withdrawn from before, to be seen beside what is left. */
  earlier: { reference: string; href: string; lines: WithdrawalLine[] }[];
}

interface WithdrawalLine {
  lineId: string;
  name: string;
  /** `Bordeaux, taille S` */
  detail: string;
  /** All of them are withdrawn from. */
  quantity: number;
  picture: string;
}

/**
 * @param search `line` names the lines that the first step chose (others than those left are ignored; without one left,
 * their withdrawal is acknowledged again), `reference` the withdrawal whose acknowledgement is to be read; without it the
 * latest is, once nothing can be withdrawn from any more;
 * `step` comes with the first step's form, whatever was chosen in it; `chosen` names the lines of a choice to change
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
  const hasMore = order.withdrawableUntil !== null;
  const view = { orderNumber, hasMore, done: null, earlier: [], chosen: [], isNothingChosen: false };
  const acknowledged = findAcknowledged(order, search.get("reference")) ?? withdrawalOf(order, search.getAll("line"));
  if (acknowledged) {
    const { reference, lineIds } = acknowledged;
    const textHref = paths.acknowledgement(context.prefix, orderNumber, reference, "text");
    const done = { reference, date: withdrawalDate(context, acknowledged), email: order.email, textHref };
    return { ...view, lines: only(lines, lineIds), step: "done", done };
  }
  if (!hasMore) return { ...view, lines: [], step: "over" };
  const left = lines.filter(({ lineId }) => !isWithdrawn(order, lineId));
  const wanted = only(left, search.getAll("line"));
  if (wanted.length > 0) return { ...view, lines: wanted, step: "confirm" };
  const earlier = order.withdrawals.map(({ reference, lineIds }) => {
    const href = paths.acknowledgement(context.prefix, orderNumber, reference);
    return { reference, href, lines: only(lines, lineIds) };
  });
  const isNothingChosen = search.has("step");
  const before = only(left, search.getAll("chosen"));
  const begun = isNothingChosen || before.length > 0 ? before : left;
  return { ...view, lines: left, step: "choose", earlier, chosen: begun.map(({ lineId }) => lineId), isNothingChosen };
}

/** Products as the order's own page names them. */
async function productLines(context: RequestContext, order: Order): Promise<WithdrawalLine[]> {
  const { lines } = await priceBreakdownView(context, priceBreakdown(order));
  return lines
    .filter(({ kind }) => kind === "product")
    .map(({ id, name, detail, quantity, picture }) => {
      return { lineId: id, name, detail: detail ?? "", quantity, picture: picture ?? "" };
    });
}

/** The withdrawal that a reference names; without one the latest of an order that has nothing left to withdraw from. */
function findAcknowledged(order: Order, reference: string | null): Withdrawal | null {
  const named = order.withdrawals.find((each) => each.reference === reference);
  return named ?? (order.withdrawableUntil === null ? (order.withdrawals.at(-1) ?? null) : null);
}

/** The withdrawal of lines that have all been withdrawn from; null if one of them is left, or none is named. */
function withdrawalOf(order: Order, lineIds: readonly string[]): Withdrawal | null {
  if (!lineIds.every((id) => isWithdrawn(order, id))) return null;
  return order.withdrawals.findLast((each) => lineIds.some((id) => each.lineIds.includes(id))) ?? null;
}

function only<T extends { lineId: string }>(lines: readonly T[], ids: readonly string[]): T[] {
  return lines.filter(({ lineId }) => ids.includes(lineId));
}

/**
 * Sends the confirmed statement. Sent twice it is acknowledged once, in the same words; also when the gateway received
 * it and its answer was lost.
 */
export async function sendWithdrawal(
  context: RequestContext,
  orderNumber: string,
  form: FormData,
): Promise<FormAnswer> {
  const t = await serverText(context.language, "orders");
  const lineIds = [...new Set(form.getAll("line").filter((id) => typeof id === "string"))];
  if (lineIds.length === 0) return { notice: t("withdraw.nothing") };
  try {
    const { body } = await personalCall(context, {
      method: "POST",
      path: path`orders-self/${orderNumber}/withdrawal`,
      json: { lineIds },
      schema: withdrawalSchema,
    });
    return { to: paths.acknowledgement(context.prefix, orderNumber, body.reference) };
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound(context, "validation");
    const received = isUnanswered(error) ? await findReceived(context, orderNumber, lineIds) : null;
    if (received) return { to: paths.acknowledgement(context.prefix, orderNumber, received.reference) };
    if (!hasStatus(error, 422)) throw error;
    return { notice: t("withdraw.over"), status: 422 };
  }
}

/** Null also when the order cannot be loaded. */
async function findReceived(
  context: RequestContext,
  orderNumber: string,
  lineIds: readonly string[],
): Promise<Withdrawal | null> {
  const without = "a withdrawal was not answered, and its order could not be loaded";
  const order = await optional(context, without, null, () => findOrder(context, orderNumber));
  return order && withdrawalOf(order, lineIds);
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
  const lines = only(await productLines(context, order), withdrawal.lineIds).map(
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

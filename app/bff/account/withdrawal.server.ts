import { serverText } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { type Order, withdrawalSchema } from "~/models/order";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { notFound } from "../http/error-responses.server";
import type { FormAnswer } from "./account-form.server";
import { findOrder } from "./orders.server";
import { withdrawalDate } from "./order-view.server";

/**
 * Withdrawing from an order in two steps (BEY-02): lines are chosen, then the statement is confirmed. The page that comes
 * after it is the acknowledgement; it stays there to be read again.
 */

export interface WithdrawalView {
  orderNumber: string;
  /** Lines that the step shows: all of them to choose from, those chosen to confirm, those withdrawn from. */
  lines: { lineId: string; name: string; detail: string; picture: string }[];
  step: "choose" | "confirm" | "done" | "over";
  /** Once it was received. */
  done: { reference: string; date: string; email: string } | null;
}

/**
 * @param chosen ids of the lines that the first step chose; others than the order's are left out
 * @returns null for an order that is not this customer's
 */
export async function withdrawalView(
  context: RequestContext,
  orderNumber: string,
  chosen: readonly string[],
): Promise<WithdrawalView | null> {
  const order = await findOrder(context, orderNumber);
  if (!order) return null;
  const lines = order.lineItems.map(({ lineId, name, color, size, picture }) => {
    return { lineId, name, detail: `${color.name}, ${size.label}`, picture: picture.path };
  });
  const { withdrawal } = order;
  if (withdrawal) {
    const done = { reference: withdrawal.reference, date: withdrawalDate(context, withdrawal), email: order.email };
    return { orderNumber, lines: only(lines, withdrawal.lineIds), step: "done", done };
  }
  if (order.withdrawableUntil === null) return { orderNumber, lines: [], step: "over", done: null };
  const wanted = only(lines, chosen);
  if (wanted.length === 0) return { orderNumber, lines, step: "choose", done: null };
  return { orderNumber, lines: wanted, step: "confirm", done: null };
}

function only<T extends { lineId: string }>(lines: readonly T[], ids: readonly string[]): T[] {
  return lines.filter(({ lineId }) => ids.includes(lineId));
}

/** Sends the confirmed statement. Sent twice it is acknowledged once, in the same words. */
export async function sendWithdrawal(
  context: RequestContext,
  orderNumber: string,
  form: FormData,
): Promise<FormAnswer> {
  const t = await serverText(context.language, "orders");
  const lineIds = [...new Set(form.getAll("line").filter((id) => typeof id === "string"))];
  if (lineIds.length === 0) return { notice: t("wNothing") };
  try {
    await personalCall(context, {
      method: "POST",
      path: path`orders-self/${orderNumber}/withdrawal`,
      json: { lineIds },
      schema: withdrawalSchema,
    });
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound(context, "validation");
    if (!hasStatus(error, 422)) throw error;
    return { notice: t("wOver"), status: 422 };
  }
  return { to: paths.withdrawal(context.prefix, orderNumber) };
}

/** The acknowledgement as a text to keep; null before there is one. */
export async function acknowledgementText(context: RequestContext, order: Order): Promise<string | null> {
  const { withdrawal } = order;
  if (!withdrawal) return null;
  const t = await serverText(context.language, "orders");
  const lines = only(order.lineItems, withdrawal.lineIds).map(
    ({ name, color, size, quantity }) => `- ${quantity} × ${name}, ${color.name}, ${size.label}`,
  );
  return [
    "VITRINE",
    t("wDone"),
    "",
    `${t("wReference")}: ${withdrawal.reference}`,
    `${t("wReceived")}: ${withdrawalDate(context, withdrawal)}`,
    `${t("wOrder")}: ${order.orderNumber}`,
    "",
    t("wStatement"),
    ...lines,
    "",
    t("wRefund"),
    "",
  ].join("\n");
}

import { serverText } from "#app/i18n/i18n.server.ts";
import { type Withdrawal, withdrawalSchema } from "#app/models/order.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { hasStatus } from "../gateway/errors.server";
import { isUnanswered, notFound, optional } from "../http/error-responses.server";
import type { FormAnswer } from "./account-form.server";
import { findOrder } from "./orders.server";
import { piecesProblems, readChoice, withdrawalOf } from "./withdrawal-choice.server";

/**
 * Sends the confirmed statement of withdrawal (BEY-02). Sent twice it is acknowledged once, in the same words; also
 * when the gateway received it and its answer was lost. A number of pieces that is not left is never lowered on the
 * quiet.
 */
export async function sendWithdrawal(
  context: RequestContext,
  orderNumber: string,
  form: FormData,
): Promise<FormAnswer> {
  const t = await serverText(context.language, "orders");
  const sent = textsOf(form);
  if (!sent.has("line")) return { notice: t("withdraw.nothing") };
  const order = await findOrder(context, orderNumber);
  if (!order) throw notFound(context, "validation");
  const acknowledge = ({ reference }: Withdrawal) => {
    return { to: paths.acknowledgement(context.prefix, orderNumber, reference) };
  };
  const before = withdrawalOf(order, sent);
  if (before) return acknowledge(before);
  const over = { notice: t("withdraw.over"), status: 422 } as const;
  const { key, lines } = readChoice(order, sent);
  const wanted = lines.filter(({ lineId }) => sent.getAll("line").includes(lineId));
  if (order.withdrawableUntil === null || wanted.length === 0) return over;
  const fields = await piecesProblems(context, order, wanted);
  // What is left is not what the page shows: with this status it is loaded again, as the first step.
  if (fields.length > 0) return { fields, status: 422 };
  try {
    const { body } = await personalCall(context, {
      method: "POST",
      path: path`orders-self/${orderNumber}/withdrawal`,
      json: { idempotencyKey: key, lines: wanted.map(({ lineId, quantity }) => ({ lineId, quantity })) },
      schema: withdrawalSchema,
    });
    return acknowledge(body);
  } catch (error) {
    if (hasStatus(error, 404)) throw notFound(context, "validation");
    const received = isUnanswered(error) ? await findReceived(context, orderNumber, key) : null;
    if (received) return acknowledge(received);
    if (!hasStatus(error, 422)) throw error;
    return over;
  }
}

function textsOf(form: FormData): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") texts.append(name, value);
  return texts;
}

/** Null also when the order cannot be loaded. */
async function findReceived(context: RequestContext, orderNumber: string, key: string): Promise<Withdrawal | null> {
  const without = "a withdrawal was not answered, and its order could not be loaded";
  const order = await optional(context, without, null, () => findOrder(context, orderNumber));
  return order?.withdrawals.find(({ idempotencyKey }) => idempotencyKey === key) ?? null;
}

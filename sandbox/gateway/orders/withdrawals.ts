import { randomInt } from "node:crypto";
import { z } from "zod";
import { timeZoneOf } from "#models/countries";
import { formatMoment } from "#models/day-format";
import { type Order, type Withdrawal, withdrawalSchema } from "#models/order";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";
import { localTime } from "../local-time";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import { addDays } from "../shipping/holidays";

/** Withdrawals from orders (BEY-02): as many as its lines allow, each acknowledged at once and by mail. */
export const withdrawalsSchema = `
  CREATE TABLE IF NOT EXISTS order_withdrawals (
    n INTEGER PRIMARY KEY,
    order_number TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    line_ids TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS withdrawals_by_order ON order_withdrawals (order_number, n);
`;

/** What the help promises, after delivery. */
export const WITHDRAWAL_DAYS = 30;

const row = z
  .object({ reference: z.string(), received_at: z.string(), line_ids: z.string() })
  .transform(({ reference, received_at, line_ids }): Withdrawal => {
    const lineIds: unknown = JSON.parse(line_ids);
    return withdrawalSchema.parse({ reference, receivedAt: received_at, lineIds });
  });

/** The oldest first. */
export function listWithdrawals({ db }: Sandbox, orderNumber: string): Withdrawal[] {
  const rows = statement(db, "SELECT * FROM order_withdrawals WHERE order_number = ? ORDER BY n").all(orderNumber);
  return rows.map((one) => row.parse(one));
}

/** Lines that nobody has withdrawn from yet. */
export function openLines<T extends { lineId: string }>(lines: readonly T[], withdrawals: readonly Withdrawal[]): T[] {
  return lines.filter(({ lineId }) => !withdrawals.some(({ lineIds }) => lineIds.includes(lineId)));
}

/**
 * The last day (ISO, by the clocks of `country`) on which somebody may withdraw at `now` (milliseconds): what was paid
 * and neither cancelled nor returned, from the order until 30 days after its promised delivery. Null when it cannot be,
 * or not any more.
 *
 * @param order its `lineItems` are those that are left to withdraw from
 */
export function withdrawableUntil(
  order: Pick<Order, "status" | "paymentStatus" | "createdAt" | "lineItems" | "shippingInfo">,
  country: string,
  now: number,
): string | null {
  const { status, paymentStatus, createdAt, lineItems, shippingInfo } = order;
  if (status === "CANCELLED" || status === "RETURNED" || paymentStatus !== "PAID" || lineItems.length === 0)
    return null;
  const last = addDays(
    shippingInfo.deliveryDate?.latest ?? localTime(country, Date.parse(createdAt)).day,
    WITHDRAWAL_DAYS,
  );
  return localTime(country, now).day <= last ? last : null;
}

/** Acknowledges a withdrawal from what is left of the lines named, and the same one again when it is asked for twice. */
export function withdraw(
  sandbox: Sandbox,
  viewer: Pick<GatewayContext, "language" | "locale" | "country">,
  order: Order,
  lineIds: readonly string[],
): Withdrawal {
  const { orderNumber, withdrawals } = order;
  const named = order.lineItems.filter(({ lineId }) => lineIds.includes(lineId));
  if (named.length !== lineIds.length) throw new GatewayError(422, "LINE_UNKNOWN", "The order has no such line");
  const lines = openLines(named, withdrawals);
  const before = withdrawals.find((each) => lineIds.some((id) => each.lineIds.includes(id)));
  if (lines.length === 0 && before) return before;
  if (order.withdrawableUntil === null) throw new GatewayError(422, "WITHDRAWAL_OVER", "It is too late to withdraw");
  const receivedAt = new Date(sandbox.now()).toISOString();
  // The last two digits count, so that no two of an order are alike.
  const digits = [randomInt(100), withdrawals.length + 1].map((each) => String(each).padStart(2, "0"));
  const withdrawal = {
    reference: `R${orderNumber}-${digits.join("")}`,
    receivedAt,
    lineIds: lines.map(({ lineId }) => lineId),
  };
  statement(
    sandbox.db,
    "INSERT INTO order_withdrawals (order_number, reference, received_at, line_ids) VALUES (?, ?, ?, ?)",
  ).run(orderNumber, withdrawal.reference, receivedAt, JSON.stringify(withdrawal.lineIds));
  acknowledge(sandbox, viewer, { order, withdrawal, names: lines.map(({ name }) => name).join(", ") });
  return withdrawal;
}

function acknowledge(
  sandbox: Sandbox,
  viewer: Pick<GatewayContext, "language" | "locale" | "country">,
  { order, withdrawal, names }: { order: Order; withdrawal: Withdrawal; names: string },
): void {
  const date = formatMoment(withdrawal.receivedAt, viewer.locale, timeZoneOf(viewer.country));
  const values = { number: order.orderNumber, reference: withdrawal.reference, names, date };
  sendMail(sandbox, { recipient: order.email.toLowerCase(), ...writeMail(viewer.language, "withdrawal", values) });
}

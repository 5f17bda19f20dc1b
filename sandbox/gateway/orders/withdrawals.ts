import { randomInt } from "node:crypto";
import { z } from "zod";
import { timeZoneOf } from "#models/countries.ts";
import { formatMoment } from "#models/day-format.ts";
import { type Order, type WithdrawInput, type Withdrawal, withdrawalSchema } from "#models/order.ts";
import { latestWithdrawalOf, leftLines } from "#models/withdrawal-rules.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";
import { localTime } from "../local-time";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import { addDays } from "../shipping/holidays";

/** Withdrawals from orders (BEY-02): as many as its pieces allow, each acknowledged at once and by mail. */
export const withdrawalsSchema = `
  CREATE TABLE IF NOT EXISTS order_withdrawals (
    n INTEGER PRIMARY KEY,
    order_number TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    reference TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    lines TEXT NOT NULL,
    UNIQUE (order_number, idempotency_key)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS withdrawals_by_order ON order_withdrawals (order_number, n);
`;

/** What the help promises, after delivery. */
export const WITHDRAWAL_DAYS = 30;

const row = z
  .object({ idempotency_key: z.string(), reference: z.string(), received_at: z.string(), lines: z.string() })
  .transform(({ idempotency_key, reference, received_at, lines }): Withdrawal => {
    const parsed: unknown = JSON.parse(lines);
    const kept = { idempotencyKey: idempotency_key, reference, receivedAt: received_at, lines: parsed };
    return withdrawalSchema.parse(kept);
  });

/** The oldest first. */
export function listWithdrawals({ db }: Sandbox, orderNumber: string): Withdrawal[] {
  const rows = statement(db, "SELECT * FROM order_withdrawals WHERE order_number = ? ORDER BY n").all(orderNumber);
  return rows.map((one) => row.parse(one));
}

/**
 * The last day (ISO, by the clocks of `country`) on which somebody may withdraw at `now` (milliseconds): what was paid
 * and neither cancelled nor returned, from the order until 30 days after its promised delivery. Null when it cannot be,
 * or not any more.
 *
 * @param order its `lineItems` are those with pieces left to withdraw from
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

/**
 * Acknowledges a withdrawal from what is left of the pieces asked for, and the same one again when it is asked for
 * twice: under its key, or when nothing is left of its lines.
 */
export function withdraw(
  sandbox: Sandbox,
  viewer: Pick<GatewayContext, "language" | "locale" | "country">,
  order: Order,
  { idempotencyKey, lines: asked }: WithdrawInput,
): Withdrawal {
  const { orderNumber, withdrawals } = order;
  const known = withdrawals.find((each) => each.idempotencyKey === idempotencyKey);
  if (known) return known;
  const quantities = new Map(asked.map(({ lineId, quantity }) => [lineId, quantity]));
  const named = order.lineItems.filter(({ lineId }) => quantities.has(lineId));
  if (named.length !== asked.length) throw new GatewayError(422, "LINE_UNKNOWN", "The order has no such line");
  const lines = leftLines(named, withdrawals).map(({ lineId, name, quantity }) => {
    return { lineId, name, quantity: Math.min(quantity, quantities.get(lineId) ?? 0) };
  });
  const before = latestWithdrawalOf(withdrawals, [...quantities.keys()]);
  if (lines.length === 0 && before) return before;
  if (order.withdrawableUntil === null) throw new GatewayError(422, "WITHDRAWAL_OVER", "It is too late to withdraw");
  const receivedAt = new Date(sandbox.now()).toISOString();
  // The last two digits count, so that no two of an order are alike.
  const digits = [randomInt(100), withdrawals.length + 1].map((each) => String(each).padStart(2, "0"));
  const withdrawal = {
    idempotencyKey,
    reference: `R${orderNumber}-${digits.join("")}`,
    receivedAt,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
  };
  statement(
    sandbox.db,
    "INSERT INTO order_withdrawals (order_number, idempotency_key, reference, received_at, lines) VALUES (?, ?, ?, ?, ?)",
  ).run(orderNumber, idempotencyKey, withdrawal.reference, receivedAt, JSON.stringify(withdrawal.lines));
  const names = lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ");
  acknowledge(sandbox, viewer, { order, withdrawal, names });
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

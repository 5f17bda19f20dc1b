import { randomInt } from "node:crypto";
import { z } from "zod";
import { type Order, type Withdrawal, withdrawalSchema } from "#models/order";
import { statement } from "../../database";
import type { Sandbox } from "../../service";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";
import { sendMail } from "../mails/mail-store";
import { writeMail } from "../mails/mail-words";
import { addDays } from "../shipping/holidays";

/** Withdrawals from orders (BEY-02): one an order, acknowledged at once and by mail. */
export const withdrawalsSchema = `
  CREATE TABLE IF NOT EXISTS withdrawals (
    order_number TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    received_at TEXT NOT NULL,
    line_ids TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

/** What the help promises, after delivery. */
export const WITHDRAWAL_DAYS = 30;

const row = z
  .object({ reference: z.string(), received_at: z.string(), line_ids: z.string() })
  .transform(({ reference, received_at, line_ids }): Withdrawal => {
    const lineIds: unknown = JSON.parse(line_ids);
    return withdrawalSchema.parse({ reference, receivedAt: received_at, lineIds });
  });

export function findWithdrawal({ db }: Sandbox, orderNumber: string): Withdrawal | null {
  const found = statement(db, "SELECT * FROM withdrawals WHERE order_number = ?").get(orderNumber);
  return found ? row.parse(found) : null;
}

/**
 * The last day (ISO) on which somebody may withdraw at `now` (milliseconds): what was paid and neither cancelled nor
 * returned, from the order until 30 days after its promised delivery. Null when it cannot be, or not any more.
 */
export function withdrawableUntil(
  order: Pick<Order, "status" | "paymentStatus" | "createdAt" | "lineItems" | "shippingInfo">,
  now: number,
): string | null {
  const { status, paymentStatus, createdAt, lineItems, shippingInfo } = order;
  if (status === "CANCELLED" || status === "RETURNED" || paymentStatus !== "PAID" || lineItems.length === 0)
    return null;
  const last = addDays(shippingInfo.deliveryDate?.latest ?? createdAt.slice(0, 10), WITHDRAWAL_DAYS);
  return new Date(now).toISOString().slice(0, 10) <= last ? last : null;
}

/** Acknowledges a withdrawal, and the same one again when it is asked for twice. */
export function withdraw(
  sandbox: Sandbox,
  viewer: Pick<GatewayContext, "language" | "locale">,
  order: Order,
  lineIds: readonly string[],
): Withdrawal {
  if (order.withdrawal) return order.withdrawal;
  if (order.withdrawableUntil === null) throw new GatewayError(422, "WITHDRAWAL_OVER", "It is too late to withdraw");
  const lines = order.lineItems.filter(({ lineId }) => lineIds.includes(lineId));
  if (lines.length !== lineIds.length) throw new GatewayError(422, "LINE_UNKNOWN", "The order has no such line");
  const receivedAt = new Date(sandbox.now()).toISOString();
  const reference = `R${order.orderNumber}-${String(randomInt(10_000)).padStart(4, "0")}`;
  statement(
    sandbox.db,
    "INSERT INTO withdrawals (order_number, reference, received_at, line_ids) VALUES (?, ?, ?, ?)",
  ).run(order.orderNumber, reference, receivedAt, JSON.stringify(lineIds));
  const date = new Intl.DateTimeFormat(viewer.locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Paris",
  });
  const names = lines.map(({ name }) => name).join(", ");
  const values = { number: order.orderNumber, reference, names, date: date.format(new Date(receivedAt)) };
  sendMail(sandbox, { recipient: order.email.toLowerCase(), ...writeMail(viewer.language, "withdrawal", values) });
  return { reference, receivedAt, lineIds: [...lineIds] };
}

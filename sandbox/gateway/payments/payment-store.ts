import { randomUUID } from "node:crypto";
import { z } from "zod";
import { LANGUAGES } from "#models/locale.ts";
import type { Money } from "#models/money.ts";
import { PAYMENT_PROVIDERS, voucherSchema } from "#models/payment.ts";
import { PAYMENT_METHODS } from "#models/payment-methods.ts";
import { statement, transaction } from "../../database";
import type { Sandbox } from "../../service";
import { isAuthorised, isLive, mayBecome, PAYMENT_STATUSES, type PaymentStatus } from "./payment-status";

/**
 * Payments and everything that ever happened to them. The index is the last word on the promise that a cart is never
 * charged twice. No card number is kept, not even a shortened one.
 */
export const paymentsSchema = `
  CREATE TABLE IF NOT EXISTS payments (
    payment_id TEXT PRIMARY KEY,
    cart_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    status TEXT NOT NULL,
    settles_at INTEGER,
    payment TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS payments_by_cart ON payments (cart_id);
  CREATE INDEX IF NOT EXISTS payments_by_settlement ON payments (settles_at) WHERE settles_at IS NOT NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS payments_one_authorisation ON payments (cart_id)
    WHERE status IN ('Authorised', 'Success');
  CREATE TABLE IF NOT EXISTS payment_events (
    n INTEGER PRIMARY KEY,
    payment_id TEXT NOT NULL,
    cart_id TEXT NOT NULL,
    status TEXT NOT NULL,
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payment_events_by_cart ON payment_events (cart_id);
`;

/** What is fixed when a payment starts. */
const detailsSchema = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  product: z.enum(PAYMENT_METHODS),
  /** Cents. */
  amount: z.number().int(),
  currency: z.string(),
  returnUrl: z.string(),
  language: z.enum(LANGUAGES),
  locale: z.string(),
});

/** What the provider finds out on the way. */
const progressSchema = z.object({
  refusalReason: z.string().optional(),
  /** What the payment comes to once the shopper has passed the bank's check. */
  goal: z.string().optional(),
  /** Wrong codes given to the bank. */
  attempts: z.number().int().optional(),
  /** Pages in between go back through the shop rather than on by themselves. */
  stepsThroughShop: z.boolean().optional(),
  isChallengedByForm: z.boolean().optional(),
  returnsByPost: z.boolean().optional(),
  settlesTo: z.enum(["Authorised", "Refused"]).optional(),
  voucher: voucherSchema.optional(),
  /** Given to the browser for the way back; of no worth without the stored state. */
  redirectResult: z.string().optional(),
});
export type PaymentProgress = z.infer<typeof progressSchema>;

const bodySchema = detailsSchema.extend(progressSchema.shape);

export type Payment = z.infer<typeof bodySchema> & {
  paymentId: string;
  cartId: string;
  customerId: string;
  status: PaymentStatus;
  /** Milliseconds: when a waiting payment comes to `settlesTo`. */
  settlesAt: number | null;
};

const row = z
  .object({
    payment_id: z.string(),
    cart_id: z.string(),
    customer_id: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    settles_at: z.number().nullable(),
    payment: z.string(),
  })
  .transform(({ payment_id, cart_id, customer_id, status, settles_at, payment }): Payment => {
    const body = bodySchema.parse(JSON.parse(payment));
    return { ...body, paymentId: payment_id, cartId: cart_id, customerId: customer_id, status, settlesAt: settles_at };
  });

export function findPayment({ db }: Sandbox, paymentId: string): Payment | null {
  const found = statement(db, "SELECT * FROM payments WHERE payment_id = ?").get(paymentId);
  return found ? row.parse(found) : null;
}

/** Oldest first. */
export function listPaymentsOfCart({ db }: Sandbox, cartId: string): Payment[] {
  const found = statement(db, "SELECT * FROM payments WHERE cart_id = ?").all(cartId);
  return found.map((one) => row.parse(one)).sort((a, b) => (a.paymentId < b.paymentId ? -1 : 1));
}

/** The one payment of a cart that may yet be charged, or is; gift cards aside. */
export function findLivePayment(sandbox: Sandbox, cartId: string): Payment | null {
  return listPaymentsOfCart(sandbox, cartId).find(({ status }) => isLive(status)) ?? null;
}

export function listDuePayments({ db }: Sandbox, now: number): Payment[] {
  const found = statement(db, "SELECT * FROM payments WHERE settles_at <= ?").all(now);
  return found.map((one) => row.parse(one));
}

export function insertPayment(
  sandbox: Sandbox,
  owner: { cartId: string; customerId: string },
  details: z.infer<typeof detailsSchema>,
): Payment {
  // Ids grow with time, so that sorting by them is sorting by age.
  const paymentId = `pay_${sandbox.now().toString(36).padStart(9, "0")}${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  const payment: Payment = { ...details, ...owner, paymentId, status: "Open", settlesAt: null };
  statement(
    sandbox.db,
    "INSERT INTO payments (payment_id, cart_id, customer_id, status, settles_at, payment) VALUES (?, ?, ?, ?, ?, ?)",
  ).run(paymentId, owner.cartId, owner.customerId, payment.status, null, JSON.stringify(bodySchema.parse(payment)));
  recordEvent(sandbox, payment);
  return payment;
}

/**
 * Moves a payment on, and gives it as it is afterwards. A step that its status does not allow changes nothing; an
 * authorisation of a cart that has one already supersedes the payment instead: nobody is charged twice.
 */
export function movePayment(
  sandbox: Sandbox,
  paymentId: string,
  to: PaymentStatus,
  progress: PaymentProgress & { settlesAt?: number } = {},
): Payment {
  return transaction(sandbox.db, () => {
    const before = findPayment(sandbox, paymentId);
    if (!before) throw new Error(`No payment ${paymentId}`);
    if (!mayBecome(before.status, to)) return before;
    const { settlesAt = null, ...facts } = progress;
    const isSecond = isAuthorised(to) && hasAuthorisation(sandbox, before.cartId);
    const status = isSecond ? "Superseded" : to;
    return write(sandbox, { ...before, ...facts, status, settlesAt });
  });
}

/** Keeps what was found out without moving the payment on. */
export function notePayment(sandbox: Sandbox, paymentId: string, progress: PaymentProgress): void {
  const before = findPayment(sandbox, paymentId);
  if (before) update(sandbox, { ...before, ...progress });
}

/**
 * Lets go of every payment of an open cart that no longer asks for the cart's amount (null: for whatever amount).
 * What was authorised is given back, what was not can never be.
 *
 * @returns how many
 */
export function releasePayments(sandbox: Sandbox, cartId: string, amount: Money | null): number {
  let released = 0;
  for (const payment of listPaymentsOfCart(sandbox, cartId)) {
    if (!isLive(payment.status)) continue;
    if (amount && payment.amount === amount.centAmount && payment.currency === amount.currencyCode) continue;
    movePayment(sandbox, payment.paymentId, isAuthorised(payment.status) ? "Voided" : "Superseded");
    released += 1;
  }
  return released;
}

export interface PaymentEvent {
  paymentId: string;
  status: PaymentStatus;
  amount: Money;
  at: string;
}

const eventRow = z
  .object({
    payment_id: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    amount: z.number(),
    currency: z.string(),
    at: z.number(),
  })
  .transform(({ payment_id, status, amount, currency, at }): PaymentEvent => {
    const money = { centAmount: amount, currencyCode: currency };
    return { paymentId: payment_id, status, amount: money, at: new Date(at).toISOString() };
  });

/** In the order in which they happened. */
export function listPaymentEvents({ db }: Sandbox, cartId: string): PaymentEvent[] {
  const rows = statement(db, "SELECT * FROM payment_events WHERE cart_id = ? ORDER BY n").all(cartId);
  return rows.map((one) => eventRow.parse(one));
}

function hasAuthorisation(sandbox: Sandbox, cartId: string): boolean {
  return listPaymentsOfCart(sandbox, cartId).some(({ status }) => isAuthorised(status));
}

function write(sandbox: Sandbox, payment: Payment): Payment {
  update(sandbox, payment);
  recordEvent(sandbox, payment);
  return payment;
}

function update({ db }: Sandbox, payment: Payment): void {
  statement(db, "UPDATE payments SET status = ?, settles_at = ?, payment = ? WHERE payment_id = ?").run(
    payment.status,
    payment.settlesAt,
    JSON.stringify(bodySchema.parse(payment)),
    payment.paymentId,
  );
}

function recordEvent(sandbox: Sandbox, payment: Payment): void {
  statement(
    sandbox.db,
    "INSERT INTO payment_events (payment_id, cart_id, status, amount, currency, at) VALUES (?, ?, ?, ?, ?, ?)",
  ).run(payment.paymentId, payment.cartId, payment.status, payment.amount, payment.currency, sandbox.now());
}

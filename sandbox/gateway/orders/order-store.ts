import { z } from "zod";
import { ORDER_PAYMENT_STATUSES, orderSchema } from "#models/order.ts";
import { ORDER_STATUSES } from "#models/order-status.ts";
import type { Country } from "#models/locale.ts";
import { SHIPPING_METHOD_KEYS } from "#models/shipping.ts";
import { statement } from "../../database";
import { SEED_TIME, type Sandbox } from "../../service";
import { localTime } from "../local-time";

/** Orders. The unique cart is the last word on the promise that a cart is ordered once. */
export const ordersSchema = `
  CREATE TABLE IF NOT EXISTS orders (
    n INTEGER PRIMARY KEY,
    order_number TEXT NOT NULL UNIQUE,
    cart_id TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    /* 1 for what the seed left on its way, which is as many days old whenever one looks as it was then. */
    moves INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (customer_id, created_at DESC);
`;

/** What is kept: the order as it was placed. Where it stands is worked out when it is read. */
const documentSchema = orderSchema
  .omit({
    status: true,
    events: true,
    paymentStatus: true,
    orderNumber: true,
    invoiceId: true,
    withdrawableUntil: true,
    withdrawals: true,
  })
  .extend({
    payments: orderSchema.shape.payments,
    shippingInfo: orderSchema.shape.shippingInfo.extend({ shippingMethodKey: z.enum(SHIPPING_METHOD_KEYS) }),
    /** Points that offers took. */
    pointsSpent: z.number().int(),
    /** Numbers of the gift cards bought. */
    giftCardNumbers: z.array(z.string()),
    /** The payment beside gift cards, if there was one. */
    paymentId: z.string().nullable(),
    /** Of orders that have a history of their own. */
    fixedStatus: z.enum(ORDER_STATUSES).optional(),
    fixedPaymentStatus: z.enum(ORDER_PAYMENT_STATUSES).optional(),
  });
export type OrderDocument = z.infer<typeof documentSchema>;

export interface StoredOrder {
  orderNumber: string;
  cartId: string;
  customerId: string;
  /** Milliseconds; before it the order cannot be read, as the real system takes a moment. */
  visibleAt: number;
  document: OrderDocument;
}

const row = z
  .object({
    order_number: z.string(),
    cart_id: z.string(),
    customer_id: z.string(),
    visible_at: z.number(),
    document: z.string(),
  })
  .transform(({ order_number, cart_id, customer_id, visible_at, document }): StoredOrder => {
    const parsed = documentSchema.parse(JSON.parse(document));
    return {
      orderNumber: order_number,
      cartId: cart_id,
      customerId: customer_id,
      visibleAt: visible_at,
      document: parsed,
    };
  });

const DAY = 86_400_000;
const ON_ITS_WAY = ["ACCEPTED", "PREPARING", "SHIPPED"];

/** Whether the seed left it on its way: such orders stay as many days old as they were then, or all would be late. */
function isMoving({ fixedStatus }: Pick<OrderDocument, "fixedStatus">): boolean {
  return fixedStatus !== undefined && ON_ITS_WAY.includes(fixedStatus);
}

/** Milliseconds by which such orders are placed later today than in the seed: whole days. */
function sinceSeed({ now }: Sandbox): number {
  return Math.floor((now() - SEED_TIME) / DAY) * DAY;
}

/** How many milliseconds later than stored an order is shown: whole days, 0 for all that do not move. */
export function movedBy(sandbox: Sandbox, { document }: Pick<StoredOrder, "document">): number {
  return isMoving(document) ? sinceSeed(sandbox) : 0;
}

/** @returns the order's number: two digits for the year, eight that count */
export function insertOrder(
  { db }: Sandbox,
  { customerId, visibleAt, document }: { customerId: string; visibleAt: number; document: OrderDocument },
): string {
  const last = statement(db, "SELECT coalesce(max(n), 0) AS n FROM orders").get();
  const count = z.object({ n: z.number() }).parse(last).n + 1;
  const orderNumber = document.createdAt.slice(2, 4) + String(10_000_000 + count);
  statement(
    db,
    "INSERT INTO orders (order_number, cart_id, customer_id, created_at, visible_at, moves, document) VALUES (?, ?, ?, ?, ?, ?, ?)",
  ).run(
    orderNumber,
    document.cartId,
    customerId,
    Date.parse(document.createdAt),
    visibleAt,
    isMoving(document) ? 1 : 0,
    JSON.stringify(documentSchema.parse(document)),
  );
  return orderNumber;
}

/** Visible or not. */
export function findOrderOfCart({ db }: Sandbox, cartId: string): StoredOrder | null {
  const found = statement(db, "SELECT * FROM orders WHERE cart_id = ?").get(cartId);
  return found ? row.parse(found) : null;
}

/** Visible or not. */
export function findOrder({ db }: Sandbox, orderNumber: string): StoredOrder | null {
  const found = statement(db, "SELECT * FROM orders WHERE order_number = ?").get(orderNumber);
  return found ? row.parse(found) : null;
}

/** A page of a customer's visible orders, newest first; `page` counts from 1. */
export function listOrders(
  sandbox: Sandbox,
  customerId: string,
  { page, size }: { page: number; size: number },
): StoredOrder[] {
  const rows = statement(
    sandbox.db,
    `SELECT * FROM orders WHERE customer_id = ? AND visible_at <= ?
     ORDER BY created_at + moves * ? DESC, n DESC LIMIT ? OFFSET ?`,
  ).all(customerId, sandbox.now(), sinceSeed(sandbox), size, (page - 1) * size);
  return rows.map((one) => row.parse(one));
}

/** How many visible orders a customer has, and in which years of the country's clock, the newest first. */
export function countOrders(
  sandbox: Sandbox,
  customerId: string,
  country: Country,
): { total: number; years: number[] } {
  const rows = statement(
    sandbox.db,
    "SELECT created_at + moves * ? AS placed FROM orders WHERE customer_id = ? AND visible_at <= ? ORDER BY placed DESC",
  ).all(sinceSeed(sandbox), customerId, sandbox.now());
  const times = rows.map((one) => z.object({ placed: z.number() }).parse(one).placed);
  return { total: times.length, years: [...new Set(times.map((at) => yearOf(country, at)))] };
}

/** The year in which something placed at `at` (milliseconds) is dated by a country's clock. */
export function yearOf(country: Country, at: number): number {
  return Number(localTime(country, at).day.slice(0, 4));
}

/** Milliseconds of the newest order, visible or not; null when there is none. */
export function findLastOrderTime(sandbox: Sandbox, customerId: string): number | null {
  const sql = "SELECT max(created_at + moves * ?) AS last FROM orders WHERE customer_id = ?";
  const found = statement(sandbox.db, sql).get(sinceSeed(sandbox), customerId);
  return z.object({ last: z.number().nullable() }).parse(found).last;
}

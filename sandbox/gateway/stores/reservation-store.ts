import { z } from "zod";
import type { Reservation } from "#models/reservation.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";

/** Garments put aside in shops. What has become of one is worked out when it is read. */
export const reservationsTable = `
  CREATE TABLE IF NOT EXISTS reservations (
    n INTEGER PRIMARY KEY,
    reservation_id TEXT NOT NULL UNIQUE,
    customer_id TEXT,
    store_id TEXT NOT NULL,
    sku TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    contact TEXT NOT NULL,
    /* What does not follow from time alone. */
    ended TEXT CHECK (ended IN ('COLLECTED', 'CANCELLED'))
  ) STRICT;
  CREATE INDEX IF NOT EXISTS reservations_by_customer ON reservations (customer_id, n);
  CREATE INDEX IF NOT EXISTS reservations_by_sku ON reservations (sku, store_id);
`;

export interface StoredReservation {
  reservationId: string;
  /** Null for a visitor's. */
  customerId: string | null;
  storeId: string;
  sku: string;
  quantity: number;
  /** Milliseconds. */
  createdAt: number;
  expiresAt: number;
  contact: Contact;
  ended: "COLLECTED" | "CANCELLED" | null;
}

const contactSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string().optional(),
});
type Contact = z.infer<typeof contactSchema>;

const row = z
  .object({
    reservation_id: z.string(),
    customer_id: z.string().nullable(),
    store_id: z.string(),
    sku: z.string(),
    quantity: z.number(),
    created_at: z.number(),
    expires_at: z.number(),
    contact: z.string(),
    ended: z.enum(["COLLECTED", "CANCELLED"]).nullable(),
  })
  .transform((found): StoredReservation => ({
    reservationId: found.reservation_id,
    customerId: found.customer_id,
    storeId: found.store_id,
    sku: found.sku,
    quantity: found.quantity,
    createdAt: found.created_at,
    expiresAt: found.expires_at,
    contact: contactSchema.parse(JSON.parse(found.contact)),
    ended: found.ended,
  }));

const HOUR = 3_600_000;
/** How long a shop takes to find the garment. */
const SEARCH_TIME = HOUR;
/** How long it keeps it from then on. */
export const KEPT_TIME = 48 * HOUR;

/** Where a reservation stands at `now` (milliseconds). */
export function reservationStatus(
  { createdAt, expiresAt, ended }: Pick<StoredReservation, "createdAt" | "expiresAt" | "ended">,
  now: number,
): Reservation["status"] {
  if (ended) return ended;
  if (now >= expiresAt) return "EXPIRED";
  return now < createdAt + SEARCH_TIME ? "PENDING" : "READY";
}

export function insertReservation(
  sandbox: Sandbox,
  wanted: Pick<StoredReservation, "customerId" | "storeId" | "sku" | "quantity" | "contact"> &
    Partial<Pick<StoredReservation, "createdAt" | "ended">>,
): StoredReservation {
  const { customerId, storeId, sku, quantity, contact, createdAt = sandbox.now(), ended = null } = wanted;
  const last = statement(sandbox.db, "SELECT coalesce(max(n), 0) AS n FROM reservations").get();
  const reservationId = `R${String(100_001 + z.object({ n: z.number() }).parse(last).n)}`;
  const expiresAt = createdAt + SEARCH_TIME + KEPT_TIME;
  statement(
    sandbox.db,
    `INSERT INTO reservations (reservation_id, customer_id, store_id, sku, quantity, created_at, expires_at, contact, ended)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(reservationId, customerId, storeId, sku, quantity, createdAt, expiresAt, JSON.stringify(contact), ended);
  return { reservationId, customerId, storeId, sku, quantity, createdAt, expiresAt, contact, ended };
}

/** Pieces of a sku that a shop has put aside now, or that were collected there. */
export function reservedQuantity(sandbox: Sandbox, storeId: string, sku: string): number {
  const sum = statement(
    sandbox.db,
    `SELECT coalesce(sum(quantity), 0) AS n FROM reservations
     WHERE sku = ? AND store_id = ? AND ((ended IS NULL AND expires_at > ?) OR ended = 'COLLECTED')`,
  ).get(sku, storeId, sandbox.now());
  return z.object({ n: z.number() }).parse(sum).n;
}

/** How many a customer has open: they are not for stocking up. */
export function openReservations(sandbox: Sandbox, customerId: string): number {
  const count = statement(
    sandbox.db,
    "SELECT count(*) AS n FROM reservations WHERE customer_id = ? AND ended IS NULL AND expires_at > ?",
  ).get(customerId, sandbox.now());
  return z.object({ n: z.number() }).parse(count).n;
}

/** Newest first; `page` counts from 1. */
export function listReservations(
  { db }: Sandbox,
  customerId: string,
  { page, size }: { page: number; size: number },
): { total: number; found: StoredReservation[] } {
  const count = statement(db, "SELECT count(*) AS n FROM reservations WHERE customer_id = ?").get(customerId);
  const rows = statement(
    db,
    "SELECT * FROM reservations WHERE customer_id = ? ORDER BY created_at DESC, n DESC LIMIT ? OFFSET ?",
  ).all(customerId, size, (page - 1) * size);
  return { total: z.object({ n: z.number() }).parse(count).n, found: rows.map((one) => row.parse(one)) };
}

/** Null for an unknown one, and for another customer's. */
export function findReservation({ db }: Sandbox, customerId: string, reservationId: string): StoredReservation | null {
  const found = statement(db, "SELECT * FROM reservations WHERE reservation_id = ? AND customer_id = ?").get(
    reservationId,
    customerId,
  );
  return found ? row.parse(found) : null;
}

/** What was cancelled stands again, as it was. */
export function restoreReservation({ db }: Sandbox, reservationId: string): void {
  statement(db, "UPDATE reservations SET ended = NULL WHERE reservation_id = ?").run(reservationId);
}

export function cancelReservation({ db }: Sandbox, reservationId: string): void {
  statement(db, "UPDATE reservations SET ended = 'CANCELLED' WHERE reservation_id = ?").run(reservationId);
}

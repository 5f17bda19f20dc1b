import { z } from "zod";
import { statement } from "../../database";
import type { Sandbox } from "../../service";

/** Points that customers won and spent. The balance is their sum. */
export const loyaltySchema = `
  CREATE TABLE IF NOT EXISTS loyalty_movements (
    n INTEGER PRIMARY KEY,
    customer_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    points INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('ORDER', 'BONUS', 'OFFER', 'WELCOME')),
    order_number TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS loyalty_by_customer ON loyalty_movements (customer_id, at);
`;

const movementRow = z.object({
  at: z.number(),
  points: z.number(),
  kind: z.enum(["ORDER", "BONUS", "OFFER", "WELCOME"]),
  order_number: z.string().nullable(),
});
export type LoyaltyMovement = { customerId: string; at: number; points: number; orderNumber: string | null } & Pick<
  z.infer<typeof movementRow>,
  "kind"
>;

export function pointsOf({ db }: Sandbox, customerId: string): number {
  const sum = statement(db, "SELECT coalesce(sum(points), 0) AS points FROM loyalty_movements WHERE customer_id = ?");
  return z.object({ points: z.number() }).parse(sum.get(customerId)).points;
}

export function addMovement({ db }: Sandbox, movement: LoyaltyMovement): void {
  if (movement.points === 0) return;
  statement(
    db,
    "INSERT INTO loyalty_movements (customer_id, at, points, kind, order_number) VALUES (?, ?, ?, ?, ?)",
  ).run(movement.customerId, movement.at, movement.points, movement.kind, movement.orderNumber);
}

/** Newest first; `page` counts from 1. */
export function listMovements(
  { db }: Sandbox,
  customerId: string,
  { page, size }: { page: number; size: number },
): { total: number; values: Omit<LoyaltyMovement, "customerId">[] } {
  const count = statement(db, "SELECT count(*) AS total FROM loyalty_movements WHERE customer_id = ?").get(customerId);
  const rows = statement(
    db,
    "SELECT at, points, kind, order_number FROM loyalty_movements WHERE customer_id = ? ORDER BY at DESC, n DESC LIMIT ? OFFSET ?",
  ).all(customerId, size, (page - 1) * size);
  return {
    total: z.object({ total: z.number() }).parse(count).total,
    values: rows.map((one) => {
      const { at, points, kind, order_number } = movementRow.parse(one);
      return { at, points, kind, orderNumber: order_number };
    }),
  };
}

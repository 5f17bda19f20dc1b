import { hash } from "node:crypto";
import { type Request, Router } from "express";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { badRequest, GatewayError } from "./errors";
import type { Resource } from "./resource";

/** What calls that create a payment or an order have answered, by their `Idempotency-Key` (D5). */
export const idempotency: Resource = {
  name: "idempotency",
  schema: `
  CREATE TABLE IF NOT EXISTS idempotency (
    customer_id TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (customer_id, key)
  ) STRICT, WITHOUT ROWID;
`,
  seed: () => undefined,
  router: () => Router(),
};

/** @throws GatewayError 400 without a key; the contract says what it has to look like */
export function readIdempotencyKey(request: Request): string {
  const key = request.get("Idempotency-Key");
  if (key === undefined) throw badRequest("Idempotency-Key: is missing", "HEADERS");
  return key;
}

const row = z.object({ fingerprint: z.string(), answer: z.string() });

/**
 * Does the work once a key, and gives the first answer to every repetition. Only what succeeded is remembered, so that
 * a refused request may be tried again under the same key. Call it inside the transaction of the work.
 *
 * @param asked everything that makes two requests the same
 * @param isWorthless whether the remembered answer leads nowhere any more, so that the work may be done anew
 * @throws GatewayError 422 when the key came with another request before
 */
export function once<T>(
  { db }: Sandbox,
  { customerId, key, asked }: { customerId: string; key: string; asked: unknown },
  { schema, isWorthless = () => false }: { schema: z.ZodType<T>; isWorthless?: (answer: T) => boolean },
  work: () => T,
): T {
  const fingerprint = hash("sha256", JSON.stringify(asked), "base64url");
  const find = statement(db, "SELECT fingerprint, answer FROM idempotency WHERE customer_id = ? AND key = ?");
  const found = find.get(customerId, key);
  if (found) {
    const known = row.parse(found);
    if (known.fingerprint !== fingerprint) {
      throw new GatewayError(422, "IDEMPOTENCY_KEY_REUSED", "The Idempotency-Key came with another request before");
    }
    const answer = schema.parse(JSON.parse(known.answer));
    if (!isWorthless(answer)) return answer;
  }
  const answer = work();
  const insert = statement(
    db,
    "INSERT OR REPLACE INTO idempotency (customer_id, key, fingerprint, answer) VALUES (?, ?, ?, ?)",
  );
  insert.run(customerId, key, fingerprint, JSON.stringify(answer));
  return answer;
}

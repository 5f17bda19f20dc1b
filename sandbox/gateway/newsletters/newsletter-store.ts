import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MESSAGE_KINDS } from "#models/newsletter.ts";
import { statement } from "../../database";
import type { Sandbox } from "../../service";

/** Who wants which messages, customer or not, and the token that takes each of them off. */
export const newslettersSchema = `
  CREATE TABLE IF NOT EXISTS message_tokens (
    email TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS message_optins (
    email TEXT NOT NULL,
    type TEXT NOT NULL CHECK (type IN ('NEWS', 'TIC', 'INVIT', 'SURV')),
    optin TEXT NOT NULL CHECK (optin IN ('YES', 'NO')),
    store_id TEXT NOT NULL,
    source TEXT,
    changed_at INTEGER NOT NULL,
    PRIMARY KEY (email, type)
  ) STRICT, WITHOUT ROWID;
`;

type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface Optin {
  email: string;
  type: MessageKind;
  optin: "YES" | "NO";
  storeId: string;
  /** Where it was asked. */
  source: string | undefined;
}

/** Whether this changed anything. */
export function writeOptin(sandbox: Sandbox, { email, type, optin, storeId, source }: Optin): boolean {
  const { db } = sandbox;
  const before = statement(db, "SELECT optin FROM message_optins WHERE email = ? AND type = ?").get(email, type);
  if (z.object({ optin: z.string() }).safeParse(before).data?.optin === optin) return false;
  statement(
    db,
    `INSERT OR REPLACE INTO message_optins (email, type, optin, store_id, source, changed_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ).run(email, type, optin, storeId, source ?? null, sandbox.now());
  return true;
}

const tokenRow = z.object({ token: z.string() });

/** The token of an address, made when it has none yet. */
export function tokenOf({ db }: Sandbox, email: string): string {
  const found = statement(db, "SELECT token FROM message_tokens WHERE email = ?").get(email);
  if (found) return tokenRow.parse(found).token;
  const token = randomUUID().replaceAll("-", "");
  giveToken(db, email, token);
  return token;
}

export function giveToken(db: Sandbox["db"], email: string, token: string): void {
  statement(db, "INSERT INTO message_tokens (email, token) VALUES (?, ?)").run(email, token);
}

/** Null for a token that stands in no message. */
export function findEmailOfToken({ db }: Sandbox, token: string): string | null {
  const found = statement(db, "SELECT email FROM message_tokens WHERE token = ?").get(token);
  return found ? z.object({ email: z.string() }).parse(found).email : null;
}

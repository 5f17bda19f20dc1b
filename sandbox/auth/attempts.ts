import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";

export const MAX_TRIES = 5;
/** Milliseconds. */
export const LOCK_TIME = 15 * 60 * 1000;

export const attemptsSchema = `
  CREATE TABLE IF NOT EXISTS auth_attempts (
    email TEXT PRIMARY KEY,
    tries INTEGER NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

const attemptRow = z.object({ tries: z.number(), last_at: z.number() });

/**
 * Counts a try before its password is looked at, so that tries sent side by side count too. Unknown addresses are
 * counted like known ones: the answer tells nobody who has an account. Milliseconds left, or 0 when one may try.
 */
export function startAttempt(sandbox: Sandbox, email: string): number {
  const now = sandbox.now();
  const row = statement(sandbox.db, "SELECT tries, last_at FROM auth_attempts WHERE email = ?").get(key(email));
  const before = row === undefined ? { tries: 0, last_at: 0 } : attemptRow.parse(row);
  const left = before.last_at + LOCK_TIME - now;
  if (before.tries >= MAX_TRIES && left > 0) return left;
  const tries = left > 0 ? before.tries + 1 : 1;
  statement(sandbox.db, "INSERT OR REPLACE INTO auth_attempts (email, tries, last_at) VALUES (?, ?, ?)").run(
    key(email),
    tries,
    now,
  );
  return 0;
}

/** Milliseconds for which this address is locked now. */
export function lockedFor(sandbox: Sandbox, email: string): number {
  const row = statement(sandbox.db, "SELECT tries, last_at FROM auth_attempts WHERE email = ?").get(key(email));
  if (row === undefined) return 0;
  const { tries, last_at } = attemptRow.parse(row);
  return tries < MAX_TRIES ? 0 : Math.max(0, last_at + LOCK_TIME - sandbox.now());
}

export function clearAttempts(sandbox: Sandbox, email: string): void {
  statement(sandbox.db, "DELETE FROM auth_attempts WHERE email = ?").run(key(email));
}

function key(email: string): string {
  return email.trim().toLowerCase();
}

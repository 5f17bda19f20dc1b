import { statement } from "../database";
import type { Sandbox } from "../service";
import { nowInSeconds } from "./clock";

/**
 * Access tokens that were taken back before their time, by their own id or by that of their session. The library
 * cannot: it does not keep tokens that speak for themselves.
 */
export const revokedSchema = `
  CREATE TABLE IF NOT EXISTS auth_revoked (
    jti TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

export function isRevoked(sandbox: Sandbox, jti: string): boolean {
  return statement(sandbox.db, "SELECT 1 FROM auth_revoked WHERE jti = ?").get(jti) !== undefined;
}

/** @param exp seconds of the sandbox's clock, after which the token is refused anyway */
export function noteRevoked(sandbox: Sandbox, { jti, exp }: { jti: string; exp: number }): void {
  statement(sandbox.db, "DELETE FROM auth_revoked WHERE expires_at < ?").run(nowInSeconds(sandbox));
  statement(sandbox.db, "INSERT OR REPLACE INTO auth_revoked (jti, expires_at) VALUES (?, ?)").run(jti, exp);
}

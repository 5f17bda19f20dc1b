import { errors, type Adapter, type AdapterPayload } from "oidc-provider";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { clockOffset, nowInSeconds } from "./clock";
import { openRefreshToken } from "./refresh-tokens";

/** What the provider's library remembers: sessions, interactions, codes, grants, refresh tokens. */
export const artifactsSchema = `
  CREATE TABLE IF NOT EXISTS auth_artifacts (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    grant_id TEXT,
    uid TEXT,
    consumed_at INTEGER,
    expires_at INTEGER,
    PRIMARY KEY (model, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS auth_artifacts_grant ON auth_artifacts (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS auth_artifacts_uid ON auth_artifacts (uid) WHERE uid IS NOT NULL;
`;

export function purgeArtifacts(sandbox: Sandbox): void {
  statement(sandbox.db, "DELETE FROM auth_artifacts WHERE expires_at < ?").run(nowInSeconds(sandbox));
}

const artifactRow = z.object({
  payload: z.string(),
  consumed_at: z.number().nullable(),
  grant_id: z.string().nullable(),
});
/** Seconds for which a refresh token that was used may be used again. */
export const REUSE_GRACE = 10;
const COLUMNS = "payload, consumed_at, grant_id";

/** The library's storage interface over one table. */
export class ArtifactAdapter implements Adapter {
  constructor(
    private readonly sandbox: Sandbox,
    private readonly model: string,
  ) {}

  upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const stored = translate(payload, clockOffset(this.sandbox));
    const expiresAt = expiresIn ? nowInSeconds(this.sandbox) + expiresIn : null;
    statement(
      this.sandbox.db,
      `INSERT OR REPLACE INTO auth_artifacts (model, id, payload, grant_id, uid, consumed_at, expires_at)
         VALUES (?, ?, ?, ?, ?, NULL, ?)`,
    ).run(this.model, id, JSON.stringify(stored), payload.grantId ?? null, payload.uid ?? null, expiresAt);
    return Promise.resolve();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const key = this.model === "RefreshToken" ? (await openRefreshToken(this.sandbox, id))?.jti : id;
    return key === undefined ? undefined : this.read("id = ?", key);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.read("uid = ?", uid));
  }

  /** Device codes are not offered. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /**
   * One winner: of two requests that carry the same code, the second is a reuse, and a reuse ends the whole family. A
   * refresh token may be used again for a moment: two instances of a shop that refresh at once, or one whose answer was
   * lost on the way, are the same browser.
   */
  async consume(id: string): Promise<void> {
    const { changes } = statement(
      this.sandbox.db,
      "UPDATE auth_artifacts SET consumed_at = ? WHERE model = ? AND id = ? AND consumed_at IS NULL",
    ).run(nowInSeconds(this.sandbox), this.model, id);
    if (changes > 0) return;
    const row = this.row("id = ?", id);
    if (row && this.isInGrace(row)) return;
    if (row?.grant_id) await this.revokeByGrantId(row.grant_id);
    throw new errors.InvalidGrant(`${this.model} already used`);
  }

  destroy(id: string): Promise<void> {
    statement(this.sandbox.db, "DELETE FROM auth_artifacts WHERE model = ? AND id = ?").run(this.model, id);
    return Promise.resolve();
  }

  /** Ends a grant and every code and refresh token that came from it. */
  revokeByGrantId(grantId: string): Promise<void> {
    statement(this.sandbox.db, "DELETE FROM auth_artifacts WHERE grant_id = ?").run(grantId);
    statement(this.sandbox.db, "DELETE FROM auth_artifacts WHERE model = 'Grant' AND id = ?").run(grantId);
    return Promise.resolve();
  }

  /** The same by one of its tokens. */
  async revokeFamily(id: string): Promise<void> {
    const row = this.row("id = ?", id);
    if (row?.grant_id) await this.revokeByGrantId(row.grant_id);
    else await this.destroy(id);
  }

  private isInGrace({ consumed_at }: Pick<z.infer<typeof artifactRow>, "consumed_at">): boolean {
    if (this.model !== "RefreshToken" || consumed_at === null) return false;
    return nowInSeconds(this.sandbox) - consumed_at <= REUSE_GRACE;
  }

  private row(condition: "id = ?" | "uid = ?", value: string): z.infer<typeof artifactRow> | undefined {
    const row = statement(
      this.sandbox.db,
      `SELECT ${COLUMNS} FROM auth_artifacts WHERE model = ? AND ${condition}`,
    ).get(this.model, value);
    return row === undefined ? undefined : artifactRow.parse(row);
  }

  private read(condition: "id = ?" | "uid = ?", value: string): AdapterPayload | undefined {
    const row = this.row(condition, value);
    if (!row) return undefined;
    const payload = JSON.parse(row.payload) as AdapterPayload;
    if (row.consumed_at !== null && !this.isInGrace(row)) payload.consumed = row.consumed_at;
    return translate(payload, -clockOffset(this.sandbox));
  }
}

const TIMES = ["iat", "exp", "iiat", "loginTs", "authTime"] as const;

function translate(payload: AdapterPayload, seconds: number): AdapterPayload {
  const moved = { ...payload };
  for (const name of TIMES) {
    const time = moved[name];
    if (typeof time === "number") moved[name] = time + seconds;
  }
  return moved;
}

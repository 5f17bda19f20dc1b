import { createHash } from "node:crypto";
import { sealData, unsealData } from "iron-session";

/** Encrypts and signs what sits in a cookie. */
export interface Sealer {
  /** @param ttl seconds after which the seal opens no more */
  seal(data: object, ttl: number): Promise<string>;
  /** What was sealed, or null when the value is tampered with, truncated, foreign, too old or not a seal (SEC-04). */
  unseal(value: string, ttl: number): Promise<Record<string, unknown> | null>;
}

/**
 * A seal names its secret by number. The number comes from the secret itself, so that taking an old secret off the
 * list, or putting a new one first, never renumbers the others (SEC-05).
 */
function passwordId(secret: string): number {
  return createHash("sha256").update(secret).digest().readUInt32BE(0);
}

const SEAL = /^Fe26\.2\*[^~]+~2$/;

/** @param secrets the first seals, all open; 32 characters each at least */
export function createSealer(secrets: readonly string[]): Sealer {
  const [first] = secrets;
  if (first === undefined) throw new Error("A sealer needs a secret");
  const sealing = { [passwordId(first)]: first };
  const opening = Object.fromEntries(secrets.map((secret) => [passwordId(secret), secret]));
  return {
    seal: (data, ttl) => sealData(data, { password: sealing, ttl }),
    async unseal(value, ttl) {
      // iron-session overlooks what stands behind its version.
      if (!SEAL.test(value)) return null;
      try {
        const data: unknown = await unsealData(value, { password: opening, ttl });
        // iron-session answers {} for what does not open.
        return data !== null && typeof data === "object" && Object.keys(data).length > 0
          ? (data as Record<string, unknown>)
          : null;
      } catch {
        return null;
      }
    },
  };
}

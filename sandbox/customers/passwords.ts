import { randomBytes, scrypt, scryptSync, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;

/** `scrypt$salt$key`, both base64url, with Node's default cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return format(salt, await deriveKey(password.normalize("NFKC"), salt, KEY_BYTES));
}

/** The same, for seed data: the salt is given so that two seeds are equal. */
export function hashPasswordForSeed(password: string, salt: string): string {
  const bytes = Buffer.from(salt.padEnd(16, "."));
  return format(bytes, scryptSync(password.normalize("NFKC"), bytes, KEY_BYTES));
}

export async function matchesHash(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  return timingSafeEqual(
    await deriveKey(password.normalize("NFKC"), Buffer.from(salt, "base64url"), expected.length),
    expected,
  );
}

function format(salt: Buffer, key: Buffer): string {
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

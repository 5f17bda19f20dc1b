import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";
import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";

export interface Keys {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Signs the provider's cookies. */
  cookieKey: string;
}

export const keysSchema = `
  CREATE TABLE IF NOT EXISTS auth_keys (
    kid TEXT PRIMARY KEY,
    private_key TEXT NOT NULL,
    cookie_key TEXT NOT NULL
  ) STRICT;
`;

const keyRow = z.object({ kid: z.string(), private_key: z.string(), cookie_key: z.string() });
const known = new WeakMap<Sandbox, Keys>();

/**
 * The provider's keys: made once, kept in the database and over a reset, because clients remember the published set.
 * A process that already signs with a key writes that one back.
 */
export function signingKeys(sandbox: Sandbox): Keys {
  const cached = known.get(sandbox);
  if (cached) return cached;
  const keys = readKeys(sandbox) ?? makeKeys();
  known.set(sandbox, keys);
  persistKeys(sandbox);
  return keys;
}

export function persistKeys(sandbox: Sandbox): void {
  const { kid, privateKey, cookieKey } = signingKeys(sandbox);
  statement(sandbox.db, "INSERT OR IGNORE INTO auth_keys (kid, private_key, cookie_key) VALUES (?, ?, ?)").run(
    kid,
    privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cookieKey,
  );
}

function readKeys(sandbox: Sandbox): Keys | null {
  const row = statement(sandbox.db, "SELECT kid, private_key, cookie_key FROM auth_keys LIMIT 1").get();
  if (!row) return null;
  const { kid, private_key, cookie_key } = keyRow.parse(row);
  const privateKey = createPrivateKey(private_key);
  return { kid, privateKey, publicKey: createPublicKey(privateKey), cookieKey: cookie_key };
}

function makeKeys(): Keys {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { kid: randomBytes(8).toString("hex"), privateKey, publicKey, cookieKey: randomBytes(32).toString("hex") };
}

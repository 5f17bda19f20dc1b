import { createCipheriv, createDecipheriv, createHmac, pbkdf2Sync, randomFillSync, createHash } from "node:crypto";
import { seal, defaults, unseal } from "iron-webcrypto";
import { sealData, unsealData } from "iron-session";

/** Encrypts and signs what the shop gives to a browser to keep. */
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

/** What iron-session puts behind a seal: the version of its own format. */
const VERSION = "~2";
const SEAL = /^Fe26\.2\*[^~]+~2$/;

/**
 * Seals by iron-session, for what travels in addresses.
 *
 * @param secrets the first seals, all open; 32 characters each at least
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const { first, byId } = passwords(secrets);
  return {
    seal: (data, ttl) => sealData(data, { password: { [first.id]: first.secret }, ttl }),
    unseal: (value, ttl) => opened(value, () => unsealData(value, { password: byId, ttl })),
  };
}

/**
 * The same seals, made and opened by Node's own cryptography: a request brings three or four cookies, and opening each by
 * iron-session takes 0.4 ms (ADR 0033). Either sealer opens what the other has sealed.
 *
 * @param secrets the first seals, all open; 32 characters each at least
 */
export function createCookieSealer(secrets: readonly string[]): Sealer {
  const { first, byId } = passwords(secrets);
  const options = (ttl: number) => ({ ...defaults, ttl: ttl * 1_000 });
  return {
    seal: async (data, ttl) => (await seal(nodeCrypto, data, first, options(ttl))) + VERSION,
    unseal: (value, ttl) =>
      opened(value, () => unseal(nodeCrypto, value.slice(0, -VERSION.length), byId, options(ttl))),
  };
}

function passwords(secrets: readonly string[]) {
  const [secret] = secrets;
  if (secret === undefined) throw new Error("A sealer needs a secret");
  return {
    first: { id: String(passwordId(secret)), secret },
    byId: Object.fromEntries(secrets.map((each) => [passwordId(each), each])),
  };
}

async function opened(value: string, open: () => Promise<unknown>): Promise<Record<string, unknown> | null> {
  // Neither library minds what stands behind the version.
  if (!SEAL.test(value)) return null;
  try {
    const data = await open();
    // iron-session answers {} for what does not open.
    const isContent = data !== null && typeof data === "object" && Object.keys(data).length > 0;
    return isContent ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * What a seal needs of a browser's crypto, by Node's own calls. A cookie is a few hundred bytes: enciphering them takes
 * microseconds, and handing them to another thread and back, nine times a seal as Node's WebCrypto does, took most of
 * what a change of the cart cost (ADR 0033).
 */

type Crypto = Parameters<typeof seal>[0];
type Subtle = Crypto["subtle"];
/** Keys stay in here: their bytes stand for them. */
type Key = Awaited<ReturnType<Subtle["importKey"]>>;

const CIPHER = "aes-256-cbc";

export const nodeCrypto: Crypto = {
  getRandomValues: (bytes) => randomFillSync(bytes),
  subtle: {
    importKey: (_format, bytes) => Promise.resolve(bytes as unknown as Key),
    deriveBits(algorithm, key, bits) {
      const { salt, iterations } = algorithm as unknown as { salt: Uint8Array; iterations: number };
      return answer(pbkdf2Sync(bytesOf(key), salt, iterations, bits / 8, "sha1"));
    },
    encrypt(algorithm, key, data) {
      const cipher = createCipheriv(CIPHER, bytesOf(key), ivOf(algorithm));
      return answer(cipher.update(data), cipher.final());
    },
    async decrypt(algorithm, key, data) {
      const decipher = createDecipheriv(CIPHER, bytesOf(key), ivOf(algorithm));
      return answer(decipher.update(data), decipher.final());
    },
    sign: (_algorithm, key, data) => answer(createHmac("sha256", bytesOf(key)).update(data).digest()),
  },
};

function bytesOf(key: Key): Uint8Array {
  return key as unknown as Uint8Array;
}

function ivOf(algorithm: unknown): Uint8Array {
  return (algorithm as { iv: Uint8Array }).iv;
}

/** In bytes of their own: the buffers of small answers are cut out of a pool. */
function answer(...parts: Uint8Array[]): Promise<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return Promise.resolve(whole.buffer);
}

import { createCipheriv, createDecipheriv, createHmac, pbkdf2Sync, randomFillSync, hash } from "node:crypto";
import { seal, defaults, unseal } from "iron-webcrypto";
import { sealData, unsealData } from "iron-session";

/** Encrypts and signs data that the shop stores in browsers or addresses. */
export interface Sealer {
  /** @param ttl seconds after which the seal can no longer be opened: it carries its own end */
  seal(data: object, ttl: number): Promise<string>;
  /**
   * The sealed data; null if the value is not a seal, or was tampered with, truncated, sealed elsewhere or too long ago
   * (SEC-04).
   */
  unseal(value: string): Promise<Record<string, unknown> | null>;
}

/**
 * Number by which a seal names its secret. It is derived from the secret itself, so that removing an old secret, or
 * putting a new one first, does not renumber the others (SEC-05).
 */
function passwordId(secret: string): number {
  return hash("sha256", secret, "buffer").readUInt32BE(0);
}

/** Suffix of seals by iron-session: the version of its format. */
const VERSION = "~2";
const SEAL = /^Fe26\.2\*[^~]+~2$/;

/**
 * Seals by iron-session, for data in addresses.
 *
 * @param secrets the first one seals, all of them open; at least 32 characters each
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const { first, byId } = passwords(secrets);
  return {
    seal: (data, ttl) => sealData(data, { password: { [first.id]: first.secret }, ttl }),
    unseal: (value) => opened(value, () => unsealData(value, { password: byId })),
  };
}

/**
 * The same seals by Node's own cryptography: a request brings three or four cookies, and iron-session takes 0.4 ms to
 * open each (ADR 0033). Each sealer opens the seals of the other.
 *
 * @param secrets the first one seals, all of them open; at least 32 characters each
 */
export function createCookieSealer(secrets: readonly string[]): Sealer {
  const { first, byId } = passwords(secrets);
  return {
    seal: async (data, ttl) => (await seal(nodeCrypto, data, first, { ...defaults, ttl: ttl * 1_000 })) + VERSION,
    unseal: (value) => opened(value, () => unseal(nodeCrypto, value.slice(0, -VERSION.length), byId, defaults)),
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
  // Checked here, since neither library rejects characters after the version.
  if (!SEAL.test(value)) return null;
  try {
    const data = await open();
    // iron-session gives {} for a seal that cannot be opened.
    const isContent = data !== null && typeof data === "object" && Object.keys(data).length > 0;
    return isContent ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The parts of the Web Crypto API that seals use, by Node's synchronous calls. Encrypting the few hundred bytes of a
 * cookie takes microseconds; Node's WebCrypto passes them to another thread and back nine times a seal, which took most
 * of the time of a cart change (ADR 0033).
 */

type Crypto = Parameters<typeof seal>[0];
type Subtle = Crypto["subtle"];
/** Keys never leave this object, so their bytes are used instead of a CryptoKey. */
type Key = Awaited<ReturnType<Subtle["importKey"]>>;

const CIPHER = "aes-256-cbc";

const nodeCrypto: Crypto = {
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

/** Copies the result into its own ArrayBuffer: small Buffers are slices of a shared pool. */
function answer(...parts: Uint8Array[]): Promise<ArrayBuffer> {
  return Promise.resolve(new Uint8Array(Buffer.concat(parts)).buffer);
}

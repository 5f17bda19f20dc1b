import { createCipheriv, createDecipheriv, createHmac, pbkdf2Sync, randomFillSync } from "node:crypto";
import type { seal } from "iron-webcrypto";

/**
 * What a seal needs of a browser's crypto, by Node's own calls. A cookie is a few hundred bytes: enciphering them takes microseconds,
 * and handing them to another thread and back, nine times a seal as Node's WebCrypto does, took most of what a change of the cart cost
 * (ADR 0033).
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

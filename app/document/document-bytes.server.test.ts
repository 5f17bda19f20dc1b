import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packDocument, unpackDocument } from "./document-bytes.server";
import type { SharedDocument } from "./send-document.server";

const SECRET = "a secret";
const document: SharedDocument = {
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  tags: ["content:é", "site:FR"],
  madeAt: 1_700_000_000_000,
  etag: 'W/"x"',
  bodies: { br: Buffer.from("brotli, so to say") },
  isSmall: false,
  scripts: [],
  slots: [],
  purgeMark: { epoch: "first", count: 3 },
};
const bytes = packDocument("key", document, SECRET);

describe("a document as bytes", () => {
  it("is the same document after", () => {
    expect(unpackDocument("key", bytes, SECRET)).toEqual(document);
    const more = { ...document, failedAt: 1, bodies: { ...document.bodies, gzip: Buffer.from("gzip") } };
    expect(unpackDocument("key", packDocument("key", more, SECRET), SECRET)).toEqual(document);
  });

  it("holds no more memory than its own bytes", () => {
    const { br } = unpackDocument("key", bytes, SECRET)!.bodies;
    expect(br.buffer.byteLength).toBe(br.length);
  });

  it("is none when a byte of it is another one, some are missing, or they are anything else", () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = Buffer.from(bytes);
        damaged[at]! ^= change;
        expect(unpackDocument("key", damaged, SECRET)).toBeNull();
        expect(unpackDocument("key", bytes.subarray(0, at), SECRET)).toBeNull();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (foreign) => {
        expect(unpackDocument("key", Buffer.from(foreign), SECRET)).toBeNull();
      }),
    );
  });

  it("is none under another key or from somebody without the secret", () => {
    expect(unpackDocument("other", bytes, SECRET)).toBeNull();
    expect(unpackDocument("key", bytes, "another secret")).toBeNull();
  });
});

import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { joinGzip, deflatePiece } from "./gzip-pieces.server";

it("gives one stream that any gzip reads, whatever stands between kept pieces", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.string({ minLength: 190, maxLength: 210 }),
    fc.string({ minLength: 400, maxLength: 5_000 }),
    fc.constant(""),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ text, isKept: fc.boolean() }), { maxLength: 8 }), (parts) => {
      const given = parts.map(({ text, isKept }) => (isKept ? deflatePiece(Buffer.from(text)) : text));
      const expected = Buffer.concat(parts.map(({ text }) => Buffer.from(text)));
      expect(gunzipSync(joinGzip(given)).equals(expected)).toBe(true);
      // Kept pieces can be used for every response.
      expect(gunzipSync(joinGzip(given)).equals(expected)).toBe(true);
    }),
  );
});

it("holds no more memory than a kept piece has bytes", () => {
  const { deflated } = deflatePiece(Buffer.from("text ".repeat(300)));
  expect(deflated.buffer.byteLength).toBe(deflated.length);
});

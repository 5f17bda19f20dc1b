import { describe, expect, it } from "vitest";
import { compressFast, recompressBrotli } from "./send-document.server";

describe("bodies that are kept", () => {
  it("hold no more memory than their own bytes", async () => {
    for (const text of ["x", "small ".repeat(500), Array.from({ length: 9_000 }, (_, at) => at * at).join()]) {
      const first = compressFast(Buffer.from(text));
      const well = await recompressBrotli(first);
      for (const body of [first, well]) expect(body.buffer.byteLength).toBe(body.length);
    }
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { compressFast, recompressBrotli, sharedCaching } from "./send-document.server";

describe("bodies that are kept", () => {
  it("hold no more memory than their own bytes", async () => {
    for (const text of ["x", "small ".repeat(500), Array.from({ length: 9_000 }, (_, at) => at * at).join()]) {
      const first = compressFast(Buffer.from(text));
      const well = await recompressBrotli(first);
      for (const body of [first, well]) expect(body.buffer.byteLength).toBe(body.length);
    }
  });
});

describe("what caches in between may do", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    [null, 60, 600, 86_400],
    [100_000, 60, 600, 86_400],
    [86_400, 60, 600, 86_340],
    [90.9, 60, 30, 30],
    [30, 30, 0, 0],
    [0.5, 0, 0, 0],
    [-5, 0, 0, 0],
  ])("ends with the prices: in %s s [CAT-06]", (seconds, fresh, whileRevalidating, ifIll) => {
    vi.useFakeTimers();
    expect(sharedCaching(seconds === null ? null : Date.now() + seconds * 1000)).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifIll}`,
    );
  });
});

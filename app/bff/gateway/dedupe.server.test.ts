import { describe, expect, it, vi } from "vitest";
import { createDedupe } from "./dedupe.server";

/** Gives 1, 2, 3 … */
function counting() {
  let count = 0;
  return vi.fn(() => Promise.resolve((count += 1)));
}

describe("what is done once for the concurrent requests of a shopper", () => {
  it("is done once for a key, at the same time and until its time is over", async () => {
    const dedupe = createDedupe({ ttl: 100 });
    const run = counting();
    expect(await Promise.all([dedupe("a", run), dedupe("a", run)])).toEqual([1, 1]);
    expect([await dedupe("a", run), await dedupe("b", run)]).toEqual([1, 2]);
    // Continuous calls do not extend its time, which is counted from its start.
    await vi.waitFor(async () => expect(await dedupe("a", run)).toBe(3), { interval: 5 });
  });

  it("is known afterwards, and a value may be put in its place", async () => {
    const dedupe = createDedupe({ ttl: 1_000 });
    const run = counting();
    expect(await dedupe.known("a")).toBeUndefined();
    await dedupe("a", run);
    expect(await dedupe.known("a")).toBe(1);
    dedupe.put("a", "put");
    expect([await dedupe.known("a"), await dedupe("a", run)]).toEqual(["put", "put"]);
  });

  it("does not come back over a value that was put in its place while it was awaited", async () => {
    const dedupe = createDedupe({ ttl: 1_000 });
    let answer = (_text: string): void => {};
    const waiting = dedupe("a", () => new Promise<string>((resolve) => (answer = resolve)));
    dedupe.put("a", "newer");
    answer("older");
    expect([await waiting, await dedupe.known("a")]).toEqual(["older", "newer"]);
  });

  it("may be nothing, and may be forgotten", async () => {
    const dedupe = createDedupe({ ttl: 1_000 });
    const run = vi.fn(() => Promise.resolve(null));
    await Promise.all([dedupe("a", run), dedupe("a", run)]);
    expect(await dedupe("a", run)).toBeNull();
    expect(run).toHaveBeenCalledTimes(1);
    dedupe.forget("a");
    await dedupe("a", run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("fails for all who wait, and is tried again unless the failure is one to keep", async () => {
    const dedupe = createDedupe({ ttl: 1_000, kept: (error) => error instanceof RangeError });
    const failing = (error: Error) => vi.fn(() => Promise.reject(error));
    for (const [error, times] of [
      [new TypeError("unavailable"), 2],
      [new RangeError("refused"), 1],
    ] as const) {
      const run = failing(error);
      const waiting = [dedupe(error.message, run), dedupe(error.message, run)];
      for (const each of await Promise.allSettled(waiting)) expect(each).toMatchObject({ reason: error });
      await expect(dedupe(error.message, run)).rejects.toBe(error);
      expect(run).toHaveBeenCalledTimes(times);
    }
  });

  it("is kept within a bound in bytes", async () => {
    const dedupe = createDedupe({ ttl: 1_000, maxBytes: 100_000 });
    const run = counting();
    await dedupe("small", run);
    await dedupe("large", () => Promise.resolve(["x".repeat(40_000)]));
    expect(await dedupe("small", run)).toBe(1);
    for (const key of ["b", "c"]) await dedupe(key, () => Promise.resolve(["x".repeat(40_000)]));
    expect(await dedupe("small", run)).toBe(1);
    for (const key of ["d", "e"]) await dedupe(key, () => Promise.resolve(["x".repeat(60_000)]));
    expect(await dedupe("small", run)).toBe(2);
    // Calls during the first one share its result, however large that is.
    const huge = vi.fn(() => Promise.resolve("x".repeat(200_000)));
    await Promise.all([dedupe("huge", huge), dedupe("huge", huge)]);
    expect(huge).toHaveBeenCalledTimes(1);
    await dedupe("huge", huge);
    expect(huge).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryCache } from "./cache.server";

const freshness = { ttl: 60, swr: 600 };

describe("read cache", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks once for many concurrent askers", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    const fetch = vi.fn(() => new Promise<number>((resolve) => setTimeout(() => resolve(1), 10)));
    const answers = Promise.all(Array.from({ length: 1000 }, () => cache.read("k", freshness, fetch)));
    await vi.advanceTimersByTimeAsync(10);
    expect(new Set(await answers)).toEqual(new Set([1]));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("serves the fresh value without asking, the stale one while asking once", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    let value = 1;
    const fetch = vi.fn(() => Promise.resolve(value));
    await cache.read("k", freshness, fetch);
    value = 2;
    vi.advanceTimersByTime(59_000);
    expect(await cache.read("k", freshness, fetch)).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    expect(await cache.read("k", freshness, fetch)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await cache.read("k", freshness, fetch)).toBe(2);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("asks first when a value is too old to show, and shows it all the same when the source fails", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    await cache.read("k", freshness, () => Promise.resolve(1));
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(await cache.read("k", freshness, () => Promise.reject(new Error("down")))).toBe(1);
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(await cache.read("k", freshness, () => Promise.resolve(3))).toBe(3);
  });

  it("fails when the source fails and nothing is kept, and asks again next time", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    await expect(cache.read("k", freshness, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cache.read("k", freshness, () => Promise.resolve(2))).toBe(2);
  });

  it("lets the least recently used go when all of it takes more bytes than it may", async () => {
    const cache = createMemoryCache({ maxBytes: 10_000 });
    const fetch = vi.fn(() => Promise.resolve("é".repeat(3_000)));
    for (const key of ["a", "b", "c", "a", "d"]) await cache.read(key, freshness, fetch);
    expect(fetch).toHaveBeenCalledTimes(4);
    await cache.read("a", freshness, fetch);
    expect(fetch).toHaveBeenCalledTimes(4);
    await cache.read("b", freshness, fetch);
    expect(fetch).toHaveBeenCalledTimes(5);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryCache } from "./cache.server";
import { stockTag } from "./purger.server";

const freshness = { ttl: 60, swr: 600, rendering: null };

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

  it("asks again once the clock was set back, since nobody knows then how old a value is", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    await cache.read("k", freshness, () => Promise.resolve(1));
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await cache.read("k", freshness, () => Promise.resolve(2))).toBe(2);
    expect(await cache.read("k", freshness, () => Promise.resolve(3))).toBe(2);
  });

  it("fails when the source fails and nothing is kept, and asks again next time", async () => {
    const cache = createMemoryCache({ maxBytes: 1_000_000 });
    await expect(cache.read("k", freshness, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
    expect(await cache.read("k", freshness, () => Promise.resolve(2))).toBe(2);
  });

  describe("that remembers failures", () => {
    const reading = { ...freshness, failureTtl: 10 };
    const down = () => vi.fn(() => Promise.reject<number>(new Error("down")));

    it("fails at once for some seconds, without asking, then asks again", async () => {
      const onError = vi.fn();
      const cache = createMemoryCache({ maxBytes: 1_000_000, onError });
      const fetch = down();
      for (const error of ["down", "a moment ago", "a moment ago"]) {
        await expect(cache.read("k", reading, fetch)).rejects.toThrow(error);
        vi.advanceTimersByTime(3_000);
      }
      expect([fetch, onError].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
      expect(await cache.read("another", reading, () => Promise.resolve(1))).toBe(1);
      vi.advanceTimersByTime(2_000);
      expect(await cache.read("k", reading, () => Promise.resolve(2))).toBe(2);
    });

    it("asks again after these seconds, also when the clock was set back", async () => {
      const cache = createMemoryCache({ maxBytes: 1_000_000 });
      await expect(cache.read("k", reading, down())).rejects.toThrow("down");
      vi.setSystemTime(Date.now() - 3_600_000);
      vi.advanceTimersByTime(11_000);
      expect(await cache.read("k", reading, () => Promise.resolve(2))).toBe(2);
    });

    it("serves what is kept meanwhile, however old", async () => {
      const cache = createMemoryCache({ maxBytes: 1_000_000 });
      await cache.read("k", reading, () => Promise.resolve(1));
      vi.advanceTimersByTime(2 * 3_600_000);
      const fetch = down();
      const refresh = { ...reading, rendering: { tags: new Set<string>(), isRefresh: true } };
      for (const how of [reading, reading, refresh]) expect(await cache.read("k", how, fetch)).toBe(1);
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    it("asks again after a purge: what failed may be mended by it", async () => {
      const cache = createMemoryCache({ maxBytes: 1_000_000 });
      await expect(cache.read("k", reading, down())).rejects.toThrow("down");
      cache.purge(["anything"]);
      expect(await cache.read("k", reading, () => Promise.resolve(2))).toBe(2);
    });

    it("goes on remembering when a piece is sold out, which anybody can bring about", async () => {
      const cache = createMemoryCache({ maxBytes: 1_000_000 });
      const fetch = down();
      await expect(cache.read("k", reading, fetch)).rejects.toThrow("down");
      cache.purge([stockTag("100001")]);
      await expect(cache.read("k", reading, fetch)).rejects.toThrow();
      expect(fetch).toHaveBeenCalledTimes(1);
      cache.purge([stockTag("100001"), "family:w1"]);
      expect(await cache.read("k", reading, () => Promise.resolve(2))).toBe(2);
    });

    it("remembers the latest, as far as there is room, whoever asks for what", async () => {
      const cache = createMemoryCache({ maxBytes: 1_000_000 });
      const fetch = down();
      const ask = (key: string) => cache.read(key, reading, fetch).catch(() => null);
      const long = "k".repeat(10_000);
      for (let n = 0; n < 30; n += 1) await ask(long + n);
      await ask(`${long}29`);
      expect(fetch).toHaveBeenCalledTimes(30);
      await ask(`${long}0`);
      expect(fetch).toHaveBeenCalledTimes(31);
    });
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

  it("forgets what is about a tag, also what was being asked for at that moment", async () => {
    const cache = createMemoryCache({ maxBytes: 10_000 });
    const reading = { ...freshness, tags: (value: string) => ["all", `is:${value}`] };
    const read = (says: string) => cache.read("k", reading, () => Promise.resolve(says));
    await read("one");
    cache.purge(["is:other"]);
    vi.advanceTimersByTime(1);
    expect(await read("two")).toBe("one");
    cache.purge(["is:one"]);
    vi.advanceTimersByTime(1);
    const slow = new Promise<string>((resolve) => setTimeout(() => resolve("two"), 10));
    const before = cache.read("k", reading, () => slow);
    await vi.advanceTimersByTimeAsync(5);
    cache.purge(["all"]);
    await vi.advanceTimersByTimeAsync(5);
    expect(await before).toBe("two");
    expect(await read("three")).toBe("three");
  });

  it("gives who asks after a purge nothing that was asked for before it, whoever waits for that", async () => {
    const reading = { ...freshness, tags: () => ["all"] };
    const slowly = (says: string) => () => new Promise<string>((resolve) => setTimeout(() => resolve(says), 10));
    const soon = () => vi.advanceTimersByTimeAsync(10);
    for (const kept of [false, true]) {
      const cache = createMemoryCache({ maxBytes: 10_000 });
      if (kept) await cache.read("k", reading, () => Promise.resolve("past its time"));
      vi.advanceTimersByTime(61_000);
      const before = cache.read("k", reading, slowly("before"));
      await vi.advanceTimersByTimeAsync(5);
      cache.purge(["all"]);
      vi.advanceTimersByTime(1);
      const after = cache.read("k", reading, slowly("after"));
      await soon();
      expect([await before, await after]).toEqual([kept ? "past its time" : "before", "after"]);
      await soon();
      expect(await cache.read("k", reading, () => Promise.resolve("later"))).not.toBe("before");
    }
  });

  it("tells a shared page that is being made what it is made of, and gives it nothing past its time", async () => {
    const cache = createMemoryCache({ maxBytes: 10_000 });
    const reading = { ...freshness, tags: (value: number) => [`is:${value}`] };
    await cache.read("k", reading, () => Promise.resolve(1));
    vi.advanceTimersByTime(61_000);
    const rendering = { tags: new Set<string>(), isRefresh: true };
    await cache.read("k", { ...reading, rendering }, () => Promise.resolve(2));
    expect([...rendering.tags]).toEqual(["is:2"]);
  });
});

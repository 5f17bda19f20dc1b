import { describe, expect, it } from "vitest";
import { createConcurrencyLimit, OverloadError } from "./concurrency.server";

/** Work that ends when it is told to. */
function manualWork() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (id: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(id);
      ends.set(id, () => resolve(id));
    });
  return { begun, work, end: (id: number) => ends.get(id)!() };
}

describe("work that is limited", () => {
  it("is under way a few at a time, in the order in which it came", async () => {
    const limit = createConcurrencyLimit(2, 10);
    const { begun, work, end } = manualWork();
    const results = [1, 2, 3, 4].map((id) => limit(work(id)));
    expect(begun).toEqual([1, 2]);
    end(2);
    expect(await results[1]).toBe(2);
    expect(begun).toEqual([1, 2, 3]);
    end(3);
    expect(await results[2]).toBe(3);
    expect(begun).toEqual([1, 2, 3, 4]);
    end(1);
    end(4);
    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  });

  it("is refused when too much waits, and taken again afterwards", async () => {
    const limit = createConcurrencyLimit(1, 1);
    const { begun, work, end } = manualWork();
    const first = limit(work(1));
    const second = limit(work(2));
    await expect(limit(work(3))).rejects.toThrow(OverloadError);
    end(1);
    await first;
    end(2);
    await second;
    const later = limit(work(4));
    end(4);
    expect(await later).toBe(4);
    expect(begun).toEqual([1, 2, 4]);
  });

  it("makes room when it fails", async () => {
    const limit = createConcurrencyLimit(1, 1);
    const failing = limit(() => Promise.reject(new Error("no")));
    const next = limit(() => Promise.resolve("next"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
    expect(await limit(() => Promise.resolve("last"))).toBe("last");
  });
});

import { describe, expect, it } from "vitest";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { createConcurrencyLimit } from "./concurrency.server";

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
  it("waits for its turn, is refused when too much waits, and taken again afterwards", async () => {
    const limit = createConcurrencyLimit(1, 1);
    const { begun, work, end } = manualWork();
    const first = limit(work(1));
    const second = limit(work(2));
    await expect(limit(work(3))).rejects.toThrow(ServiceUnavailableError);
    expect(begun).toEqual([1]);
    end(1);
    expect(await first).toBe(1);
    end(2);
    expect(await second).toBe(2);
    const later = limit(work(4));
    end(4);
    expect(await later).toBe(4);
    expect(begun).toEqual([1, 2, 4]);
  });

  it("makes room when it fails, with its own error", async () => {
    const limit = createConcurrencyLimit(1, 1);
    const failing = limit(() => Promise.reject(new Error("no")));
    const next = limit(() => Promise.resolve("next"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
  });
});

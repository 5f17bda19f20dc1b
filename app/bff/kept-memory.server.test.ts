import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { aTile, REDUCED } from "#tests/support/catalogue-builders";
import { memorySize } from "./kept-memory.server";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes that the heap grows by for one of many. */
function measured(make: (index: number) => unknown, count: number): number {
  const values: unknown[] = Array.from({ length: count });
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < count; index += 1) values[index] = make(index);
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  expect(values).toHaveLength(count);
  return grown / count;
}

/** As it comes over the wire. */
const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const KINDS: [string, (index: number) => unknown, number][] = [
  [
    "a listing of 48 products",
    (index) =>
      parsed({
        total: index,
        products: Array.from({ length: 48 }, () =>
          aTile({ name: `Un manteau ${index}`, prices: { current: REDUCED } }),
        ),
      }),
    200,
  ],
  ["text in Latin letters", (index) => Buffer.from(`${index} é`.repeat(2_000)).toString(), 500],
  ["text in Polish", (index) => Buffer.from(`${index} ł`.repeat(2_000)).toString(), 500],
];

describe("memory that a value takes", () => {
  it.each(KINDS)("is counted as the engine does, at most a quarter off: %s", (_, make, count) => {
    const counted = memorySize(make(200));
    // What other tests left may go meanwhile: the one of three in the middle.
    const [, real = 0] = [1, 2, 3].map(() => measured(make, count)).sort((a, b) => a - b);
    expect(counted / real).toBeGreaterThan(0.8);
    expect(counted / real).toBeLessThan(1.25);
  });

  it("is that of the whole where a view of some of it is kept", () => {
    expect(memorySize(Buffer.alloc(16_384).subarray(0, 100))).toBeGreaterThan(16_384);
  });
});

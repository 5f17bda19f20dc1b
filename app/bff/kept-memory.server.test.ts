import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { aTile, REDUCED } from "#tests/support/catalogue-builders.ts";
import { memorySize } from "./kept-memory.server";

/** Runs in its own heap, where no garbage of other tests is freed meanwhile and collecting is fast. */
const MEASURE = `
  const { parentPort, workerData: { json, count } } = require("node:worker_threads");
  require("node:v8").setFlagsFromString("--expose-gc");
  const collect = require("node:vm").runInNewContext("gc");
  // As it comes over the wire.
  const make = (index) => JSON.parse(json.replaceAll("§", index));
  make(0);
  const values = Array.from({ length: count }, () => null);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < count; index += 1) values[index] = make(index);
  collect();
  parentPort.postMessage((process.memoryUsage().heapUsed - before) / values.length);
`;

/** Bytes by which the heap grows for each of many values. */
async function measured(json: string, count: number): Promise<number> {
  const worker = new Worker(MEASURE, { eval: true, workerData: { json, count } });
  const [bytes] = (await once(worker, "message")) as [number];
  await worker.terminate();
  return bytes;
}

/** `§` is replaced by a different number in each value. */
const KINDS: [string, unknown, number][] = [
  [
    "a listing of 48 products",
    {
      total: "§",
      products: Array.from({ length: 48 }, () => aTile({ name: "Un manteau §", prices: { current: REDUCED } })),
    },
    200,
  ],
  ["text in Latin letters", "§ é".repeat(2_000), 500],
  ["text in Polish", "§ ł".repeat(2_000), 500],
];

describe("memory that a value takes", () => {
  it.each(KINDS)("is counted as the engine does, at most a quarter off: %s", async (_, value, count) => {
    const json = JSON.stringify(value);
    const counted = memorySize(JSON.parse(json.replaceAll("§", "200")));
    const real = await measured(json, count);
    expect(counted / real).toBeGreaterThan(0.8);
    expect(counted / real).toBeLessThan(1.25);
  });

  it("is that of the whole where a view of some of it is kept", () => {
    expect(memorySize(Buffer.alloc(16_384).subarray(0, 100))).toBeGreaterThan(16_384);
  });
});

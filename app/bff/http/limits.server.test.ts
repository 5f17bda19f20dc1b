import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { collectGarbage } from "#tests/support/garbage.ts";
import { createLogger } from "../log.server";
import { createLimits, type Limit, LIMITS, type Limits, memoryCounters } from "./limits.server";

const NAMES = Object.keys(LIMITS) as Limit[];
const OFFICE = 200;
const MINUTE = 60_000;
const lines: string[] = [];
const log = createLogger("debug", { write: (line) => void lines.push(line) });
let limits: Limits;

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  limits = createLimits(memoryCounters(), OFFICE, log);
});
afterEach(() => void vi.useRealTimers());

const shopper = (name: string, address = "192.0.2.1") => ({ names: [`visitor ${name}`], address });

/** How many of these tries were allowed. */
async function passed(limit: Limit, tries: number, caller = shopper("a"), by = limits): Promise<number> {
  let count = 0;
  for (let index = 0; index < tries; index += 1) if ((await by.take(limit, caller)) === 0) count += 1;
  return count;
}

describe("the limits", () => {
  it("of what can be guessed or stolen is 10 tries in 10 minutes a session", () => {
    expect([LIMITS.code.session, LIMITS.payment.session]).toEqual([10, 10]);
  });

  it.each(NAMES)("end a flood of one shopper, say for how long, and no longer: %s [BEY-21]", async (limit) => {
    const { session } = LIMITS[limit];
    expect(await passed(limit, session)).toBe(session);
    vi.advanceTimersByTime(4 * MINUTE);
    expect(await passed(limit, 500)).toBe(0);
    expect(await limits.take(limit, shopper("a"))).toBe(360);
    vi.advanceTimersByTime(6 * MINUTE + 1);
    expect(await limits.take(limit, shopper("a"))).toBe(0);
  });

  it.each(NAMES)("let an office of 200 through, behind one address: %s [BEY-21]", async (limit) => {
    for (let index = 0; index < OFFICE; index += 1) {
      expect(await passed(limit, LIMITS[limit].usual, shopper(`shopper ${index}`))).toBe(LIMITS[limit].usual);
    }
  });

  it.each(NAMES)("end a flood of one address without cookies, at a higher bound: %s [BEY-21]", async (limit) => {
    const { session, usual } = LIMITS[limit];
    const count = await passed(limit, 3_000, { names: [], address: "192.0.2.1" });
    expect(count).toBe(usual * OFFICE);
    expect(count).toBeGreaterThan(session);
    expect(await passed(limit, 1, { names: [], address: "192.0.2.2" })).toBe(1);
  });

  it("of one colleague who will not stop do not meet the others [BEY-21]", async () => {
    await passed("newsletter", 5_000, shopper("the one"));
    for (let index = 0; index < 100; index += 1) expect(await limits.take("newsletter", shopper(`${index}`))).toBe(0);
  });

  it("count each name for itself: a dropped cookie does not begin anew", async () => {
    const cart = (visitor: number) => ({ names: [`visitor ${visitor}`, "cart 1"], address: "192.0.2.1" });
    for (let index = 0; index < 10; index += 1) expect(await limits.take("code", cart(index))).toBe(0);
    expect(await limits.take("code", cart(11))).toBeGreaterThan(0);
  });

  it("do not count what is given back", async () => {
    for (let index = 0; index < 50; index += 1) {
      expect(await limits.take("payment", shopper("a"))).toBe(0);
      await limits.giveBack("payment", shopper("a"));
    }
  });

  it("count each thing for itself, whoever tries what in whatever order", async () => {
    const tries = fc.array(fc.record({ limit: fc.constantFrom(...NAMES), who: fc.constantFrom("a", "b", "c") }), {
      maxLength: 200,
    });
    await fc.assert(
      fc.asyncProperty(tries, async (all) => {
        const own = createLimits(memoryCounters(), OFFICE, log);
        const counts = new Map<string, number>();
        for (const { limit, who } of all) {
          const key = `${limit} ${who}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
          expect((await own.take(limit, shopper(who))) === 0).toBe(counts.get(key)! <= LIMITS[limit].session);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("take 10 MB of the memory at most, however many try", async () => {
    const counter = memoryCounters()({ keyPrefix: "code-session", points: 10, duration: 600 });
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 40_000; index += 1)
      await counter.take(`visitor ${randomBytes(24).toString("base64url")}`);
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
    expect(await counter.take("visitor")).toBe(0);
  });

  it("keep who tried last", async () => {
    const few = createLimits(memoryCounters(100 * 400), OFFICE, log);
    const flooder = shopper("flooder", "192.0.2.9");
    expect(await passed("code", 10, flooder, few)).toBe(10);
    for (let index = 0; index < 2_000; index += 1) {
      await few.take("code", shopper(`${index}`, `198.51.100.${index % 250}`));
      if (index % 20 === 0) expect(await few.take("code", flooder)).toBeGreaterThan(0);
    }
  });

  it("let everybody through while the counter is unavailable, and say so in the log", async () => {
    const broken = () => Promise.reject(new Error("connection lost"));
    const failing = createLimits(() => ({ take: broken, giveBack: broken }), OFFICE, log);
    expect(await passed("payment", 20, shopper("a"), failing)).toBe(20);
    await failing.giveBack("payment", shopper("a"));
    expect(lines.join()).toContain("connection lost");
  });
});

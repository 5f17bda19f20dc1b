import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLogger } from "../log.server";
import { type Breaker, createBreaker } from "./breaker.server";
import { ContractError, GatewayError, RememberedFailureError, ServiceUnavailableError } from "./errors.server";

const lines: string[] = [];
const log = createLogger("debug", { write: (line) => void lines.push(line) });
let breaker: Breaker;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  breaker = createBreaker(log);
  asked = 0;
  lines.length = 0;
});
afterEach(() => void vi.useRealTimers());

const failing = () => Promise.reject(new ServiceUnavailableError("unavailable"));
const answering = () => Promise.resolve("answering");
const send = (how: () => Promise<unknown>, { area = "carts", isRead = true } = {}) =>
  breaker(area, isRead, () => {
    asked += 1;
    return how();
  }).catch((error: unknown) => error);

async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await send(failing);
}

describe("a breaker", () => {
  it("opens within 20 failures in a row: reads fail at once and are not sent, and it is logged once", async () => {
    await fail(100);
    expect(asked).toBeLessThanOrEqual(20);
    expect(await send(answering)).toBeInstanceOf(RememberedFailureError);
    expect(lines).toHaveLength(1);
  });

  it("sends one read a second, for which nobody else waits, until one is answered", async () => {
    await fail(100);
    asked = 0;
    for (let second = 0; second < 10; second += 1) {
      vi.advanceTimersByTime(1_000);
      await Promise.all([send(failing), send(failing), send(failing)]);
    }
    expect(asked).toBe(10);
    vi.advanceTimersByTime(1_000);
    let answer!: (value: string) => void;
    const first = send(() => new Promise((resolve) => (answer = resolve)));
    expect(await send(answering)).toBeInstanceOf(RememberedFailureError);
    answer("answering");
    expect([await first, await send(answering)]).toEqual(["answering", "answering"]);
    expect(lines).toHaveLength(2);
  });

  it("sends one also when the clock was set back", async () => {
    await fail(100);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await send(answering)).toBe("answering");
  });

  it("has nobody wait for long for that one, and sends another where it is not answered", async () => {
    await fail(100);
    asked = 0;
    const begun = performance.now();
    for (let time = 0; time < 3; time += 1) {
      vi.advanceTimersByTime(1_000);
      expect(await send(() => new Promise(() => {}))).toBeInstanceOf(RememberedFailureError);
    }
    expect(asked).toBe(3);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it("answers again once that one is answered, also after the shopper has gone on", async () => {
    await fail(100);
    vi.advanceTimersByTime(1_000);
    let answer!: (value: string) => void;
    expect(await send(() => new Promise((resolve) => (answer = resolve)))).toBeInstanceOf(RememberedFailureError);
    answer("answering");
    await vi.waitFor(async () => expect(await send(answering)).toBe("answering"));
  });

  it.each([
    ["an answer", answering],
    ["a refusal", () => Promise.reject(new GatewayError("GET /carts/…", 404, { code: "NONE", message: "" }))],
    ["an answer that nobody understands", () => Promise.reject(new ContractError("no JSON"))],
  ])("does not open where there is %s among the failures", async (_, answer) => {
    for (let round = 0; round < 20; round += 1) {
      await fail(10);
      await send(answer);
    }
    expect(asked).toBe(220);
  });

  it("always sends changes, does not count them, and takes their answers for a good sign", async () => {
    for (let time = 0; time < 100; time += 1) await send(failing, { isRead: false });
    expect(await send(answering)).toBe("answering");
    await fail(100);
    expect(await send(answering, { isRead: false })).toBe("answering");
    expect(await send(answering)).toBe("answering");
  });

  it("leaves other areas alone", async () => {
    await fail(100);
    expect(await send(answering, { area: "ecommerce" })).toBe("answering");
    expect(await send(answering)).toBeInstanceOf(RememberedFailureError);
  });
});

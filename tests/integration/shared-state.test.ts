import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createLimits, LIMITS, type Limits, sharedCounters } from "#app/bff/http/limits.server.ts";
import { createLogger } from "#app/bff/log.server.ts";
import { ServiceUnavailableError, UnauthorizedError } from "#app/bff/gateway/errors.server.ts";
import { createSealer } from "#app/bff/session/sealing.server.ts";
import { createOnceAmongInstances, type OnceAmongInstances } from "#app/bff/session/shared-refresh.server.ts";
import { type SessionDenylist, sharedSessionDenylist } from "#app/bff/session/signed-out.server.ts";
import { connectSharedState, type SharedState } from "#app/bff/shared-state.server.ts";
import { describeWith, type RedisServer, startRedis } from "../support/program";

const SECRET = "a-secret-of-at-least-thirty-two-characters";
const SOON = { timeout: 10_000, interval: 10 };
const TOKENS = { accessToken: "new-access", refreshToken: "new-refresh" };

interface Instance {
  shared: SharedState;
  once: OnceAmongInstances;
  signedOut: SessionDenylist;
  limits: Limits;
}

/** How instances share sessions and attempts (ADR 0055). */
describeWith("redis-server", "instances with a Redis", () => {
  let redis: RedisServer;
  let one: Instance;
  let other: Instance;
  const log = createLogger("info", { write: () => {} });

  async function instance(secret = SECRET): Promise<Instance> {
    const shared = connectSharedState(redis.url);
    await vi.waitFor(() => expect(shared.redis.status).toBe("ready"), SOON);
    return {
      shared,
      once: createOnceAmongInstances(shared, createSealer([secret])),
      signedOut: sharedSessionDenylist(shared),
      limits: createLimits(sharedCounters(shared), 200, log),
    };
  }
  /** Waits until both instances use Redis again. */
  const ready = () =>
    vi.waitFor(async () => {
      const answers = await Promise.all([one, other].map(({ shared }) => shared.ask((asked) => asked.ping(), null)));
      expect(answers).toEqual(["PONG", "PONG"]);
    }, SOON);
  /** All keys and values in Redis. */
  async function contents(): Promise<string> {
    const keys = await redis.client.keys("*");
    const values = await Promise.all(keys.map((key) => redis.client.get(key)));
    return JSON.stringify([keys, values]);
  }

  beforeAll(async () => {
    redis = await startRedis();
    [one, other] = await Promise.all([instance(), instance()]);
  });
  beforeEach(() => redis.client.flushall());
  afterEach(() => void redis.goOn());
  afterAll(async () => {
    for (const { shared } of [one, other]) shared.close();
    await redis.stop();
  });

  /** A provider that accepts a refresh token once, as slowly as told. */
  function provider(answer: () => Promise<typeof TOKENS> = () => Promise.resolve(TOKENS)) {
    return vi.fn(async () => {
      await sleep(30);
      return answer();
    });
  }
  const refused = () => Promise.reject(new UnauthorizedError("refused"));
  const failing = () => Promise.reject(new ServiceUnavailableError("unavailable"));

  it("refresh once between them, at the same time and for half a minute after", async () => {
    const call = provider();
    const asked = [one, other, one, other].map(({ once }) => once("old", call));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 4 }, () => TOKENS));
    expect(await other.once("old", call)).toEqual(TOKENS);
    expect(call).toHaveBeenCalledTimes(1);
    const seconds = await Promise.all((await redis.client.keys("*refreshed*")).map((key) => redis.client.ttl(key)));
    expect(seconds).toEqual([expect.closeTo(30, -1)]);
    expect(await contents()).not.toMatch(/new-access|new-refresh|"old/);
    expect(await one.once("another", provider())).toEqual(TOKENS);
  });

  it("are refused once between them", async () => {
    const call = provider(refused);
    const asked = [one, other, one].map(({ once }) => once("old", call));
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ status: "rejected", reason: { name: "UnauthorizedError" } });
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("try again after a provider that was unavailable, each in its turn", async () => {
    const call = provider(failing);
    await expect(one.once("old", call)).rejects.toThrow("unavailable");
    expect(await other.once("old", provider())).toEqual(TOKENS);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it("end nobody's session when one of them goes while it refreshes", async () => {
    const going = await instance();
    const heard = vi.fn();
    void going.once("old", () => new Promise(() => {})).then(heard, heard);
    await vi.waitFor(async () => expect(await redis.client.keys("*lock*")).toHaveLength(1), SOON);
    going.shared.close();
    const call = provider();
    await expect(other.once("old", call)).rejects.toThrow(ServiceUnavailableError);
    expect(call).not.toHaveBeenCalled();
    // The lock of the dead instance expires by itself.
    await vi.waitFor(async () => expect(await redis.client.keys("*lock*")).toHaveLength(0), SOON);
    expect(await other.once("old", call)).toEqual(TOKENS);
  });

  it("call for themselves while Redis hangs or is gone, and not while another one may have called", async () => {
    redis.hang();
    expect(await Promise.all([one.once("a", provider()), other.once("b", provider())])).toEqual([TOKENS, TOKENS]);
    redis.goOn();
    await ready();
    const call = provider(() => sleep(1_000, TOKENS));
    const first = one.once("old", call);
    await vi.waitFor(() => expect(call).toHaveBeenCalled(), SOON);
    const asked = vi.spyOn(other.shared, "ask");
    const second = other.once("old", call);
    // It knows by now that another instance is calling.
    await asked.mock.results[0]!.value;
    asked.mockRestore();
    // It may be refused before Redis has ended.
    const refused = expect(second).rejects.toThrow(ServiceUnavailableError);
    await redis.kill();
    await refused;
    expect(await first).toEqual(TOKENS);
    expect(call).toHaveBeenCalledTimes(1);
    expect(await other.once("c", provider())).toEqual(TOKENS);
    await redis.restart();
    await ready();
  });

  it("take nothing that another deployment has sealed, or that somebody has put there", async () => {
    await one.once("old", provider());
    const stranger = await instance("another-secret-of-thirty-two-characters");
    await expect(stranger.once("old", provider())).rejects.toThrow(ServiceUnavailableError);
    const [key = ""] = await redis.client.keys("*refreshed*");
    const own = (await redis.client.get(key))!;
    await one.once(
      "another",
      provider(() => Promise.resolve({ accessToken: "b", refreshToken: "b" })),
    );
    const [theirs = ""] = (await redis.client.keys("*refreshed*")).filter((each) => each !== key);
    await redis.client.set(theirs, own);
    await expect(other.once("another", provider())).rejects.toThrow(ServiceUnavailableError);
    stranger.shared.close();
  });

  it("refuse what was signed out at another one, and what they know themselves while Redis is gone", async () => {
    await one.signedOut.add(["session-1"], Date.now() + 86_400_000);
    expect([
      await other.signedOut.hasAny(["session-2", "session-1"]),
      await other.signedOut.hasAny(["session-2"]),
    ]).toEqual([true, false]);
    expect(await contents()).not.toContain("session-1");
    const [key = ""] = await redis.client.keys("*signed-out*");
    expect(await redis.client.pttl(key)).toBeGreaterThan(86_000_000);
    // As a token's date with a fraction has it.
    await one.signedOut.add(["session-3"], Date.now() + 86_400_000.456);
    expect(await other.signedOut.hasAny(["session-3"])).toBe(true);
    redis.hang();
    expect([await one.signedOut.hasAny(["session-1"]), await other.signedOut.hasAny(["session-1"])]).toEqual([
      true,
      false,
    ]);
    redis.goOn();
    await ready();
    expect(await other.signedOut.hasAny(["session-1"])).toBe(true);
  });

  it("ask nothing for a second after what was not answered in time, a refresh aside", async () => {
    redis.hang();
    const asked = vi.fn(() => one.shared.redis.ping());
    for (let times = 0; times < 20; times += 1) expect(await one.shared.ask(asked, null)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    redis.goOn();
    expect(await one.shared.ask(asked, null, 1_000)).toBe("PONG");
    await ready();
  });

  it("count tries together, give them back together, and each alone while Redis is gone", async () => {
    const caller = { names: ["visitor a"], address: "192.0.2.1" };
    const { session } = LIMITS.code;
    const tries = async (count: number) => {
      const waits: number[] = [];
      for (let at = 0; at < count; at += 1) waits.push(await [one, other][at % 2]!.limits.take("code", caller));
      return waits;
    };
    const waits = await tries(session + 2);
    expect(waits.map((wait) => wait > 0)).toEqual([...Array.from({ length: session }, () => false), true, true]);
    expect(waits.at(-1)).toBeGreaterThan(590);
    expect(waits.at(-1)).toBeLessThanOrEqual(600);
    expect(await contents()).not.toMatch(/visitor a|192\.0\.2\.1/);
    for (let at = 0; at < 3; at += 1) await other.limits.giveBack("code", caller);
    expect((await tries(2)).map((wait) => wait > 0)).toEqual([false, true]);
    await redis.kill();
    await vi.waitFor(() => expect([one.shared.redis.status, other.shared.redis.status]).not.toContain("ready"), SOON);
    expect((await tries(2 * session)).every((wait) => wait === 0)).toBe(true);
    expect((await tries(2)).every((wait) => wait > 0)).toBe(true);
    await redis.restart();
    await ready();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { createLogger } from "../log.server";
import { createRevocations } from "./revocations.server";

const lines: string[] = [];
const log = createLogger("debug", { write: (line) => void lines.push(line) });
const TOKENS = { accessToken: "access-1", refreshToken: "refresh-1" };

/** A provider with scripted answers, and what it was asked. */
function aProvider() {
  const provider = {
    asked: [] as string[],
    answer: (): Promise<void> => Promise.resolve(),
    revoke(token: string): Promise<void> {
      provider.asked.push(token);
      return provider.answer();
    },
  };
  return provider;
}
const failing = () => Promise.reject(new ServiceUnavailableError("The provider is unavailable"));

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe("revocations", () => {
  it("tell the provider of both tokens, and wait for its word [BEY-20]", async () => {
    const provider = aProvider();
    await createRevocations(provider, log).revoke(TOKENS);
    // In the other order the refresh token could yield another access token in between.
    expect(provider.asked).toEqual(["refresh-1", "access-1"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(provider.asked).toHaveLength(2);
  });

  it("go on in the background while the provider is unavailable, less and less often, until it has heard [BEY-20]", async () => {
    const provider = aProvider();
    provider.answer = failing;
    await createRevocations(provider, log).revoke(TOKENS);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const inAnHour = provider.asked.length;
    expect(inAnHour).toBeGreaterThan(30);
    expect(inAnHour).toBeLessThan(150);
    provider.answer = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(130_000);
    const heard = provider.asked.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(provider.asked.length).toBe(heard);
    expect(heard).toBeLessThanOrEqual(inAnHour + 2);
  });

  it("keep nobody waiting for a provider that does not answer", async () => {
    const provider = aProvider();
    provider.answer = () => new Promise(() => {});
    const told = createRevocations(provider, log).revoke(TOKENS);
    await vi.advanceTimersByTimeAsync(2_500);
    await told;
  });

  it("are said in the log where the provider will not have them, and not tried again", async () => {
    const provider = aProvider();
    provider.answer = () => Promise.reject(new Error("unsupported_token_type"));
    await createRevocations(provider, log).revoke(TOKENS);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(provider.asked).toHaveLength(2);
    expect(lines.filter((line) => line.includes("a token was not revoked"))).toHaveLength(2);
    expect(lines.join()).not.toContain("refresh-1");
  });

  it("are one for each token, from however many tabs", async () => {
    const provider = aProvider();
    provider.answer = failing;
    const revocations = createRevocations(provider, log);
    await Promise.all(Array.from({ length: 10 }, () => revocations.revoke(TOKENS)));
    expect(provider.asked).toEqual(["refresh-1"]);
  });

  it("are bounded while the provider is unavailable, and say what is left out", async () => {
    const provider = aProvider();
    provider.answer = failing;
    const revocations = createRevocations(provider, log);
    for (let index = 0; index < 1_100; index += 1) {
      await revocations.revoke({ accessToken: `access-${index}`, refreshToken: `refresh-${index}` });
    }
    expect(provider.asked).toHaveLength(1_000);
    expect(lines.filter((line) => line.includes("too many wait"))).toHaveLength(100);
  });

  it("are told once more when the process ends [BEY-20]", async () => {
    const provider = aProvider();
    provider.answer = failing;
    const revocations = createRevocations(provider, log);
    await revocations.revoke(TOKENS);
    provider.answer = () => Promise.resolve();
    expect(await revocations.close()).toBe(0);
    expect(provider.asked).toEqual(["refresh-1", "refresh-1", "access-1"]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(provider.asked).toHaveLength(3);
  });

  it("do not hold the end of the process, and say how many are left", async () => {
    const provider = aProvider();
    provider.answer = failing;
    const revocations = createRevocations(provider, log);
    await revocations.revoke(TOKENS);
    provider.answer = () => new Promise(() => {});
    const closed = revocations.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await closed).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { ServiceUnavailableError } from "./errors.server";
import { askUnlessPaused } from "./pause.server";

const form = aContext();
const page = { ...form, changeLimitMs: 2_500 };
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const failAfter = (ms: number) => () => {
  asked += 1;
  vi.setSystemTime(Date.now() + ms);
  return Promise.reject(new Error("down"));
};

describe("what a page can go without", () => {
  it("is not asked for again for a while by pages once it was slow to fail; a form asks all the same", async () => {
    await expect(askUnlessPaused(page, "a", failAfter(2_500))).rejects.toThrow("down");
    await expect(askUnlessPaused(page, "a", failAfter(0))).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(asked).toBe(1);
    await expect(askUnlessPaused(form, "a", failAfter(0))).rejects.toThrow("down");
    expect(await askUnlessPaused(page, "b", () => Promise.resolve("of another"))).toBe("of another");
  });

  it("is told apart by nothing that an error says: what it is of may be a cart's id", async () => {
    await expect(askUnlessPaused(page, "merge cart-1", failAfter(2_500))).rejects.toThrow("down");
    const error: unknown = await askUnlessPaused(page, "merge cart-1", failAfter(0)).catch((err: unknown) => err);
    expect(String(error)).not.toContain("cart-1");
    expect(asked).toBe(1);
  });

  it("is remembered as far as there is room, the latest first", async () => {
    const long = "k".repeat(10_000);
    for (let n = 0; n < 30; n += 1)
      await expect(askUnlessPaused(page, long + n, failAfter(1_000))).rejects.toThrow("down");
    asked = 0;
    await expect(askUnlessPaused(page, `${long}29`, failAfter(0))).rejects.toBeInstanceOf(ServiceUnavailableError);
    await expect(askUnlessPaused(page, `${long}0`, failAfter(0))).rejects.toThrow("down");
    expect(asked).toBe(1);
  });

  it("is asked for again at once where it failed quickly", async () => {
    for (const _ of [1, 2]) await expect(askUnlessPaused(page, "c", failAfter(20))).rejects.toThrow("down");
    expect(asked).toBe(2);
  });

  it("is asked for again after the while", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    await expect(askUnlessPaused(page, "d", failAfter(2_500))).rejects.toThrow("down");
    vi.advanceTimersByTime(10_001);
    expect(await askUnlessPaused(page, "d", () => Promise.resolve("back"))).toBe("back");
  });
});

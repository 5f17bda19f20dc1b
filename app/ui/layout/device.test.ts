// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchDevice } from "./device";

describe("the device class of the window [SHELL-20]", () => {
  let stop: () => void;
  const device = () => document.documentElement.dataset.device;
  const resizeTo = (width: number) => {
    vi.stubGlobal("innerWidth", width);
    dispatchEvent(new Event("resize"));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("innerWidth", 1440);
    stop = watchDevice();
  });
  afterEach(() => {
    stop();
    delete document.documentElement.dataset.device;
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("is known at once, and refreshed 50 ms after the last resize", () => {
    expect(device()).toBe("desktop");
    resizeTo(900);
    vi.advanceTimersByTime(49);
    resizeTo(500);
    vi.advanceTimersByTime(49);
    expect(device()).toBe("desktop");
    vi.advanceTimersByTime(1);
    expect(device()).toBe("mobile");
    resizeTo(1920);
    vi.advanceTimersByTime(50);
    expect(device()).toBe("large-desktop");
  });

  it("is left alone once nobody watches", () => {
    resizeTo(500);
    stop();
    resizeTo(900);
    vi.advanceTimersByTime(1_000);
    expect(device()).toBe("desktop");
  });
});

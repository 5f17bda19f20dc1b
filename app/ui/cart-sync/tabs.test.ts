// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cartIs, forget } from "./tabs";

const NAME = "vitrine-cart";
let channels: FakeChannel[] = [];
/** Messages that the other tabs receive. */
let said: unknown[] = [];
const refresh = vi.fn();

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage(word: unknown): void {
    said.push(word);
  }
  close(): void {}
}

const hear = (word: unknown) => channels[0]?.onmessage?.({ data: word });
const look = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  channels = [];
  said = [];
  refresh.mockClear();
  localStorage.clear();
});
afterEach(() => {
  forget();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a tab", () => {
  it("says which cart it shows, once a version [CART-18]", () => {
    cartIs(3, refresh);
    cartIs(3, refresh);
    cartIs(4, refresh);
    expect(said).toEqual([
      { version: 3, at: Date.now() },
      { version: 4, at: Date.now() },
    ]);
  });

  it("asks the shop when another tab shows another cart, and not when it shows the same [CART-18]", () => {
    cartIs(3, refresh);
    hear({ version: 3, at: Date.now() });
    expect(refresh).not.toHaveBeenCalled();
    hear({ version: 4, at: Date.now() });
    hear({ version: null, at: Date.now() });
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("heeds a message for 45 s, and it is kept for 60 s [CART-18]", () => {
    const at = Date.now();
    cartIs(3, refresh);
    vi.advanceTimersByTime(44_999);
    hear({ version: 4, at });
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    hear({ version: 4, at });
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(14_999);
    expect(localStorage.getItem(NAME)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(localStorage.getItem(NAME)).toBeNull();
  });

  it("leaves a newer message of another tab alone when it tidies up", () => {
    cartIs(3, refresh);
    vi.advanceTimersByTime(30_000);
    localStorage.setItem(NAME, "newer");
    vi.advanceTimersByTime(30_000);
    expect(localStorage.getItem(NAME)).toBe("newer");
  });

  it("hears by local storage where there are no channels [CART-18]", () => {
    vi.stubGlobal("BroadcastChannel", undefined);
    Reflect.deleteProperty(window, "BroadcastChannel");
    cartIs(3, refresh);
    const word = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    word("other", JSON.stringify({ version: 4, at: Date.now() }));
    word(NAME, null);
    word(NAME, "not json");
    expect(refresh).not.toHaveBeenCalled();
    word(NAME, JSON.stringify({ version: 4, at: Date.now() }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("that nobody looks at asks when it is looked at, once", () => {
    cartIs(3, refresh);
    look(true);
    hear({ version: 4, at: Date.now() });
    hear({ version: 5, at: Date.now() });
    expect(refresh).not.toHaveBeenCalled();
    look(false);
    look(false);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("goes on without storage", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    expect(() => cartIs(3, refresh)).not.toThrow();
    expect(said).toHaveLength(1);
  });
});

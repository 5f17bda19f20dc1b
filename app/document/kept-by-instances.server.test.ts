import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument } from "#tests/support/documents.ts";
import { documentsWorld as world, FAILED, failure, PRIVATE } from "#tests/support/kept-documents.ts";
import { noSecondLevel, type SecondLevel } from "./second-level.server";
import type { SharedDocument } from "./send-document.server";

/** A second level that never drops anything. */
function sharedLevel() {
  const documents = new Map<string, SharedDocument>();
  const finds: string[] = [];
  const level: SecondLevel = {
    ...noSecondLevel,
    mark: () => ({ epoch: "first", count: 0 }),
    find(key) {
      finds.push(key);
      return Promise.resolve(documents.get(key) ?? null);
    },
    keep: (key, document) => void documents.set(key, document),
    forget: (key) => void documents.delete(key),
  };
  return { level, documents, finds };
}

describe("documents that instances share", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are made by one of them, the first time and each time after, and looked for once for all who ask", async () => {
    const { level, finds } = sharedLevel();
    const [one, other] = [world(level), world(level)];
    await Promise.all(Array.from({ length: 100 }, () => one.find()));
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => other.find())))).toEqual(new Set(['W/"one"']));
    expect([one.made, other.made, finds.length]).toEqual([[false], [], 2]);
    one.state.says = aDocument("two");
    vi.advanceTimersByTime(61_000);
    await one.find();
    await vi.advanceTimersByTimeAsync(0);
    expect(await other.find()).toBe('W/"one"');
    await vi.advanceTimersByTimeAsync(0);
    expect(await other.find()).toBe('W/"two"');
    expect([one.made, other.made]).toEqual([[false, true], []]);
  });

  it("stand in for a day in an instance that never made them", async () => {
    const { level } = sharedLevel();
    await world(level).find();
    vi.advanceTimersByTime(20 * 3_600_000);
    const later = world(level);
    later.state.says = failure();
    expect(await later.find()).toBe('W/"one"');
    expect(later.made).toEqual([true]);
    vi.advanceTimersByTime(5 * 3_600_000);
    const tooLate = world(level);
    tooLate.state.says = failure();
    expect(await tooLate.find()).toBe(FAILED);
  });

  it("are fresh for a minute, also where the maker's clock goes ahead", async () => {
    const { level, documents } = sharedLevel();
    documents.set("page", aDocument("ahead", { madeAt: Date.now() + 3_600_000 }));
    const { find, store } = world(level);
    expect(await find()).toBe('W/"ahead"');
    expect(store.get("page")!.madeAt).toBe(Date.now());
  });

  it("are forgotten where a page has gone, and never asked for where they are not kept", async () => {
    const { level, documents, finds } = sharedLevel();
    const { find, state } = world(level);
    await find();
    expect(documents.size).toBe(1);
    state.says = PRIVATE;
    vi.advanceTimersByTime(700_000);
    await find();
    expect(documents.size).toBe(0);
    finds.length = 0;
    await find(false);
    expect(finds).toEqual([]);
  });

  it("are not kept when what they show was purged while they came", async () => {
    const { level, documents } = sharedLevel();
    documents.set("page", aDocument("old", { tags: ["product:1"], madeAt: Date.now() }));
    const { find, state, store } = world({
      ...level,
      find(key) {
        store.purge(["product:1"]);
        return level.find(key);
      },
    });
    state.says = aDocument("new");
    vi.advanceTimersByTime(10_000);
    expect(await find()).toBe('W/"new"');
  });
});

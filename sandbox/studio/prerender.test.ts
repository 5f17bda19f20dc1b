import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPrerender, QUIET, usualScenes } from "./prerender";
import { SCENE_NAMES } from "./scenes";

describe("usualScenes", () => {
  it("names every scene in its own width and those of pages, each once", () => {
    const list = usualScenes();
    const widthsOf = (name: string): number[] =>
      list
        .filter(({ drawing }) => "scene" in drawing.subject && drawing.subject.scene === name)
        .map(({ encoding }) => encoding.width);
    expect(widthsOf("hero")).toEqual([1600, 400, 599, 800, 1200, 1279, 1599]);
    expect(widthsOf("maille")).toEqual([1200, 400, 599, 800, 1279, 1599]);
    expect(widthsOf("gift-card-1")).toEqual([800, 400, 599, 1200]);
    expect(SCENE_NAMES.filter((name) => widthsOf(name).length < 4)).toEqual([]);
    expect(new Set(list.map(({ drawing, encoding }) => JSON.stringify([drawing, encoding]))).size).toBe(list.length);
  });
});

describe("createPrerender", () => {
  const list = usualScenes().slice(0, 3);
  let asked = 0;
  const idle = (): number => Date.now() - asked;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = Date.now();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("makes nothing until it has been quiet, and stops again while somebody asks", async () => {
    const made: number[] = [];
    const done = createPrerender(
      list,
      ({ encoding }) => {
        made.push(encoding.width);
        if (made.length === 1) asked = Date.now();
        return Promise.resolve();
      },
      idle,
    );
    await vi.advanceTimersByTimeAsync(QUIET - 1);
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(made).toEqual([1600]);
    asked = Date.now() + 500;
    await vi.advanceTimersByTimeAsync(QUIET + 499);
    expect(made).toEqual([1600]);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(made).toEqual([1600, 400, 599]);
  });

  it("makes one at a time, and goes on after one that cannot be made", async () => {
    const make = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(undefined);
    const done = createPrerender(list, make, idle);
    await vi.advanceTimersByTimeAsync(QUIET);
    await done;
    expect(make.mock.calls.map(([one]) => one as unknown)).toEqual(list);
  });
});

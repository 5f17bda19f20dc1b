import { describe, expect, it, vi } from "vitest";
import { createDerivedStore } from "./derived.server";

const text = (characters: number) => "x".repeat(characters);

describe("what is made of cached answers", () => {
  it("is made once for an object and a name", () => {
    const store = createDerivedStore(100_000);
    const of = { answer: 1 };
    const make = vi.fn(() => "html");
    expect(store.get(of, "cards", make)).toBe("html");
    expect(store.get(of, "cards", make)).toBe("html");
    store.get(of, "facets", make);
    store.get({ answer: 1 }, "cards", make);
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("goes, least recently used first, when it takes more bytes than it may, all names of an object counted", () => {
    const store = createDerivedStore(10_000);
    const answers = [{ at: 0 }, { at: 1 }, { at: 2 }];
    for (const of of answers) store.get(of, "cards", () => text(2_500));
    store.get(answers[0]!, "facets", () => text(4_000));
    const again = vi.fn(() => "again");
    expect(store.get(answers[2]!, "cards", again)).toBe(text(2_500));
    expect(store.get(answers[0]!, "cards", again)).toBe(text(2_500));
    expect(store.get(answers[1]!, "cards", again)).toBe("again");
  });

  it("keeps nothing that is larger than the whole store, and gives it all the same", () => {
    const store = createDerivedStore(1_000);
    expect(store.get({}, "cards", () => text(5_000))).toBe(text(5_000));
  });
});

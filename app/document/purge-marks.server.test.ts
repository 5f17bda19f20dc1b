import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SharedDocument } from "./send-document.server";
import { createPurgeMarks, type Purge, readPurge } from "./purge-marks.server";

const TAGS = ["product:1", "product:2", "site:FR", "family:9"];
const madeAt = (purgeMark: SharedDocument["purgeMark"], tags: string[]): SharedDocument => ({
  status: 200,
  headers: {},
  tags,
  madeAt: 0,
  etag: "x",
  bodies: { br: Buffer.alloc(0) },
  isSmall: true,
  scripts: [],
  slots: [],
  purgeMark,
});

function instance() {
  const purged: string[][] = [];
  return { purged, marks: createPurgeMarks((tags) => void purged.push([...tags])) };
}

describe("marks of purges", () => {
  it("say of every document whether it was made before a purge of what it shows, whichever messages were lost", () => {
    const steps = fc.array(fc.record({ tags: fc.subarray(TAGS, { minLength: 1 }), isLost: fc.boolean() }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(steps, fc.nat(20), fc.subarray(TAGS), (purges, before, tags) => {
        const { marks } = instance();
        marks.catchUp({ epoch: "first", count: 0 }, {});
        const times: Record<string, string> = {};
        purges.forEach((purge, index) => {
          const count = index + 1;
          for (const tag of purge.tags) times[tag] = String(count);
          if (!purge.isLost && !marks.apply({ epoch: "first", count, tags: purge.tags }))
            marks.catchUp({ epoch: "first", count }, times);
        });
        marks.catchUp({ epoch: "first", count: purges.length }, times);
        const wasPurged = purges.slice(before).some((purge) => purge.tags.some((tag) => tags.includes(tag)));
        expect(marks.covers(madeAt({ epoch: "first", count: before }, tags))).toBe(!wasPurged);
      }),
    );
  });

  it("have an instance purge what it missed, once", () => {
    const { marks, purged } = instance();
    marks.catchUp({ epoch: "first", count: 2 }, { "product:1": "1", "product:2": "2" });
    marks.catchUp({ epoch: "first", count: 4 }, { "product:1": "4", "product:2": "2", "site:FR": "3" });
    // A purge that arrived during the reading is already included.
    expect(marks.apply({ epoch: "first", count: 3, tags: ["site:FR"] })).toBe(true);
    expect(marks.apply({ epoch: "first", count: 6, tags: ["x"] })).toBe(false);
    expect(marks.apply({ epoch: "first", count: 5, tags: ["family:9"] })).toBe(true);
    marks.catchUp({ epoch: "first", count: 4 }, {});
    expect(marks.current()).toEqual({ epoch: "first", count: 5 });
    expect(purged).toEqual([["product:1", "product:2"], ["product:1", "site:FR"], ["family:9"]]);
  });

  it("take nothing of an epoch that has ended, nor what has no mark", () => {
    const { marks } = instance();
    expect(marks.covers(madeAt({ epoch: "first", count: 0 }, []))).toBe(false);
    marks.catchUp({ epoch: "first", count: 7 }, {});
    expect(marks.covers(madeAt({ epoch: "first", count: 7 }, []))).toBe(true);
    expect(marks.apply({ epoch: "second", count: 8, tags: ["site:FR"] })).toBe(false);
    expect([marks.isAt({ epoch: "first", count: 7 }), marks.isAt({ epoch: "first", count: 6 })]).toEqual([true, false]);
    marks.catchUp({ epoch: "second", count: 0 }, {});
    expect([marks.isAt({ epoch: "second", count: 0 }), marks.isAt({ epoch: "first", count: 0 })]).toEqual([
      true,
      false,
    ]);
    expect(marks.covers(madeAt({ epoch: "first", count: 7 }, []))).toBe(false);
    expect(marks.covers(madeAt(undefined, []))).toBe(false);
  });

  it("are read from messages, and from nothing else", () => {
    const purge: Purge = { epoch: "first", count: 1, tags: ["a"] };
    expect(readPurge(JSON.stringify(purge))).toEqual(purge);
    expect(readPurge('{"epoch":"first","count":1,"tags":{}}')?.tags).toEqual([]);
    const others = ['{"epoch":"","count":1,"tags":[]}', '{"epoch":"first","count":0,"tags":[]}', '{"count":1}'];
    for (const text of ["", "purge", "null", "[]", ...others]) expect(readPurge(text), text).toBeNull();
  });
});

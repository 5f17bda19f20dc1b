import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addSeen, readSeen } from "./recently-seen";

const ids = fc.array(fc.nat().map(String));

describe("products seen recently [PDP-12]", () => {
  it("begin with the last one, hold each once, and have an end", () => {
    fc.assert(
      fc.property(ids, (seen) => {
        const list = seen.reduce<string[]>((all, id) => addSeen(all, id), []);
        expect(list).toHaveLength(Math.min(12, new Set(seen).size));
        expect(new Set(list).size).toBe(list.length);
        expect(list[0]).toBe(seen.at(-1));
        expect(readSeen(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it("are none when what was kept is no list of them", () => {
    expect(readSeen(null)).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => readSeen(text).every((id) => /^\d+$/.test(id))));
    fc.assert(fc.property(fc.json(), (text) => readSeen(text).every((id) => /^\d+$/.test(id))));
  });
});

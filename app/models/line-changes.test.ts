import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffLines, serializeLines } from "./line-changes";

const line = (sku: string, quantity = 1, isFree = false) => ({ sku, name: `Name of ${sku}`, quantity, isFree });
const [A, B, C] = ["1000010101", "1000010102", "1000010103"];

describe("what changed of a cart's lines since a page showed them", () => {
  it("is told by line: other quantities, new ones, gone ones", () => {
    const seen = serializeLines([line(A, 1), line(B, 2), line(C, 3)]);
    expect(diffLines(seen, [line(A, 4), line(C, 3), line("1000010104", 2)])).toEqual([
      { name: `Name of ${A}`, before: 1, now: 4 },
      { name: "Name of 1000010104", before: 0, now: 2 },
      { name: null, before: 2, now: 0 },
    ]);
  });

  it("does not speak of gifts", () => {
    const seen = serializeLines([line(A), line(B, 1, true)]);
    expect(seen).toBe(`${A}:1`);
    expect(diffLines(seen, [line(A), line(C, 1, true)])).toEqual([]);
  });

  it.each([
    undefined,
    null,
    "",
    " ",
    "abc",
    "1".repeat(21) + ":1",
    `${A}`,
    `${A}:`,
    `${A}:-1`,
    `${A}:1,${B}:1`,
    `${A}:1  ${B}:1`,
    7,
  ])("is nothing where the form says %j", (seen) => {
    expect(diffLines(seen, [line(A, 9)])).toEqual([]);
  });

  it("has no line for a space at the end", () => {
    expect(diffLines(`${A}:9 `, [line(A, 9)])).toEqual([]);
  });

  it("is nothing for the same lines in whatever order, and something for all others", () => {
    const lines = fc.uniqueArray(
      fc.record({ sku: fc.stringMatching(/^\d{1,20}$/), quantity: fc.integer({ min: 1, max: 20 }) }),
      { selector: ({ sku }) => sku, minLength: 1, maxLength: 12 },
    );
    const whole = (each: { sku: string; quantity: number }[]) => each.map(({ sku, quantity }) => line(sku, quantity));
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        expect(diffLines(serializeLines(whole(one)), whole(one).reverse())).toEqual([]);
        const isSame =
          serializeLines(whole(one)).split(" ").sort().join() === serializeLines(whole(other)).split(" ").sort().join();
        expect(diffLines(serializeLines(whole(one)), whole(other)).length > 0).toBe(!isSame);
      }),
    );
  });
});

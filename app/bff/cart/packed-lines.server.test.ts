import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSealer } from "../session/sealing.server";
import { packedLinesSchema, packLines, type TransferLine } from "./packed-lines.server";

const sealer = createSealer(["a-secret-of-at-least-thirty-two-characters"]);

const aLine = (index: number, name = `Robe portefeuille Garance numéro ${index}`): TransferLine => ({
  sku: String(1_000_010_100 + index * 7_919),
  optionId: String(10_000_100 + index * 79),
  quantity: 1 + (index % 20),
  name,
});
const lines = (count: number, name?: string) => Array.from({ length: count }, (_, index) => aLine(index, name));

describe("lines that travel in an address", () => {
  it("come out as they went in", () => {
    const { lines: packed, left } = packLines(lines(30));
    expect([packedLinesSchema.parse(packed), left]).toEqual([lines(30), 0]);
  });

  it("are all there for the largest cart, with what people read of their names, and short enough", async () => {
    const { lines: packed, left } = packLines(lines(100));
    expect(left).toBe(0);
    for (const [index, line] of packedLinesSchema.parse(packed).entries()) {
      expect(line).toMatchObject({ sku: aLine(index).sku, quantity: aLine(index).quantity });
      expect(line.name.slice(0, 7)).toBe("Robe po");
    }
    const seal = await sealer.seal({ from: "fr-fr", to: "pl-pl", page: "/pl-pl/search", lines: packed, left }, 600);
    expect(seal.length).toBeLessThan(5_000);
  });

  it("are short enough whatever their names and ids, and those without room are counted", () => {
    const line = fc.record({
      sku: fc.stringMatching(/^\d{20}$/),
      optionId: fc.stringMatching(/^\d{20}$/),
      quantity: fc.integer({ min: 1, max: 20 }),
      name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 200, size: "max" }), (all) => {
        const { lines: packed, left } = packLines(all);
        expect(packed.length).toBeLessThanOrEqual(3_400);
        const skus = packedLinesSchema.parse(packed).map(({ sku }) => sku);
        expect(skus).toEqual(all.slice(0, all.length - left).map(({ sku }) => sku));
        if (all.length <= 40) expect(left).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

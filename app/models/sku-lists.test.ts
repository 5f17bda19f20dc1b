import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { skuBatches } from "./quantity";

describe("lists of skus to add", () => {
  it("hold each sku as often as there are pieces", () => {
    const pieces = [
      { sku: "1", quantity: 2 },
      { sku: "2", quantity: 1 },
      { sku: "1", quantity: 1 },
    ];
    expect(skuBatches(pieces)).toEqual([["1", "1", "1", "2"]]);
    expect(skuBatches([])).toEqual([]);
  });

  it("are as few as the gateway allows: a list is filled to the last place", () => {
    const pieces = [
      { sku: "1", quantity: 2 },
      { sku: "2", quantity: 1 },
      { sku: "3", quantity: 1 },
    ];
    expect(skuBatches(pieces, 3)).toEqual([["1", "1", "2"], ["3"]]);
  });

  it("are never too long, lose nothing and keep a sku together", () => {
    const pieces = fc.array(
      fc.record({ sku: fc.constantFrom("1", "2", "3", "4", "5", "6", "7"), quantity: fc.integer({ min: 1, max: 3 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(pieces, fc.integer({ min: 61, max: 90 }), (all, most) => {
        const lists = skuBatches(all, most);
        for (const list of lists) expect(list.length).toBeLessThanOrEqual(most);
        const flat = lists.flat().sort();
        expect(flat).toEqual(all.flatMap(({ sku, quantity }) => Array<string>(quantity).fill(sku)).sort());
        for (const sku of new Set(flat)) expect(lists.filter((list) => list.includes(sku))).toHaveLength(1);
      }),
    );
  });
});

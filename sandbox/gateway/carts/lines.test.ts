import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AT, cartOf, stamp } from "./cart.fixture";
import { addSku, addSkus, MAX_LINES, refreshLines, removeLine, setQuantity } from "./lines";
import { mergeStates } from "./merge-rules";

const stockOf = (stock: Record<string, number>) => (sku: string) => stock[sku] ?? null;

describe("lines of a cart", () => {
  it("adds one, and one more to the same line", () => {
    const once = addSku(cartOf(), "1", stockOf({ "1": 5 }), stamp());
    expect(once.lines).toEqual([{ lineId: "line-1", sku: "1", quantity: 1, lastModifiedAt: AT }]);
    expect(addSku(once, "1", stockOf({ "1": 5 }), stamp()).lines).toMatchObject([{ lineId: "line-1", quantity: 2 }]);
  });

  it("refuses what is unknown, out of stock or too many", () => {
    expect(() => addSku(cartOf(), "9", stockOf({}), stamp())).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => addSku(cartOf(), "1", stockOf({ "1": 0 }), stamp())).toThrow(
      expect.objectContaining({ status: 422, code: "Product_out_of_stock" }),
    );
    const full = cartOf({ sku: "1", quantity: 20 });
    expect(() => addSku(full, "1", stockOf({ "1": 99 }), stamp())).toThrow(
      expect.objectContaining({ code: "QUANTITY_ABOVE_MAXIMUM" }),
    );
    const long = cartOf(...Array.from({ length: MAX_LINES }, () => ({})));
    expect(() => addSku(long, "x", () => 5, stamp())).toThrow(expect.objectContaining({ code: "TOO_MANY_LINES" }));
  });

  it("counts a gift of the same sku against its stock", () => {
    const withGift = cartOf({ sku: "1", giftOf: "CADEAU" });
    expect(() => addSku(withGift, "1", stockOf({ "1": 1 }), stamp())).toThrow(
      expect.objectContaining({ code: "Product_out_of_stock" }),
    );
    expect(addSku(withGift, "1", stockOf({ "1": 2 }), stamp()).lines).toHaveLength(2);
  });

  it("adds a list as far as it goes and names the rest once", () => {
    const state = addSkus(cartOf(), ["1", "2", "1", "9", "2", "2"], stockOf({ "1": 5, "2": 1 }), stamp());
    expect(state.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["1", 2],
      ["2", 1],
    ]);
    expect(state.productsNotAdded).toEqual(["9", "2"]);
  });

  it("sets a quantity, never above stock or 20, and lowers it whatever stock says", () => {
    const state = cartOf({ lineId: "a", sku: "1", quantity: 5 });
    const set = (quantity: number, stock: number) =>
      setQuantity(state, { lineId: "a", quantity }, stockOf({ "1": stock }), AT).lines[0]?.quantity;
    expect(set(7, 7)).toBe(7);
    expect(set(2, 0)).toBe(2);
    expect(() => set(8, 7)).toThrow(expect.objectContaining({ status: 422, code: "QUANTITY_ABOVE_STOCK" }));
    expect(() => set(21, 99)).toThrow(expect.objectContaining({ code: "QUANTITY_ABOVE_MAXIMUM" }));
    expect(() => setQuantity(state, { lineId: "b", quantity: 1 }, () => 9, AT)).toThrow(
      expect.objectContaining({ status: 404, code: "LINE_UNKNOWN" }),
    );
  });

  it("takes a gift's code away with the gift", () => {
    const state = { ...cartOf({ lineId: "a", giftOf: "CADEAU" }), promoCodes: ["CADEAU", "LIVRAISON"] };
    expect(removeLine(state, "a")).toMatchObject({ lines: [], promoCodes: ["LIVRAISON"] });
  });

  it("lowers lines to what stock has left and names those that lost something", () => {
    const state = cartOf({ sku: "1", quantity: 3 }, { sku: "2", quantity: 2 }, { sku: "3" });
    const fresh = refreshLines(state, stockOf({ "1": 3, "2": 1, "3": 0 }), AT);
    expect(fresh.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["1", 3],
      ["2", 1],
    ]);
    expect(fresh.productsNotAdded).toEqual(["2", "3"]);
  });
});

describe("merged carts", () => {
  const line = fc.record({ sku: fc.constantFrom("1", "2", "3", "4"), quantity: fc.integer({ min: 1, max: 20 }) });
  const lines = fc.uniqueArray(line, { selector: ({ sku }) => sku });
  const stock = fc.record({ "1": fc.nat(30), "2": fc.nat(30), "3": fc.nat(30), "4": fc.nat(30) });

  it("adds quantities up as far as stock and the maximum allow, and says what was lost", () => {
    fc.assert(
      fc.property(lines, lines, stock, (own, visitors, left) => {
        const merged = mergeStates(cartOf(...own), cartOf(...visitors), stockOf(left), AT);
        for (const sku of ["1", "2", "3", "4"] as const) {
          const wanted = [...own, ...visitors].reduce((sum, one) => (one.sku === sku ? sum + one.quantity : sum), 0);
          const expected = Math.min(wanted, 20, left[sku]);
          expect(merged.lines.find((one) => one.sku === sku)?.quantity ?? 0).toBe(expected);
          expect(merged.productsNotAdded.includes(sku)).toBe(expected < wanted);
        }
      }),
    );
  });

  it("keeps each code and donation once", () => {
    const donation = { id: "don1", amount: { centAmount: 100, currencyCode: "EUR" } };
    const own = { ...cartOf(), promoCodes: ["A"], donations: [donation] };
    const visitors = { ...cartOf(), promoCodes: ["A", "B"], donations: [donation] };
    const merged = mergeStates(own, visitors, () => null, AT);
    expect(merged.promoCodes).toEqual(["A", "B"]);
    expect(merged.donations).toHaveLength(1);
  });
});

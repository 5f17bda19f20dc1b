import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { GIFT_CARD_SEGMENTATION } from "./cart-rules";
import { formerPrice, nameWithSize, pricesWhenAdded, sortCartLines, skuOrderAfterDeletion } from "./cart-lines";

const line = (sku: string, isFree = false) => ({ sku, isFree });
const skusOf = (lines: readonly { sku: string }[]) => lines.map(({ sku }) => sku).join("");

/** The gateway's lines, the order that the shopper sees, and the deleted lines. */
class Shelf {
  order: string[] = [];
  readonly deleted: string[] = [];
  constructor(public lines: { sku: string; isFree: boolean }[]) {}

  get shown() {
    return sortCartLines(this.lines, this.order);
  }

  remove(index: number): void {
    const position = index % this.shown.length;
    const { sku } = this.shown[position]!;
    this.lines = this.lines.filter((kept) => kept.sku !== sku);
    this.order = skuOrderAfterDeletion(this.order, this.shown, { sku, position }, this.deleted);
    this.deleted.push(sku);
  }

  undo(index: number): void {
    const [sku] = this.deleted.splice(index % this.deleted.length, 1);
    // The gateway adds new lines at the end.
    this.lines = [...this.lines, line(sku!)];
  }
}

describe("sortCartLines", () => {
  const skus = fc.uniqueArray(fc.constantFrom(..."ABCDEFGHIJ"), { minLength: 3 });

  it("gives after any deletions, taken back in any order, the lines that were there in their places [CART-08]", () => {
    fc.assert(
      fc.property(
        skus,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.array(fc.nat(), { minLength: 8 }),
        (all, gone, back) => {
          const shelf = new Shelf(all.map((sku) => line(sku)));
          for (const index of gone) if (shelf.lines.length > 0) shelf.remove(index);
          for (const index of back) if (shelf.deleted.length > 0) shelf.undo(index);
          while (shelf.deleted.length > 0) shelf.undo(0);
          expect(skusOf(shelf.shown)).toBe(all.join(""));
        },
      ),
    );
  });

  it("keeps the order of what is there while something is not taken back", () => {
    fc.assert(
      fc.property(skus, fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 12 }), (all, steps) => {
        const shelf = new Shelf(all.map((sku) => line(sku)));
        for (const [isUndo, index] of steps) {
          if (isUndo && shelf.deleted.length > 0) shelf.undo(index);
          else if (shelf.lines.length > 0) shelf.remove(index);
          expect(skusOf(shelf.shown)).toBe(all.filter((sku) => shelf.lines.some((kept) => kept.sku === sku)).join(""));
        }
      }),
    );
  });

  it("neither loses nor doubles a line, whatever the order says", () => {
    fc.assert(
      fc.property(skus, fc.array(fc.constantFrom(..."ABCDEFGHIJ")), (all, order) => {
        const lines = [...all.map((sku) => line(sku)), line("A", true)];
        const shown = sortCartLines(lines, order);
        expect(shown).toHaveLength(lines.length);
        expect(new Set(shown)).toEqual(new Set(lines));
      }),
    );
  });

  it("puts free gifts last, also of a sku that has its place", () => {
    const shown = sortCartLines([line("A", true), line("A"), line("B"), line("C")], ["C", "B", "A"]);
    expect(skusOf(shown)).toBe("CBAA");
    expect(shown.at(-1)).toEqual(line("A", true));
  });

  it("has each sku once that is in or may come back, 40 at most, as a cookie has little room", () => {
    const deleted = { sku: "B", position: 1 };
    expect(skuOrderAfterDeletion(["A", "B", "OLD", "C"], [line("A"), line("N")], deleted, ["C"])).toEqual([
      "A",
      "B",
      "C",
      "N",
    ]);
    const many = Array.from({ length: 45 }, (_, index) => line(String(index)));
    expect(skuOrderAfterDeletion([], many, deleted, [])).toHaveLength(40);
  });

  it("puts what is new at the end", () => {
    const shelf = new Shelf([line("A"), line("B")]);
    shelf.remove(0);
    shelf.lines = [...shelf.lines, line("N")];
    shelf.undo(0);
    expect(skusOf(shelf.shown)).toBe("ABN");
  });
});

describe("pricesWhenAdded", () => {
  const priced = (sku: string, centAmount: number, isFree = false) => {
    const { catalogPrice } = aLine();
    return aLine({ sku, isFree, catalogPrice: { ...catalogPrice, price: { ...catalogPrice.price, centAmount } } });
  };

  it("keeps what a line cost when it came in, takes a new one's price of today, and forgets lines that are gone", () => {
    const first = pricesWhenAdded([priced("1", 2_000), priced("2", 3_000), priced("3", 0, true)]);
    expect(first).toEqual({ 1: 2_000, 2: 3_000 });
    expect(pricesWhenAdded([priced("1", 2_500), priced("4", 900)], first)).toEqual({ 1: 2_000, 4: 900 });
  });

  it("is of 40 lines at most", () => {
    const lines = Array.from({ length: 41 }, (_, index) => priced(String(index), 100));
    expect(Object.keys(pricesWhenAdded(lines))).toHaveLength(40);
  });

  it("tells a former price only where today's is another one, and never of a gift", () => {
    const former = (known: Record<string, number>, isFree = false) => formerPrice(priced("1", 2_500, isFree), known);
    expect(former({ 1: 2_000 })).toEqual({ ...priced("1", 2_000).catalogPrice.price });
    expect([former({ 1: 2_500 }), former({}), former({ 2: 2_000 }), former({ 1: 2_000 }, true)]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});

it("names a piece with its size, and a gift card, which has none, without", () => {
  expect(nameWithSize(aLine({ name: "Robe en lin" }))).toBe("Robe en lin (38)");
  expect(nameWithSize(aLine({ name: "Carte cadeau", segmentationId: GIFT_CARD_SEGMENTATION }))).toBe("Carte cadeau");
});

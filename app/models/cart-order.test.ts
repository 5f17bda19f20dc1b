import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortCartLines, skuOrderAfterDeletion } from "./cart-lines";

const line = (sku: string, isFree = false) => ({ sku, isFree });
const skusOf = (lines: readonly { sku: string }[]) => lines.map(({ sku }) => sku).join("");

/** The gateway's lines, what the shopper sees of them, and what was deleted. */
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
    // The gateway adds at the end.
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

  it("puts what is new at the end", () => {
    const shelf = new Shelf([line("A"), line("B")]);
    shelf.remove(0);
    shelf.lines = [...shelf.lines, line("N")];
    shelf.undo(0);
    expect(skusOf(shelf.shown)).toBe("ABN");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meantWord, slipsBetween } from "./spelling";

const known = [
  { word: "manteau", products: 90 },
  { word: "manteaux", products: 40 },
  { word: "robe", products: 200 },
  { word: "rose", products: 30 },
  { word: "chemise", products: 70 },
  { word: "lin", products: 12 },
];

describe("a misspelt word", () => {
  it.each([
    ["mantau", "manteau"],
    ["rboe", "robe"],
    ["roce", "robe"],
    ["chmisse", "chemise"],
  ])("%s means %s", (wrong, meant) => {
    expect(meantWord(wrong, known)).toBe(meant);
  });

  it.each(["mante", "robe", "li", "lon", "40", "pantalon", "crobes"])("%s is left as it is", (word) => {
    expect(meantWord(word, known)).toBeNull();
  });

  const letters = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 7 });
  it("is as many slips from a word as the word from it, none only from itself, and at most all letters", () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const slips = slipsBetween(one, other);
        expect(slips).toBe(slipsBetween(other, one));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  it("is one slip away when a letter is missing, too many, another, or swapped", () => {
    const slip = fc.constantFrom(
      (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
      (word: string, at: number) => `${word.slice(0, at)}z${word.slice(at)}`,
      (word: string, at: number) => `${word.slice(0, at)}z${word.slice(at + 1)}`,
      (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
    );
    const place = fc.tuple(letters, fc.nat()).filter(([word]) => word.length > 1);
    fc.assert(
      fc.property(place, slip, ([word, some], make) => {
        expect(slipsBetween(word, make(word, some % (word.length - 1)))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

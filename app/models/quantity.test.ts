import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growth } from "#tests/support/growth.ts";
import { MAX_QUANTITY, maxQuantity, quantityFromForm } from "./quantity";

describe("quantityFromForm", () => {
  it.each([
    ["abc", "notANumber"],
    ["", "notANumber"],
    ["  ", "notANumber"],
    ["2.5", "notANumber"],
    ["2,5", "notANumber"],
    ["1e9", "notANumber"],
    ["0x10", "notANumber"],
    ["3 4", "notANumber"],
    ["٣", "notANumber"],
    ["NaN", "notANumber"],
    ["Infinity", "notANumber"],
    [null, "notANumber"],
    [undefined, "notANumber"],
    [3, "notANumber"],
    [["3", "4"], "notANumber"],
    ["0", "tooSmall"],
    ["-0", "tooSmall"],
    ["000", "tooSmall"],
    ["-1", "tooSmall"],
    ["−1", "tooSmall"],
    ["21", "tooLarge"],
    ["1000000000", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
  ])("refuses %j as %s", (value, error) => {
    expect(quantityFromForm(value)).toEqual({ error });
  });

  it.each([
    ["1", 1],
    [" 3 ", 3],
    ["20", 20],
    ["007", 7],
  ])("reads %j as %d", (value, quantity) => {
    expect(quantityFromForm(value)).toEqual({ quantity });
  });

  it("refuses a long text in a time that grows no faster than the text", () => {
    const zeros = (length: number) => `${"0".repeat(length)}x`;
    expect(quantityFromForm(zeros(1_000))).toEqual({ error: "notANumber" });
    expect(growth(zeros, quantityFromForm, 2_000)).toBeLessThan(8);
  });

  it("gives for any text a whole number from 1 to 20, or a reason", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.anything()), (value) => {
        const result = quantityFromForm(value);
        if ("error" in result) return;
        expect(Number.isInteger(result.quantity)).toBe(true);
        expect(result.quantity).toBeGreaterThanOrEqual(1);
        expect(result.quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        expect(Number(value)).toBe(result.quantity);
      }),
    );
  });
});

describe("maxQuantity", () => {
  it("is what stock allows, 20 at most", () => {
    expect(maxQuantity(3)).toBe(3);
    expect(maxQuantity(120)).toBe(20);
  });
});

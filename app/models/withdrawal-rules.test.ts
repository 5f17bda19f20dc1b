import { describe, expect, it } from "vitest";
import { latestWithdrawalOf, leftLines, piecesFromForm, withdrawnPieces } from "./withdrawal-rules";

const of = (name: string, ...lines: [string, number][]) => ({
  name,
  lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
});
const WITHDRAWALS = [of("first", ["a", 1], ["b", 1]), of("second", ["a", 1])];

describe("pieces of a line", () => {
  it("are counted over all withdrawals, and what is left of each line with them [BEY-02]", () => {
    expect(["a", "b", "c"].map((id) => withdrawnPieces(WITHDRAWALS, id))).toEqual([2, 1, 0]);
    const lines = [
      { lineId: "a", quantity: 3, name: "Dress" },
      { lineId: "b", quantity: 1, name: "Jumper" },
      { lineId: "c", quantity: 2, name: "Scarf" },
    ];
    expect(leftLines(lines, WITHDRAWALS)).toEqual([
      { lineId: "a", quantity: 1, name: "Dress" },
      { lineId: "c", quantity: 2, name: "Scarf" },
    ]);
    // More than was bought is never a line of its own.
    expect(leftLines([{ lineId: "a", quantity: 1 }], WITHDRAWALS)).toEqual([]);
  });

  it("belong to the latest withdrawal that names their line", () => {
    expect(latestWithdrawalOf(WITHDRAWALS, ["a"])?.name).toBe("second");
    expect(latestWithdrawalOf(WITHDRAWALS, ["b", "c"])?.name).toBe("first");
    expect(latestWithdrawalOf(WITHDRAWALS, ["c"])).toBeUndefined();
  });

  it.each([
    [null, { quantity: 3 }],
    ["1", { quantity: 1 }],
    [" 3 ", { quantity: 3 }],
    ["4", { error: "tooMany" }],
    ["999999999", { error: "tooMany" }],
    ["0", { error: "notANumber" }],
    ["-1", { error: "notANumber" }],
    ["1.5", { error: "notANumber" }],
    ["1e0", { error: "notANumber" }],
    ["", { error: "notANumber" }],
    ["two", { error: "notANumber" }],
  ])("are read from %j as %j, of three that are left", (value, read) => {
    expect(piecesFromForm(value, 3)).toEqual(read);
  });
});

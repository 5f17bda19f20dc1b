import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSharedWishes, writeSharedWishes } from "./shared-wishes";

describe("a wishlist in a link [BEY-14]", () => {
  const digits = fc.stringMatching(/^\d{1,20}$/);

  it("comes back as it was", () => {
    const wish = fc.record({ productId: digits, optionId: fc.option(digits, { nil: undefined }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(wish, { maxLength: 50, selector: ({ productId }) => productId }),
        (wishes) => void expect(parseSharedWishes(writeSharedWishes(wishes))).toEqual(wishes),
      ),
    );
  });

  it("holds fifty, each once", () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ productId: String(100_000 + index) }));
    expect(parseSharedWishes(writeSharedWishes(many))).toHaveLength(50);
    expect(parseSharedWishes(many.map(({ productId }) => productId).join("."))).toHaveLength(50);
    expect(parseSharedWishes("100001.100001-10000102")).toEqual([{ productId: "100001", optionId: "10000102" }]);
  });

  it.each([")", ",", "!", "\u200B", "…»"])("loses none where a messenger added %j to the link", (added) => {
    const wishes = [{ productId: "100001" }, { productId: "100002", optionId: "10000201" }];
    expect(parseSharedWishes(writeSharedWishes(wishes) + added)).toEqual(wishes);
  });

  it.each([
    [null],
    [""],
    ["."],
    ["abc"],
    ["1".repeat(21)],
    ["1".repeat(9_000)],
    ["100001-"],
    ["-10000101"],
    ["100001-10000101-1"],
    ["100001,100002"],
    ["<script>"],
  ])("is nothing where it is no list: %s", (text) => {
    expect(parseSharedWishes(text)).toEqual([]);
  });

  it("keeps what it knows beside what it does not", () => {
    expect(parseSharedWishes("x.100001.../etc.100002-10000201")).toEqual([
      { productId: "100001", optionId: undefined },
      { productId: "100002", optionId: "10000201" },
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { aPrice, aTile, REDUCED } from "#tests/support/catalogue-builders.ts";
import { formatMoney } from "./money-format";
import { shownPrice } from "./product-price";
import { flatPrice, quickSizes, tileView, parseFlatPrice } from "./product-tile";

const view = (tile = aTile()) => tileView(tile, (key) => key);
const color = (id: string, hex: string, optionId: string) => ({ id, name: id, hex, optionId });

describe("tileView", () => {
  it("shows the rating of a product in one colour, and the swatches of one in several", () => {
    expect(view()).toMatchObject({ swatches: [], rating: 4.634, reviewCount: 38 });
    const colors = [color("noir", "#222222", "10000102"), color("camel", "#b7864f", "10000101")];
    expect(view(aTile({ colors }))).toMatchObject({
      // The colour of the tile itself comes first.
      swatches: ["#b7864f", "#222222"],
      colorCount: 2,
      rating: null,
      reviewCount: 0,
    });
  });

  it.each([
    ["S", "badge.sale"],
    ["P", "badge.promotion"],
    ["A", "badge.adjusted"],
    ["I", ""],
  ] as const)("says what the struck price of a price of type %s means: %j [CAT-07]", (type, badge) => {
    const shown = view(aTile({ prices: { current: { ...REDUCED, type } } }));
    expect(shown.was).toBe(24_900);
    expect(shown.priceBadge).toBe(badge);
    // Without a struck-through price there is nothing to explain.
    expect(view(aTile({ prices: { current: aPrice({ type }) } })).priceBadge).toBe("");
  });

  it("shows the private sale's price and its name while that is on [CAT-06]", () => {
    const tile = aTile({ prices: { current: aPrice(), privateSale: { ...REDUCED, type: "P" } } });
    expect(tileView(tile, (key) => key, true)).toMatchObject({
      now: 17_499,
      was: 24_900,
      priceBadge: "badge.privateSale",
      isPrivate: true,
    });
    expect(tileView(tile, (key) => key)).toMatchObject({ now: 24_900, was: null, priceBadge: "", isPrivate: false });
  });

  it("offers to add the sizes that can be bought, and keeps them packed [PDP-10]", () => {
    const sizes = [
      { sku: "1000010102", label: "38" },
      { sku: "1000010103", label: "40" },
    ];
    expect(quickSizes(aTile())).toEqual(sizes);
    expect(quickSizes(aTile({ availability: "SOON_AVAILABLE" }))).toEqual([]);
    expect(quickSizes(aTile({ availabilityType: "IN_STORE_ONLY" }))).toEqual([]);
  });

  it("shows five swatches and counts them all", () => {
    const colors = [1, 2, 3, 4, 5, 6, 7].map((n) => color(`c${n}`, `#00000${n}`, `1000010${n}`));
    const tile = view(aTile({ colors }));
    expect(tile.swatches).toHaveLength(5);
    expect(tile.colorCount).toBe(7);
  });

  const gone = { sku: "1", label: "36", availability: "UNAVAILABLE" };
  it.each([
    [{ tags: ["New"] }, ["badge.new"]],
    [{ tags: ["WebExclu"] }, ["badge.webExclusive"]],
    [{ tags: ["ON_DEMAND"] }, ["badge.onDemand"]],
    [{ tags: ["RAL_ANTICIPATION"] }, ["badge.preview"]],
    [
      { tags: ["New", "WebExclu", "RAL_ANTICIPATION"], marketing: { name: "", marketingLabels: ["A"] } },
      ["badge.new", "badge.webExclusive", "badge.preview"],
    ],
    [{ tags: ["New"], marketing: { name: "", marketingLabels: ["A", "B"] } }, ["badge.new", "A"]],
    [{ availability: "SOON_AVAILABLE", tags: ["New"] }, ["badge.soon", "badge.new"]],
    [{ availability: "DISCONTINUED" }, ["badge.soldOut"]],
    [{ availability: "UNAVAILABLE" }, ["badge.soldOut"]],
    [{ availability: "AVAILABLE", sizes: [gone] }, ["badge.soldOut"]],
    [{ availability: "ON_DEMAND", tags: ["ON_DEMAND"], sizes: [gone] }, ["badge.soldOut"]],
    [{ availability: "AVAILABLE", availabilityType: "IN_STORE_ONLY", sizes: [gone] }, []],
    [{ availability: "AVAILABLE", sizes: [] }, []],
    [{ availability: "ON_DEMAND" }, ["badge.onDemand"]],
    [{ availability: "ON_DEMAND", tags: ["ON_DEMAND"] }, ["badge.onDemand"]],
    [{ marketing: { name: "", marketingLabels: ["A", "A", "B", "C"] } }, ["A", "B"]],
    [{ tags: ["A tag of tomorrow"] }, []],
  ] as const)("says of %j: %j [CAT-08]", (tile, badges) => {
    expect(view(aTile(tile as Parameters<typeof aTile>[0])).badges).toEqual(badges);
  });

  it("goes without a second picture", () => {
    expect(view(aTile({ pictures: [{ type: "AP", path: "/a.webp" }] }))).toMatchObject({
      picture: "/a.webp",
      secondPicture: null,
    });
  });
});

describe("flatPrice", () => {
  it.each([aPrice(), REDUCED, aPrice({ ...REDUCED, lowestPrice30Days: null })])("comes back as it was", (price) => {
    const { current, reduction } = shownPrice(price);
    expect(parseFlatPrice(flatPrice(current, reduction))).toEqual({ now: current, reduction });
    expect(formatMoney(parseFlatPrice(flatPrice(current, reduction)).now, "fr-FR")).toMatch(/€$/);
  });
});

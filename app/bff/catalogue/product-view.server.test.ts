import { describe, expect, it } from "vitest";
import { anOption, aPrice, aProduct, aSku, REDUCED } from "#tests/support/catalogue-builders.ts";
import { AVAILABILITIES, AVAILABILITY_TYPES } from "#app/models/product.ts";
import { productView, saleState } from "./product-view.server";

const sku = (availability: "AVAILABLE" | "UNAVAILABLE" | "FEW_REMAINING", quantity: number) =>
  aSku({ stock: { availability, quantity } });

describe("saleState", () => {
  const EXPECTED = {
    AVAILABLE: "orderable",
    SOON_UNAVAILABLE: "lastPieces",
    ON_DEMAND: "onDemand",
    UNAVAILABLE: "soldOut",
    SOON_AVAILABLE: "soon",
    DISCONTINUED: "soldOut",
    UNKNOWN: "unknown",
  };

  it.each(AVAILABILITIES.flatMap((availability) => AVAILABILITY_TYPES.map((type) => [availability, type] as const)))(
    "of %s and %s says whether it is sold online, and why not [PDP-03]",
    (availability, availabilityType) => {
      const state = saleState(anOption({ availability, availabilityType }));
      expect(state).toBe(availabilityType === "IN_STORE_ONLY" ? "storeOnly" : EXPECTED[availability]);
    },
  );

  it("is sold out when no size is left, whatever the catalogue says of the colour", () => {
    expect(saleState(anOption({ skus: [sku("UNAVAILABLE", 0), sku("AVAILABLE", 0)] }))).toBe("soldOut");
  });
});

describe("productView", () => {
  const view = (option = anOption(), product = aProduct()) =>
    productView(product, option, { word: (key) => key, hasAlerts: true, hasStores: true });

  it("shows each size with its stock: there, few left, gone [PDP-02]", () => {
    const skus = [
      aSku({ sku: "1", size: { id: "36", label: "36" } }),
      { ...sku("FEW_REMAINING", 2), sku: "2" },
      { ...sku("UNAVAILABLE", 0), sku: "3" },
    ];
    expect(view(anOption({ skus })).sizes).toEqual([
      { sku: "1", label: "36", isSoldOut: false, remaining: null },
      { sku: "2", label: "38", isSoldOut: false, remaining: 2 },
      { sku: "3", label: "38", isSoldOut: true, remaining: null },
    ]);
  });

  it("lets no size be chosen of a colour that is not sold online [PDP-03]", () => {
    expect(view(anOption({ availabilityType: "IN_STORE_ONLY" })).sizes[0]!.isSoldOut).toBe(true);
  });

  it("names no shops where the site has none", () => {
    const option = anOption({ availabilityType: "IN_STORE_ONLY" });
    const shown = { word: (key: string) => key, hasAlerts: true };
    expect(productView(aProduct(), option, { ...shown, hasStores: true }).sale).toBe("storeOnly");
    expect(productView(aProduct(), option, { ...shown, hasStores: false }).sale).toBe("unknown");
  });

  it("links every colour to its own address, and says which one this is [PDP-02]", () => {
    expect(view().colors).toEqual([
      {
        slug: "manteau-ceinture-camille-camel--p100001",
        name: "Camel",
        picture: "/products/10000101/AP-1.webp",
        isCurrent: true,
      },
      {
        slug: "manteau-ceinture-camille-bleu-marine--p100001",
        name: "Bleu marine",
        picture: "/products/10000101/AP-1.webp",
        isCurrent: false,
      },
    ]);
  });

  it("gives a reduction with its lowest price of 30 days, and none without [BEY-01]", () => {
    expect(view(anOption({ prices: { current: REDUCED } }))).toMatchObject({
      now: 17_499,
      was: 24_900,
      lowest: 24_900,
    });
    const unproven = aPrice({ ...REDUCED, lowestPrice30Days: null });
    expect(view(anOption({ prices: { current: unproven } }))).toMatchObject({ now: 17_499, was: null, lowest: null });
  });

  it("follows the private sale's price while that is on [CAT-06]", () => {
    const option = anOption({ prices: { current: aPrice(), privateSale: { ...REDUCED, type: "P" } } });
    const on = productView(aProduct(), option, { word: (key) => key, hasAlerts: true, hasStores: true, isSale: true });
    expect(on).toMatchObject({ now: 17_499, was: 24_900, priceType: "private" });
    expect(view(option)).toMatchObject({ now: 24_900, was: null, priceType: null });
  });

  it("names tags and labels in words, at most two [CAT-08, PDP-02]", () => {
    const product = aProduct({ marketing: { name: "", marketingLabels: ["Fabriqué en France", "Laine recyclée"] } });
    expect(view(anOption({ tags: ["New"] }), product).badges).toEqual(["badge.new", "Fabriqué en France"]);
  });

  it("knows a product without reviews", () => {
    expect(view(anOption(), aProduct({ reviewGlobal: null }))).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

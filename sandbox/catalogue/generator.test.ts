import { describe, expect, it } from "vitest";
import { DESIGNS } from "../studio/assortment";
import { FAMILIES, familiesOf, isDesign, pathOf } from "./families/tree";
import { generateProducts } from "./generator";
import { localiseProduct } from "./localise";
import { priceIn } from "./prices";
import { productSchema } from "#models/product.ts";

const products = [...generateProducts(2_400)];
const options = products.flatMap((product) => product.options);
const share = (some: number, all: number) => some / all;

describe("the generator", () => {
  it("makes the same bytes for the same count", () => {
    expect(JSON.stringify([...generateProducts(300)])).toBe(JSON.stringify(products.slice(0, 300)));
  });

  it("makes what the shop is promised: families in three levels, products, colours, sizes", () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(60);
    expect(Math.max(...FAMILIES.map((family) => pathOf(family).length))).toBe(3);
    expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
    expect(FAMILIES.every(({ id }) => /^\w+$/.test(id))).toBe(true);
    expect(products).toHaveLength(2_400);
    for (const { options: colours, sizes, sizeRun } of products) {
      expect(colours.length).toBeGreaterThanOrEqual(1);
      expect(colours.length).toBeLessThanOrEqual(5);
      expect(new Set(colours.map(({ colour }) => colour)).size).toBe(colours.length);
      expect(sizes.length).toBeGreaterThanOrEqual(sizeRun === "one" ? 1 : 3);
      expect(sizes.length).toBeLessThanOrEqual(9);
    }
  });

  it("has every family filled, and no design without exactly one home", () => {
    const shown = new Set(
      products.flatMap((product) => {
        const isNew = product.options.some(({ tags }) => tags.includes("New"));
        const isReduced = product.options.some(({ was }) => was !== null);
        return [...familiesOf({ ...product, isNew, isReduced })].map(({ id }) => id);
      }),
    );
    expect(FAMILIES.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
    for (const { key, wearers } of DESIGNS) {
      for (const wearer of wearers) {
        const homes = FAMILIES.filter(
          ({ rule }) =>
            rule?.weight !== undefined &&
            rule.wearers.includes(wearer) &&
            rule.designs?.some((each) => isDesign(key, each)),
        );
        expect([wearer, key, homes.length]).toEqual([wearer, key, 1]);
      }
    }
  });

  it("calls every product by a name of its own", () => {
    const names = products.map(({ wearer, design, model }) => `${wearer} ${design} ${model}`);
    expect(share(new Set(names).size, names.length)).toBeGreaterThan(0.995);
  });

  it("reduces about a fifth, and only against a higher lowest price, in every currency", () => {
    const reduced = options.filter(({ was }) => was !== null);
    expect(share(reduced.length, options.length)).toBeGreaterThan(0.15);
    expect(share(reduced.length, options.length)).toBeLessThan(0.25);
    for (const { price, was, lowest } of reduced) {
      for (const currency of ["EUR", "CHF", "PLN", "GBP", "CZK"]) {
        expect(priceIn(currency, price)).toBeLessThan(priceIn(currency, lowest ?? 0));
        expect(priceIn(currency, lowest ?? 0)).toBeLessThanOrEqual(priceIn(currency, was ?? 0));
      }
    }
    expect(options.filter(({ was, lowest }) => (was === null) !== (lowest === null))).toEqual([]);
  });

  it("has every availability, type, tag and price type, and keeps no stock of what is not sold online", () => {
    const kinds = <K extends "availability" | "availabilityType" | "priceType">(key: K) =>
      [...new Set(options.map((option) => option[key]))].sort();
    expect(kinds("availability")).toEqual([
      "AVAILABLE",
      "DISCONTINUED",
      "ON_DEMAND",
      "SOON_AVAILABLE",
      "SOON_UNAVAILABLE",
      "UNKNOWN",
    ]);
    expect(kinds("availabilityType")).toEqual(["IN_STORE_ONLY", "ONLINE_AND_IN_STORE", "ONLINE_ONLY"]);
    expect(kinds("priceType")).toEqual(["A", "I", "P", "S"]);
    const tags = new Set(options.flatMap((option) => option.tags));
    expect([...tags].sort()).toEqual(["New", "ON_DEMAND", "RAL_ANTICIPATION", "WebExclu"]);
    const unsold = options.filter(
      ({ availability, availabilityType }) =>
        availabilityType === "IN_STORE_ONLY" || ["SOON_AVAILABLE", "DISCONTINUED", "UNKNOWN"].includes(availability),
    );
    expect(unsold.flatMap(({ stock }) => stock).every((quantity) => quantity === 0)).toBe(true);
    const levels = options.flatMap(({ stock }) => stock);
    expect(levels.some((quantity) => quantity > 0 && quantity <= 3)).toBe(true);
    const soldOut = options.filter((option) => !unsold.includes(option) && option.stock.every((each) => each === 0));
    expect(soldOut.length).toBeGreaterThan(0);
  });

  it("says all of it in six languages, as the contract has it", () => {
    for (const language of ["fr", "en", "es", "de", "it", "pl"] as const) {
      for (const product of products.slice(0, 400)) {
        const stock = product.options.map((option) => option.stock);
        const localised = localiseProduct(product, stock, { language, currency: "PLN" });
        expect(productSchema.safeParse(localised).error).toBeUndefined();
        expect(localised.name.endsWith(product.model)).toBe(true);
        expect(localised.name.length).toBeGreaterThan(product.model.length + 2);
        expect(localised.composition.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(JSON.stringify(localised)).not.toContain("undefined");
      }
    }
  });
});

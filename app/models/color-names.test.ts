import { describe, expect, it } from "vitest";
import { anOption, aProduct, aTile } from "#tests/support/catalogue-builders.ts";
import { distinctColorNames } from "./color-names";
import { productSlug } from "./entity-slug";
import { productSchema, productTileSchema } from "./product";

describe("distinctColorNames", () => {
  it.each([
    ["names that differ, as they are", { 1: "Noir", 2: "Écru" }, ["Noir", "Écru"]],
    ["the same name with a number", { 1: "Noir", 2: "Noir", 3: "Noir" }, ["Noir", "Noir 2", "Noir 3"]],
    ["a name that reads the same in an address too", { 1: "Écru", 2: "ecru" }, ["Écru", "ecru 2"]],
    ["no number that another colour has", { 1: "Noir", 2: "Noir", 3: "Noir 2" }, ["Noir", "Noir 3", "Noir 2"]],
  ])("gives %s", (_, names, expected) => {
    expect(Object.values(distinctColorNames(names))).toEqual(expected);
  });

  it("counts in the order of ids, even those too long for a number", () => {
    const [long, longer] = ["10000000000000000000001", "10000000000000000000002"];
    const names = distinctColorNames({ [longer]: "Noir", 9: "Noir", [long]: "Noir" });
    expect(names).toEqual({ 9: "Noir", [long]: "Noir 2", [longer]: "Noir 3" });
  });
});

describe("two colours of a product with the same name", () => {
  const black = { id: "n", name: "Noir", hex: "#000000" };

  it("have an address each, in every country and in listings [PDP-01]", () => {
    const product = aProduct({
      options: [anOption({ optionId: "22", color: black }), anOption({ optionId: "11", color: black })],
      names: [{ country: "GB", name: "Dress", colors: { 11: "Black", 22: "Black" } }],
    });
    const read = productSchema.parse({ ...product, productId: "100001", name: "Robe" });
    const slugs = read.options.map((option) => productSlug(read, option));
    expect(slugs).toEqual(["robe-noir-2--p100001", "robe-noir--p100001"]);
    expect(read.names[0]!.colors).toEqual({ 11: "Black", 22: "Black 2" });
    const colors = [11, 22].map((each) => ({ ...black, optionId: `${each}` }));
    expect(productTileSchema.parse(aTile({ optionId: "22", color: black, colors })).color.name).toBe("Noir 2");
  });
});

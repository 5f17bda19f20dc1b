import { describe, expect, it } from "vitest";
import { generateProducts } from "../catalogue/generator";
import { chooseProducts } from "./choice";
import { Editor } from "./pages/editor";

describe("the products of the home page", () => {
  it("exist, are in stock, and are never shown twice", () => {
    const { arrivals, look } = chooseProducts(1_000);
    expect(arrivals).toHaveLength(8);
    expect(look).toHaveLength(3);
    expect(new Set([...arrivals, ...look]).size).toBeGreaterThanOrEqual(10);
    const byId = new Map([...generateProducts(1_000)].map((product) => [product.id, product]));
    for (const id of [...arrivals, ...look]) {
      const [first] = byId.get(id)?.options ?? [];
      expect(first?.stock.some((quantity) => quantity > 0)).toBe(true);
    }
  });

  it.each([40, 600, 2_400])("are the three knits of the look as they are drawn and told, of %i products", (count) => {
    const byId = new Map([...generateProducts(count)].map((product) => [product.id, product]));
    const look = chooseProducts(count).look.map((id) => byId.get(id));
    expect(look.map((product) => [product?.design, product?.options[0]?.colour])).toEqual([
      ["cardigan-vee", "sage"],
      ["jumper-cable", "ecru"],
      ["jumper-roll", "rust"],
    ]);
  });

  it("are as many as there are in a small catalogue", () => {
    const { arrivals } = chooseProducts(6);
    expect(arrivals.length).toBeGreaterThan(0);
    expect(arrivals.every((id) => Number(id) <= 100_006)).toBe(true);
  });
});

it("pieces that words name by their colour are of it, and of any where there is none", () => {
  const byId = new Map([...generateProducts(900)].map((product) => [product.id, product]));
  const { pieces } = chooseProducts(900);
  for (const [key, ids] of Object.entries(pieces)) {
    const [family = "", colour] = key.split("/");
    expect(pieces[family]?.length, key).toBeGreaterThan(0);
    if (colour) expect(new Set(ids.map((id) => byId.get(id)?.options[0]?.colour)), key).toEqual(new Set([colour]));
  }
  const surroundings = { everything: "All", pieces: { w10111: ["1", "2"], "w10111/oat": ["2"] }, turn: 0 };
  const editor = new Editor("en", { title: "", intro: "", sections: [] }, surroundings);
  expect(editor.pieces(["w10111/oat", "w10111/red", "w10112/oat"])).toEqual(["2", "1"]);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox, type TestSandbox } from "../sandbox.fixture";
import { transaction } from "../database";
import { findSku, giveStock, productText, setStock, specOf, takeStock } from "./products";
import { catalogueState, findRecord } from "./state";
import { skuOf } from "./record";

const VIEWER = { language: "fr", currency: "EUR" } as const;
const SKU = "1000010103";

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox({ products: 400 });
}, 60_000);
afterAll(() => running.close());

const stock = () => findSku(running.sandbox, SKU, VIEWER)?.stock;

describe("skus", () => {
  it("carry what a cart line shows", () => {
    expect(findSku(running.sandbox, SKU, VIEWER)).toMatchObject({
      sku: SKU,
      productId: "100001",
      optionId: "10000101",
      name: "Manteau ceinturé Camille",
      model: "Camille",
      color: { id: "camel", name: "Camel" },
      categoryLabel: "Femme,Manteaux et vestes,Manteaux",
      segmentationId: "w10111",
      picture: { type: "AP", path: "/products/10000101/AP-1.webp" },
    });
    for (const wrong of ["", "x", "100001", "10000101", "1000019903", "1000010199", "9999990101", "1000010100"]) {
      expect(findSku(running.sandbox, wrong, VIEWER)).toBeNull();
    }
  });

  it("are taken and given back, never below nothing", () => {
    setStock(running.sandbox, SKU, 5);
    expect(takeStock(running.sandbox, SKU, 3)).toBe(true);
    expect(takeStock(running.sandbox, SKU, 3)).toBe(false);
    expect(stock()).toBe(2);
    expect(giveStock(running.sandbox, SKU, 3)).toBe(true);
    expect(stock()).toBe(5);
    expect(takeStock(running.sandbox, "1000019903", 1)).toBe(false);
  });

  it("stay as they were when the order that took them is not written", async () => {
    setStock(running.sandbox, SKU, 5);
    const read = async () => (await running.gateway("ecommerce/v3/catalog/products/100001")).body;
    const before = await read();
    const sizes = [...catalogueState(running.sandbox).index.sizes.slice(0, 6)];
    expect(() =>
      transaction(running.sandbox.db, () => {
        takeStock(running.sandbox, SKU, 5);
        // Looking while the order is open must not leave anything behind.
        expect(stock()).toBe(0);
        catalogueState(running.sandbox);
        productText(running.sandbox, "100001", VIEWER);
        throw new Error("refused");
      }),
    ).toThrow("refused");
    expect(stock()).toBe(5);
    expect(await read()).toEqual(before);
    expect([...catalogueState(running.sandbox).index.sizes.slice(0, 6)]).toEqual(sizes);
  });

  it("have nothing to sell of what is not sold online, whatever the warehouse says", () => {
    const { index } = catalogueState(running.sandbox);
    let unsold = 0;
    for (const id of index.ids) {
      const record = findRecord(running.sandbox, String(id));
      for (const [position, option] of (record?.options ?? []).entries()) {
        if (option.availabilityType !== "IN_STORE_ONLY") continue;
        const sku = skuOf(String(id), position, 0);
        setStock(running.sandbox, sku, 9);
        expect(findSku(running.sandbox, sku, VIEWER)?.stock).toBe(0);
        unsold += 1;
      }
    }
    expect(unsold).toBeGreaterThan(0);
  });
});

describe("garments", () => {
  it("are drawn in the colour of their option, the same each time", () => {
    const camel = specOf(running.sandbox, "10000101");
    const black = specOf(running.sandbox, "10000102");
    expect(camel).toMatchObject({ type: "coat", design: "coat-belted", wearer: "women", fabric: "wool" });
    expect(specOf(running.sandbox, "10000101")).toEqual(camel);
    expect({ ...black, colour: camel?.colour, ground: camel?.ground }).toEqual(camel);
    expect(black?.colour).not.toBe(camel?.colour);
    for (const wrong of ["10000199", "100001", "1000010101", "x"]) expect(specOf(running.sandbox, wrong)).toBeNull();
  });
});

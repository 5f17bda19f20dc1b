import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStoresPath, storePath } from "./store-address";

describe("addresses below /stores [STORE-01]", () => {
  it.each([
    ["", { page: "search" }],
    ["all", { page: "all" }],
    ["2002", { page: "store", storeId: "2002", path: "2002" }],
    ["fr/paris/paris-rivoli-2002", { page: "store", storeId: "2002", path: "fr/paris/paris-rivoli-2002" }],
    ["fr/paris/2002", { page: "store", storeId: "2002", path: "fr/paris/2002" }],
    ["fr/paris/-2002", { page: "store", storeId: "2002", path: "fr/paris/-2002" }],
    ["fr/paris/rivoli", null],
    ["fr/paris/rivoli2002", null],
    ["fr/2002", null],
    ["fr/paris/1er/rivoli-2002", null],
    ["ALL", null],
    ["20a2", null],
    ["٢٠٠٢", null],
    ["1".repeat(13), null],
  ])("%j asks for %j", (path, page) => {
    expect(parseStoresPath(path)).toEqual(page);
  });

  it("are written in Latin letters", () => {
    const store = { storeId: "2001", name: "Paris Étienne-Marcel", city: "Saint-Étienne", country: "FR" };
    expect(storePath(store)).toBe("fr/saint-etienne/paris-etienne-marcel-2001");
  });

  it("of every shop lead back to it", () => {
    const text = fc.string({ unit: "binary" });
    const id = fc.integer({ min: 1, max: 999_999_999 }).map(String);
    fc.assert(
      fc.property(text, text, id, (name, city, storeId) => {
        const path = storePath({ storeId, name, city, country: "FR" });
        expect(parseStoresPath(path)).toEqual({ page: "store", storeId, path });
      }),
    );
  });
});

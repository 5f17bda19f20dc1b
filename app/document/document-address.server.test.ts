import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACET_IDS } from "#app/models/listing-query.ts";
import { documentAddress, documentKey } from "./document-address.server";

const LISTING = [...FACET_IDS, "sort", "page"] as const;

describe("the address that a shared page is rendered under", () => {
  it("has what the page reads, in one order, each value once, and nothing else", () => {
    const asked = "?utm_source=mail&size=38&color=red&color=red&page=2&fbclid=x&color=blue";
    expect(documentAddress("/fr-fr/robes--plw1", asked, LISTING)).toEqual({
      address: "/fr-fr/robes--plw1?color=red&color=blue&size=38&page=2",
      isKept: false,
      isPosition: false,
    });
    expect(documentAddress("/fr-fr", asked, []).address).toBe("/fr-fr");
    expect(documentAddress("/fr-fr", "").address).toBe("/fr-fr");
  });

  it("is the same whatever stands beside, before and twice in it", () => {
    const junk = fc.array(
      fc.tuple(
        fc.string({ minLength: 1 }).filter((name) => !LISTING.includes(name as never)),
        fc.string(),
      ),
      {
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(junk, fc.integer({ min: 1, max: 20 }), (others, times) => {
        const params = new URLSearchParams([
          ...others,
          ...Array.from({ length: times }, () => ["color", "red"] as [string, string]),
        ]);
        expect(documentAddress("/x", `?${params.toString()}`, LISTING).address).toBe("/x?color=red");
      }),
    );
  });

  it.each([
    ["?color=red&size=38", true],
    ["?color=red&size=38&size=40", false],
    ["?page=10", true],
    ["?page=11", false],
    ["?sort=new&page=2&color=red", true],
    [`?query=${"x".repeat(400)}`, false],
  ])("is worth keeping for what many ask for: %s %s", (search, isKept) => {
    expect(documentAddress("/x", search).isKept).toBe(isKept);
  });

  it("is nobody's to share around a position, on a page that reads one", () => {
    const asked = "?lat=48.861&lon=2.338";
    expect(documentAddress("/fr-fr/stores", asked, ["search", "lat", "lon"]).isPosition).toBe(true);
    expect(documentAddress("/fr-fr/stores", "?lon=x", ["search", "lat", "lon"]).isPosition).toBe(true);
    expect(documentAddress("/fr-fr/stores", "?search=Lyon", ["search", "lat", "lon"]).isPosition).toBe(false);
    expect(documentAddress("/fr-fr", asked, [])).toEqual({ address: "/fr-fr", isKept: true, isPosition: false });
  });

  it("keeps apart what a script asks for of a page's data", () => {
    const data = documentAddress("/fr-fr/robes--plw1.data", "?_routes=a%2Cb&page=2", LISTING).address;
    expect(data).toBe("/fr-fr/robes--plw1.data?page=2&_routes=a%2Cb");
    expect(documentAddress("/fr-fr/robes--plw1", "?_routes=a", LISTING).address).toBe("/fr-fr/robes--plw1");
  });

  it("tells builds, sites, proposals, the question about cookies, private sales and versions apart", () => {
    const variant = {
      version: "1",
      origin: "https://a.example",
      prefix: "fr",
      proposed: null,
      isAsking: false,
      isPrivateSale: false,
      variants: {},
    } as const;
    const keys = [
      documentKey(variant, "/fr"),
      documentKey({ ...variant, version: "2" }, "/fr"),
      documentKey({ ...variant, origin: "https://b.example" }, "/fr"),
      documentKey({ ...variant, prefix: "fr-fr" }, "/fr"),
      documentKey({ ...variant, proposed: "en" }, "/fr"),
      documentKey({ ...variant, isAsking: true }, "/fr"),
      documentKey({ ...variant, isPrivateSale: true }, "/fr"),
      documentKey({ ...variant, variants: { "home-order": "products-first" } }, "/fr"),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  appliedFilters,
  FACET_IDS,
  gatewayFilters,
  isFilterApplied,
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  SORTS,
  toggleFilter,
  withoutFilters,
  withPage,
  withSort,
} from "./listing-query";

function parse(search: string): ListingQuery {
  return parseListingQuery(new URLSearchParams(search));
}

const facet = fc.constantFrom(...FACET_IDS);
const value = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && !/\p{C}|\p{Zl}|\p{Zp}|\ufffd/u.test(text));
const pair = fc.tuple(facet, value);
/** Canonical queries, built as a shopper does: one filter after the other. */
const query = fc
  .record({
    page: fc.integer({ min: 1, max: 9_999 }),
    sort: fc.constantFrom(...SORTS),
    filters: fc.uniqueArray(pair, { maxLength: 8, selector: ([name, chosen]) => `${name} ${chosen}` }),
  })
  .map(({ page, sort, filters }): ListingQuery => {
    const empty: ListingQuery = { page: 1, sort, filters: {} };
    return withPage(
      filters.reduce((made, [name, chosen]) => toggleFilter(made, name, chosen), empty),
      page,
    );
  });

describe("a listing's address", () => {
  it.each([
    ["", ""],
    ["?page=1&sort=relevance", ""],
    ["?size=38&color=noir&color=bleu&size=36&color=noir", "?color=bleu&color=noir&size=36&size=38"],
    ["?page=3&sort=price-asc&size=38", "?size=38&sort=price-asc&page=3"],
    ["?sort=cheapest&utm_source=x&brand=y&size=", ""],
    ["?size=XS%2FS&category=prêt-à-porter", "?size=XS%2FS&category=pr%C3%AAt-%C3%A0-porter"],
    [`?color=${"a".repeat(65)}&color=a%00b&color=%20noir`, ""],
  ])("of %s is %s", (given, canonical) => {
    expect(listingSearch(parse(given))).toBe(canonical);
  });

  it.each(["abc", "", "0", "-1", "1.5", "01", "1e2", " 2", "10000", "99999999999999999999", "٢"])(
    "takes the page %j for the first",
    (page) => {
      expect(parseListingQuery(new URLSearchParams({ page })).page).toBe(1);
    },
  );

  it("is read back as it was written", () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(parse(listingSearch(given))).toEqual(given);
      }),
    );
  });

  it("leaves out what no address has room for", () => {
    const many = new URLSearchParams(Array.from({ length: 400 }, (_, index) => ["size", `s${index}`]));
    expect(gatewayFilters(parse(`?${many}`))).toHaveLength(100);
    const long = new URLSearchParams(
      Array.from({ length: 60 }, (_, index) => ["color", `${"\u{1f9e5}".repeat(15)}${index}`]),
    );
    const search = listingSearch(parse(`?${long}`));
    expect(search.length).toBeGreaterThan(1_500);
    expect(search.length).toBeLessThan(2_300);
    expect(listingSearch(parse(search))).toBe(search);
  });

  it("is one for one listing, whatever the order or surroundings of its parameters", () => {
    fc.assert(
      fc.property(query, fc.array(pair), fc.array(fc.nat(), { minLength: 50 }), (given, noise, keys) => {
        const params = [...new URLSearchParams(listingSearch(given))];
        const unknown = noise.map(([name, chosen]) => [`x${name}`, chosen]);
        const keyed = [...params, ...unknown].map((each, index) => ({ each, key: keys[index] ?? 0 }));
        const shuffled = keyed.sort((a, b) => a.key - b.key).map(({ each }) => each);
        expect(listingSearch(parse(new URLSearchParams(shuffled).toString()))).toBe(listingSearch(given));
      }),
    );
  });

  it("is never an exception, and stays as it is once canonical", () => {
    const name = fc.oneof(facet, fc.constantFrom("page", "sort", "__proto__"), fc.string());
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }))),
        (params) => {
          const parsed = parseListingQuery(new URLSearchParams(params));
          if ("error" in parsed) return;
          const search = listingSearch(parsed);
          expect(listingSearch(parse(search))).toBe(search);
        },
      ),
    );
  });

  it("keeps other parameters where asked to", () => {
    expect(listingSearch(parse("?size=38&page=2"), { q: "robe d'été" })).toBe(
      "?q=robe+d%27%C3%A9t%C3%A9&size=38&page=2",
    );
  });
});

describe("filters", () => {
  it("are passed to the gateway as facet and value", () => {
    expect(gatewayFilters(parse("?size=38&color=noir&color=bleu"))).toEqual(["color:bleu", "color:noir", "size:38"]);
  });

  it("are added or removed one by one, from the first page, the others untouched", () => {
    fc.assert(
      fc.property(query, pair, (given, [name, chosen]) => {
        const toggled = toggleFilter(given, name, chosen);
        expect(toggled.page).toBe(1);
        expect(toggled.sort).toBe(given.sort);
        expect(isFilterApplied(toggled, name, chosen)).toBe(!isFilterApplied(given, name, chosen));
        expect(toggleFilter(toggled, name, chosen)).toEqual(withPage(given, 1));
      }),
    );
  });

  it("each have a link that removes it and nothing else", () => {
    fc.assert(
      fc.property(query, (given) => {
        const applied = appliedFilters(given);
        expect(applied.map((each) => `${each.facet}:${each.value}`)).toEqual(gatewayFilters(given));
        for (const each of applied) {
          const rest = gatewayFilters(given).filter((filter) => filter !== `${each.facet}:${each.value}`);
          expect(gatewayFilters(parse(each.removal))).toEqual(rest);
          expect(parse(each.removal)).toMatchObject({ page: 1, sort: given.sort });
        }
      }),
    );
  });

  it("are removed together, the order kept", () => {
    const cleared = withoutFilters(parse("?size=38&color=noir&sort=new&page=2"));
    expect(listingSearch(cleared)).toBe("?sort=new");
  });

  it("keep the words of a search in their links", () => {
    expect(appliedFilters(parse("?size=38"), { q: "robe" })).toEqual([
      { facet: "size", value: "38", removal: "?q=robe" },
    ]);
  });
});

describe("order", () => {
  it("start again at the first page for another order", () => {
    expect(listingSearch(withSort(parse("?size=38&page=3"), "price-desc"))).toBe("?size=38&sort=price-desc");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FACET_IDS, SORTS, type FacetId } from "#models/listing-query.ts";
import { COLOURS } from "../studio/palette";
import { FAMILIES, familyOf } from "./families/tree";
import { generateProducts } from "./generator";
import { facetValues, matchProducts, priceRanges, type Filters } from "./listing";
import { inOrder } from "./listing-order";
import { materialGroupsOf } from "./materials";
import { priceIn } from "./prices";
import { buildIndex, familiesOfRecord } from "./product-index";
import type { OptionRecord, ProductRecord } from "./record";

const records = [...generateProducts(500)];
const index = buildIndex(
  records.map((record) => [record, record.options.map(({ stock }) => stock)] as const),
  records.length,
);

type Row = readonly [ProductRecord, OptionRecord];

/** The same rules, written plainly. */
function hasValue([record, option]: Row, facet: FacetId, value: string, currency: string): boolean {
  switch (facet) {
    case "color":
      return COLOURS[option.colour].family === value;
    case "size":
      return record.sizes.some((size, position) => size === value && (option.stock[position] ?? 0) > 0);
    case "category":
      return [...familiesOfRecord(record)].some(({ id }) => id === value);
    case "material":
      return [...materialGroupsOf(record.composition)].some((group) => group === value);
    case "price": {
      const range = priceRanges(currency).find(({ id }) => id === value);
      const price = priceIn(currency, option.price) / 100;
      return range !== undefined && price >= range.low && (range.high === null || price < range.high);
    }
    case "availability":
      return hasAvailability(option, value);
    case "offers":
      return hasOffer(option, value);
  }
}

function hasAvailability({ availability, availabilityType, stock }: OptionRecord, value: string): boolean {
  const isThere = stock.some((quantity) => quantity > 0);
  const isOffered = ["AVAILABLE", "SOON_UNAVAILABLE", "ON_DEMAND"].includes(availability);
  if (value === "online") return isThere && isOffered;
  if (value === "soon") return availability === "SOON_AVAILABLE";
  const isPlanned = availability === "AVAILABLE" || availability === "SOON_UNAVAILABLE";
  const isForStores = availabilityType === "IN_STORE_ONLY" || (availabilityType === "ONLINE_AND_IN_STORE" && isThere);
  return value === "store" && isPlanned && isForStores;
}

function hasOffer({ tags, was, priceType }: OptionRecord, value: string): boolean {
  if (value === "new") return tags.includes("New");
  if (value === "web") return tags.includes("WebExclu");
  return was !== null && ((value === "sale" && priceType === "S") || (value === "promotion" && priceType === "P"));
}

function fits(record: ProductRecord, option: OptionRecord, filters: Filters, currency: string): boolean {
  return FACET_IDS.every((facet) => {
    const values = filters[facet];
    return !values?.length || values.some((value) => hasValue([record, option], facet, value, currency));
  });
}

const questions = fc
  .record({
    family: fc.constantFrom(...FAMILIES.filter(({ children }) => children.length > 0)),
    currency: fc.constantFrom("EUR", "CHF", "PLN"),
    sort: fc.constantFrom(...SORTS),
  })
  .chain(({ family, currency, sort }) => {
    const values = (facet: FacetId) => [...facetValues(facet, { categories: family.children, currency }), "nonsense"];
    const chosen = (facet: FacetId) =>
      fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        fc.uniqueArray(fc.constantFrom(...values(facet)), { minLength: 1, maxLength: 3 }),
      );
    return fc.record({
      family: fc.constant(family),
      currency: fc.constant(currency),
      sort: fc.constant(sort),
      filters: fc.record({
        color: chosen("color"),
        size: chosen("size"),
        category: chosen("category"),
        material: chosen("material"),
        price: chosen("price"),
        availability: chosen("availability"),
        offers: chosen("offers"),
      }),
    });
  });

function ask({
  family,
  ...rest
}: {
  family: (typeof FAMILIES)[number];
  currency: string;
  sort: (typeof SORTS)[number];
  filters: Filters;
}) {
  const products = index.members.get(family.id) ?? new Uint32Array();
  const question = { ...rest, products, categories: family.children };
  const { rows, counts } = matchProducts(index, question);
  return { question, found: { rows: inOrder(index, question, rows), counts } };
}

/** Every facet with every other, each way round. */
const PAIRS = FACET_IDS.flatMap((one) => FACET_IDS.flatMap((other) => (one === other ? [] : [[one, other] as const])));

describe("a listing", () => {
  it("finds exactly what fits every facet, and counts what each value would give", () => {
    fc.assert(
      fc.property(questions, ({ family, currency, sort, filters }) => {
        const { question, found } = ask({ family, currency, sort, filters });
        const members = records.filter((record) => familiesOfRecord(record).has(family));
        const fitting = members.filter((record) =>
          record.options.some((each) => fits(record, each, filters, currency)),
        );
        const ids = [...found.rows].map((row) => String(index.ids[index.product[row] ?? 0]));
        expect([...ids].sort()).toEqual(fitting.map(({ id }) => id).sort());
        for (const facet of FACET_IDS) {
          // What is chosen in a facet does not narrow its own counts.
          const others: Filters = { ...filters, [facet]: [] };
          for (const [bit, value] of facetValues(facet, question).entries()) {
            const expected = members.filter((record) =>
              record.options.some(
                (option) =>
                  fits(record, option, others, currency) && hasValue([record, option], facet, value, currency),
              ),
            );
            expect([facet, value, found.counts[facet][bit]]).toEqual([facet, value, expected.length]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("gives as many products as a value's count said, once that value is chosen", () => {
    fc.assert(
      fc.property(questions, fc.constantFrom(...FACET_IDS), (asked, facet) => {
        const { question, found } = ask(asked);
        for (const [bit, value] of facetValues(facet, question).entries()) {
          const narrowed = ask({ ...asked, filters: { ...asked.filters, [facet]: [value] } });
          expect(narrowed.found.rows.length).toBe(found.counts[facet][bit]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("counts every pair of facets combined as many as there are results", () => {
    const families = FAMILIES.filter(({ children }) => children.length > 0);
    const asked = fc.record({ family: fc.constantFrom(...families), currency: fc.constantFrom("EUR", "PLN") });
    fc.assert(
      fc.property(asked, fc.nat(), fc.nat(), fc.nat(), ({ family, currency }, one, two, three) => {
        const pick = (facet: FacetId, some: number) => {
          const values = facetValues(facet, { categories: family.children, currency });
          return { value: values[some % values.length]!, bit: some % values.length };
        };
        const foundWith = (filters: Filters) => ask({ family, currency, sort: "relevance", filters }).found;
        for (const [first, second] of PAIRS) {
          const [a, b, c] = [pick(first, one), pick(second, two), pick(second, three)];
          const { counts } = foundWith({ [first]: [a.value], [second]: [b.value] });
          // What is chosen does not narrow its own facet: the same count is promised by every other value of it.
          for (const { value, bit } of [b, c]) {
            const { rows } = foundWith({ [first]: [a.value], [second]: [value] });
            expect([first, a.value, second, value, counts[second][bit]]).toEqual([
              first,
              a.value,
              second,
              value,
              rows.length,
            ]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("orders by what was asked, what is sold out last", () => {
    const family = familyOf("w10100");
    if (!family) throw new Error("No family");
    for (const sort of SORTS) {
      const { rows } = ask({ family, currency: "CHF", sort, filters: {} }).found;
      const sellable = [...rows].map((row) => index.sellable[row]);
      expect(sellable.indexOf(0)).toBeGreaterThan(0);
      expect(sellable.lastIndexOf(1)).toBeLessThan(sellable.indexOf(0));
      const key = (row: number) => {
        const product = index.product[row] ?? 0;
        const price = priceIn("CHF", index.price[row] ?? 0);
        return {
          relevance: 0,
          new: index.age[product] ?? 0,
          "price-asc": price,
          "price-desc": -price,
          discount: -(index.discount[row] ?? 0),
          rating: -(index.rating[product] ?? 0),
        }[sort];
      };
      const keys = [...rows].filter((row) => index.sellable[row]).map(key);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    }
  });

  it("shows a colour that was asked for, and one that can be bought where there is one", () => {
    const family = familyOf("w10100");
    if (!family) throw new Error("No family");
    const { rows } = ask({ family, currency: "EUR", sort: "relevance", filters: { color: ["blue"] } }).found;
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const product = index.product[row] ?? 0;
      const record = records[product];
      const first = index.firstRow[product] ?? 0;
      const blues = (record?.options ?? []).flatMap((option, position) =>
        COLOURS[option.colour].family === "blue" ? [first + position] : [],
      );
      expect(blues).toContain(row);
      if (blues.some((each) => index.sellable[each])) expect(index.sellable[row]).toBe(1);
    }
  });
});

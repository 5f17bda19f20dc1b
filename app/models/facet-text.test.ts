import fc from "fast-check";
import { expect, it } from "vitest";
import type { Facet } from "./family";
import { facetText, readFacets } from "./facet-text";
import { FACET_IDS } from "./listing-query";
import { oneLine } from "./one-line";

const word = fc.string({ unit: "binary" }).map(oneLine);
const value = fc.record(
  { id: word, label: word, count: fc.nat(), selected: fc.boolean(), hex: fc.constantFrom("#000000", "#ffffff") },
  { requiredKeys: ["id", "label", "count", "selected"] },
);
const facets = fc.array(fc.record({ id: fc.constantFrom(...FACET_IDS), label: word, values: fc.array(value) }));

it("facets come back from their text as they were", () => {
  fc.assert(
    fc.property(facets, (given: Facet[]) => {
      expect(readFacets({ ...facetText(given) })).toEqual(given);
    }),
  );
});

it("facets are read once for each text", () => {
  const text = facetText([{ id: "size", label: "Taille", values: [] }]);
  expect(readFacets(text)).toBe(readFacets(text));
});

import { expect, it } from "vitest";
import { aPlace } from "#tests/support/checkout-builders.ts";
import { placeLines } from "./place-view.server";

it.each([
  ["GB", "W1U 4PP", ["66 High Street", "London", "W1U\u00a04PP"]],
  ["PL", "00-590", ["66 High Street", "00-\u2060590 London"]],
  ["FR", "75011", ["66 High Street", "75011 London"]],
])(
  "writes where a place of %s is as addresses of the country are, the postcode in one piece",
  (country, zipCode, lines) => {
    const { address } = aPlace();
    const of = { ...address, line1: "66 HIGH STREET", line2: undefined, zipCode, city: "LONDON", country };
    expect(placeLines({ address: of })).toEqual(lines);
  },
);

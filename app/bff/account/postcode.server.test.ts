import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEED_DOMAINS } from "../../../sandbox/gateway/seed-domains";
import { examplePostcode } from "#app/models/countries.ts";
import { parsePostcode } from "./postcode.server";

describe("parsePostcode", () => {
  it.each([
    ["75003", "FR", "75003"],
    [" 75 003 ", "FR", "75003"],
    ["F-75003", "FR", "75003"],
    ["97400", "FR", "97400"],
    ["98000", "MC", "98000"],
    ["1201", "CH", "1201"],
    ["CH-1201", "CH", "1201"],
    ["d-10115", "DE", "10115"],
    ["00950", "PL", "00-950"],
    ["00-950", "PL", "00-950"],
    ["PL-00950", "PL", "00-950"],
    ["1000001", "PT", "1000-001"],
    ["11000", "CZ", "11000"],
    ["110 00", "CZ", "110 00"],
    ["1012ab", "NL", "1012AB"],
    ["sw1a1aa", "GB", "SW1A 1AA"],
    ["M1 1AE", "GB", "M1 1AE"],
    ["d02af30", "IE", "D02 AF30"],
    ["00120", "VA", "00120"],
    ["47890", "SM", "47890"],
  ])("reads %s in %s as %s", (typed, country, sent) => {
    expect(parsePostcode(typed, country)).toBe(sent);
  });

  it.each([
    ["7500", "FR"],
    ["750033", "FR"],
    ["7500A", "FR"],
    ["", "FR"],
    ["   ", "GB"],
    ["   ", "ZZ"],
    ["4789", "SM"],
    ["M1", "GB"],
    ["E1A", "GB"],
    ["SW11", "GB"],
    ["GIR", "GB"],
    ["75003", "MC"],
    ["75003", "GB"],
    ["SW1A", "GB"],
    ["10115", "CH"],
    ["00-95", "PL"],
    ["<script>", "DE"],
    ["٧٥٠٠٣", "FR"],
  ])("knows no %j in %s", (typed, country) => {
    expect(parsePostcode(typed, country)).toBeNull();
  });

  it("takes any short text where a country is not known", () => {
    expect(parsePostcode(" abc 12 ", "ZZ")).toBe("ABC 12");
    expect(parsePostcode("a".repeat(17), "ZZ")).toBeNull();
  });

  it("accepts the example of every country the shops bill or deliver to", () => {
    const countries = SEED_DOMAINS.flatMap(({ params }) => [...params.billingCountries, ...params.deliveryCountries]);
    for (const country of new Set(countries)) {
      expect(parsePostcode(examplePostcode(country), country), country).toBe(examplePostcode(country));
    }
  });

  it("answers any text, and reads what it has written as the same", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        fc.constantFrom("FR", "GB", "PL", "IE", "PT", "NL", "ZZ"),
        (text, country) => {
          const read = parsePostcode(text, country);
          if (read !== null) expect(parsePostcode(read, country)).toBe(read);
        },
      ),
    );
  });
});

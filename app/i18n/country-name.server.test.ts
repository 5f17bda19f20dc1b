import { describe, expect, it } from "vitest";
import { countryName } from "./i18n.server";

describe("the name of a country", () => {
  it.each([
    ["fr-FR", "DE", "Allemagne"],
    ["en-GB", "AA", "AA"],
    ["en-GB", "1A", "1A"],
    ["en-GB", "??", "??"],
  ])("in %s of %s is %s", (locale, code, expected) => {
    expect(countryName(locale, code)).toBe(expected);
  });
});

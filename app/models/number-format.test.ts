import { describe, expect, it } from "vitest";
import { PREFIXES } from "./locale";
import { formatNumber, formatRating, groupsOfFour } from "./number-format";

const LOCALES = [...new Set(Object.values(PREFIXES).map(({ locale }) => locale))];

describe("whole numbers", () => {
  it.each(LOCALES)("are written in %s as people there write them", (locale) => {
    const asIntl = new Intl.NumberFormat(locale);
    // Intl's data wrote spaces in French Switzerland until 2025, and a straight apostrophe from then on.
    const expected = (value: number) =>
      locale === "fr-CH"
        ? asIntl.format(value).replaceAll(/['\u202f]/g, "\u2019")
        : asIntl.format(value).replaceAll("\u202f", "\u00a0");
    for (const value of [0, 7, 999, 1_000, 1_554, 9_999, 10_000, 123_456, 1_234_567, -1_554]) {
      expect(formatNumber(value, locale), String(value)).toBe(expected(value));
    }
  });

  it.each([
    ["fr-FR", "4,63"],
    ["en-GB", "4.63"],
    ["fr-CH", "4.63"],
    ["pl-PL", "4,63"],
  ] as const)("stand beside marks out of five: %s writes %s", (locale, mark) => {
    expect(formatRating(4.634, locale)).toBe(mark);
    expect(formatRating(5, locale)).toBe("5");
  });

  it("to copy by hand are in groups of four, however they came", () => {
    expect(groupsOfFour("123456789")).toBe("1234 5678 9");
    expect(groupsOfFour("12 34 5678")).toBe("1234 5678");
  });

  it("leaves fractions to whoever knows their decimals", () => {
    expect(formatNumber(1234.5, "fr-FR")).toBe("1234.5");
  });
});

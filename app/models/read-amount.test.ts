import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney, parseAmount } from "./money-format";

describe("a typed amount", () => {
  it.each([
    ["50", 5_000],
    [" 50,5 ", 5_050],
    ["50.50", 5_050],
    ["1 000,00 €", 100_000],
    ["1\u2019000.00", 100_000],
    ["1.000,00 €", 100_000],
    ["1,234,567.8", 123_456_780],
    ["CHF 20", 2_000],
    ["200 zł", 20_000],
    ["0", 0],
  ])("%j is read as %d cents", (text, centAmount) => {
    expect(parseAmount(text, "EUR")).toEqual({ centAmount, currencyCode: "EUR" });
  });

  it.each([
    "",
    "abc",
    "-5",
    "\u22125",
    "1e3",
    "50,555",
    "5,5,5",
    "1.000",
    "1.00,00",
    "1.000.00",
    "99999999",
    "٥٠",
    "Infinity",
    "0x10",
  ])("%j is none", (text) => {
    expect(parseAmount(text, "EUR")).toBeNull();
  });

  it("is read back as the shop writes it", () => {
    fc.assert(
      fc.property(
        fc.nat(999_999_999),
        fc.constantFrom("EUR", "CHF", "PLN"),
        fc.constantFrom("fr-FR", "fr-CH", "en-GB", "es-ES", "de-DE", "it-IT", "pl-PL"),
        (centAmount, currencyCode, locale) => {
          const money = { centAmount, currencyCode };
          expect(parseAmount(formatMoney(money, locale), currencyCode)).toEqual(money);
        },
      ),
    );
  });
});

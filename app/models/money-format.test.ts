import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencyOf } from "./countries";
import { centsToAmount, displayCurrency, formatMoney, formatPercent } from "./money-format";

const NBSP = "\u00a0";
const MINUS = "\u2212";
const money = (centAmount: number, currencyCode = "EUR") => ({ centAmount, currencyCode });
/** Expected texts are written with plain spaces. */
const spaced = (text: string) => text.replaceAll(" ", NBSP);

describe("formatMoney", () => {
  it.each([
    // The shop's own locales.
    ["fr-FR", "EUR", 124_900, "1 249,00 €"],
    ["fr-FR", "EUR", 4_999, "49,99 €"],
    ["fr-CH", "CHF", 124_990, "CHF 1’249.90"],
    ["en-GB", "EUR", 124_900, "€1,249.00"],
    ["en-GB", "GBP", 124_900, "£1,249.00"],
    ["de-DE", "EUR", 124_900, "1.249,00 €"],
    ["es-ES", "EUR", 124_900, "1.249,00 €"],
    ["it-IT", "EUR", 124_900, "1.249,00 €"],
    ["pl-PL", "PLN", 124_900, "1 249,00 zł"],
    // Other locales that have a format.
    ["de", "EUR", 124_900, "1.249,00 €"],
    ["el", "EUR", 124_900, "1.249,00 €"],
    ["en-US", "USD", 124_900, "$1,249.00"],
    ["en-IE", "EUR", 124_900, "€1,249.00"],
    ["zh-CN", "CNY", 124_900, "¥1,249.00"],
    ["es", "EUR", 124_900, "1.249,00 €"],
    ["it", "EUR", 124_900, "1.249,00 €"],
    ["nl", "EUR", 124_900, "€ 1.249,00"],
    // A locale without a format uses the currency's home format; an unknown currency uses the default format.
    ["cs-CZ", "EUR", 124_900, "1 249,00 €"],
    ["cs-CZ", "CZK", 124_900, "1 249,00 Kč"],
    ["sv-SE", "SEK", 124_900, "1 249,00 kr"],
    ["xx", "CHF", 124_990, "CHF 1’249.90"],
    ["xx", "GBP", 124_900, "£1,249.00"],
    ["xx", "XYZ", 123_456, "XYZ 1,234.56"],
    // Decimals follow the currency.
    ["en-GB", "JPY", 1_249, "¥1,249"],
    ["en-GB", "KWD", 1_249_005, "KWD 1,249.005"],
    ["fr-FR", "BHD", 1_249_005, "1 249,005 BHD"],
    ["fr-FR", "TND", 5, "0,005 TND"],
    // PLZ is shown as PLN.
    ["pl-PL", "PLZ", 124_900, "1 249,00 zł"],
    // Signs that are words keep a space.
    ["en-GB", "PLN", 4_999, "zł 49.99"],
  ])("writes in %s an amount in %s [SITE-07]", (locale, currency, cents, text) => {
    expect(formatMoney(money(cents, currency), locale)).toBe(spaced(text));
  });

  it.each([
    [6_000, "60 €"],
    [4_999, "49,99 €"],
    [4_990, "49,90 €"],
    [0, "0 €"],
    [120_000, "1 200 €"],
    [-5_000, `${MINUS}50 €`],
  ])("drops the decimals of %d cents only when they are zero, where asked to [SITE-07]", (cents, text) => {
    expect(formatMoney(money(cents), "fr-FR", { whole: true })).toBe(spaced(text));
  });

  it.each([
    [-5_000, `${MINUS}50,00 €`],
    [-1, `${MINUS}0,01 €`],
    [-0, "0,00 €"],
    [0, "0,00 €"],
    [5, "0,05 €"],
    [99_999, "999,99 €"],
    [100_000, "1 000,00 €"],
    [123_456_789, "1 234 567,89 €"],
  ])("writes %d cents", (cents, text) => {
    expect(formatMoney(money(cents), "fr-FR")).toBe(spaced(text));
  });

  it("survives locale and currency names that objects know", () => {
    expect(formatMoney(money(100, "constructor"), "__proto__")).toBe(`constructor${NBSP}1.00`);
  });

  it("agrees with Intl in the shop's locales, spaces, minus and grouping of four digits aside [SITE-07]", () => {
    const pairs = fc.constantFrom(
      ["fr-FR", "EUR"],
      ["en-GB", "EUR"],
      ["en-GB", "GBP"],
      ["de-DE", "EUR"],
      ["es-ES", "EUR"],
      ["it-IT", "EUR"],
      ["pl-PL", "PLN"],
      ["en-US", "USD"],
      ["el", "EUR"],
    );
    fc.assert(
      fc.property(pairs, fc.integer({ min: -1e12, max: 1e12 }), ([locale, currency], cents) => {
        const intl = new Intl.NumberFormat(locale, { style: "currency", currency, useGrouping: "always" })
          .format(cents / 100)
          .replaceAll("\u202f", NBSP)
          .replace("-", MINUS);
        expect(formatMoney(money(cents, currency), locale)).toBe(intl);
      }),
    );
  });

  it("can be read back: no digit is lost or added", () => {
    const locale = fc.constantFrom("fr-FR", "fr-CH", "en-GB", "de-DE", "nl", "xx");
    const currency = fc.constantFrom("EUR", "CHF", "JPY", "KWD", "XYZ", "PLZ");
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, locale, fc.boolean(), (cents, code, tag, whole) => {
        const text = formatMoney(money(cents, code), tag, { whole });
        const full = formatMoney(money(cents, code), tag);
        expect(Number(full.replace(/\D/g, "")) * (full.startsWith(MINUS) ? -1 : 1)).toBe(cents || 0);
        expect(full.replace(/[.,]0+(?=\D*$)/, "")).toBe(text.replace(/[.,]0+(?=\D*$)/, ""));
        expect(text).not.toMatch(/[ \u202f-]/);
      }),
    );
  });
});

describe("currencies", () => {
  it.each([
    ["CZ", "CZK"],
    ["DE", "EUR"],
    ["FR", "EUR"],
    ["ES", "EUR"],
    ["IT", "EUR"],
    ["GB", "EUR"],
    ["CH", "CHF"],
    ["PL", "PLN"],
    ["BE", "EUR"],
  ])("gives %s the currency %s [SITE-08]", (country, currency) => {
    expect(currencyOf(country)).toBe(currency);
  });

  it("shows PLZ as PLN [SITE-07]", () => {
    expect(displayCurrency("PLZ")).toBe("PLN");
    expect(displayCurrency("EUR")).toBe("EUR");
  });

  it("divides cents by 100, yen by 1 and thousandths of a dinar by 1000", () => {
    expect(centsToAmount(money(4_999))).toBe(49.99);
    expect(centsToAmount(money(4_999, "PLZ"))).toBe(49.99);
    expect(centsToAmount(money(4_999, "JPY"))).toBe(4_999);
    expect(centsToAmount(money(4_999, "KWD"))).toBe(4.999);
    expect(centsToAmount(money(4_999, "DKK"))).toBe(49.99);
  });
});

describe("formatPercent", () => {
  it.each([
    ["fr-FR", `${MINUS}25${NBSP}%`],
    ["fr-CH", `${MINUS}25${NBSP}%`],
    ["de-DE", `${MINUS}25${NBSP}%`],
    ["es-ES", `${MINUS}25${NBSP}%`],
    ["en-GB", `${MINUS}25%`],
    ["it-IT", `${MINUS}25%`],
    ["pl-PL", `${MINUS}25%`],
  ])("writes in %s", (locale, text) => {
    expect(formatPercent(-25, locale)).toBe(text);
    expect(formatPercent(25, locale)).toBe(text.replace(MINUS, ""));
  });

  it("writes nothing without a minus", () => {
    expect(formatPercent(0, "en-GB")).toBe("0%");
  });
});

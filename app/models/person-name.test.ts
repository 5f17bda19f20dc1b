import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPersonName, isPersonName } from "./person-name";

describe("formatPersonName", () => {
  it.each([
    ["  jean-PIERRE  ", "Jean-Pierre"],
    ["MARIE CLAIRE", "Marie Claire"],
    ["éLODIE d'ORMESSON", "Élodie D'ormesson"],
    ["łucja ŻÓŁĆ-nowak", "Łucja Żółć-Nowak"],
    ["STRAßER", "Straßer"],
    ["anne  marie", "Anne  Marie"],
    ["-jean-", "-Jean-"],
    ["o’neil", "O’neil"],
    ["van der BERG", "Van Der Berg"],
    ["", ""],
    ["   ", ""],
    [null, ""],
    [undefined, ""],
  ])("writes %j as %j [SITE-10]", (name, written) => {
    expect(formatPersonName(name)).toBe(written);
  });

  it("is written once and for all: formatting again changes nothing [SITE-10]", () => {
    const unit = fc.constantFrom("a", "É", "ß", "ł", "-", " ", "'", "İ", "ŉ", "ﬁ", "ǆ", "Σ", "𐐨", "1");
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: "grapheme" })), (name) => {
        const written = formatPersonName(name);
        expect(formatPersonName(written)).toBe(written);
      }),
    );
  });

  it("changes nothing but the case and the spaces around", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZàéÉłŁ' -]*$/), (name) => {
        expect(formatPersonName(name).toLowerCase()).toBe(name.trim().toLowerCase());
      }),
    );
  });

  it("has a capital first in each word and part, and nowhere else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-ZàéÉłŁ' -]*$/), (name) => {
        for (const part of formatPersonName(name).split(/[ -]/)) {
          expect(part.slice(0, 1)).toBe(part.slice(0, 1).toUpperCase());
          expect(part.slice(1)).toBe(part.slice(1).toLowerCase());
        }
      }),
    );
  });
});

describe("isPersonName", () => {
  it.each(["Ś", "O’Neil", "D'Ormesson", "Jean-Pierre", "Anne  Marie", "Jr. Smith, Dr.", "Zoe\u0308"])(
    "takes %j",
    (name) => {
      expect(isPersonName(name)).toBe(true);
    },
  );

  it.each(["", " ", "-", "'", "Ann3", "3Ann", "Ann@vitrine.test", "<b>Ann</b>", "Ann 🙂", "+Ann"])(
    "takes no %j",
    (name) => {
      expect(isPersonName(name)).toBe(false);
    },
  );
});

import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { lineOptionWords, optionWords } from "./option-words";

const words = (locale: string, size: string) =>
  optionWords((_key, values) => `taille ${values?.size}`, locale, { color: "Tabac", size });

describe("a line's colour and size in words", () => {
  it.each(["34", "XXL", "36.5"])("names a short size for what it is: %s", (size) => {
    expect(words("fr-FR", size)).toBe(`Tabac, taille ${size}`);
  });

  it("leaves a size that says itself what it is alone, small in the middle of the line", () => {
    expect(words("fr-FR", "Taille unique")).toBe("Tabac, taille unique");
    expect(words("pl-PL", "Rozmiar uniwersalny")).toBe("Tabac, rozmiar uniwersalny");
    expect(words("fr-FR", "75 cm")).toBe("Tabac, 75 cm");
  });

  it("keeps the capital of a German noun", () => {
    expect(words("de-CH", "Einheitsgröße")).toBe("Tabac, Einheitsgröße");
  });

  it("says nothing of a gift card's, which is only an amount", () => {
    const t = (_key: string, values?: { size?: unknown }) => `taille ${String(values?.size)}`;
    expect(lineOptionWords(t, "fr-FR", aLine())).toBe("Bordeaux, taille 38");
    expect(lineOptionWords(t, "fr-FR", aLine({ segmentationId: GIFT_CARD_SEGMENTATION }))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import type { Language } from "#models/locale.ts";
import { fold, partsOf, stemOf } from "./stems";

describe("a stem", () => {
  it.each<[Language, string]>([
    ["fr", "noir noire noirs noires"],
    ["fr", "long longue longues"],
    ["fr", "gris grise grises"],
    ["fr", "manteau manteaux"],
    ["en", "dress dresses"],
    ["en", "lady ladies"],
    ["en", "pleat pleats pleated"],
    ["es", "rojo roja rojos rojas"],
    ["es", "pantalón pantalones"],
    ["de", "Kleid Kleider Kleides"],
    ["de", "weiß weiße weißes weißer"],
    ["de", "Mantel Mäntel"],
    ["it", "bianco bianca bianche bianchi"],
    ["it", "abito abiti"],
    ["pl", "czarny czarna czarne czarnej"],
    ["pl", "sweter swetry swetrem"],
    ["pl", "sukienka sukienki sukienek"],
  ])("is the same in %s for %s", (language, words) => {
    expect(new Set(fold(words).map((word) => stemOf(word, language))).size).toBe(1);
  });

  it.each<[Language, string]>([
    ["fr", "jean jeanne"],
    ["pl", "bluza bluzka"],
    ["pl", "spodnie spódnica"],
    ["it", "blu blusa"],
    ["es", "pana paño"],
  ])("tells apart in %s: %s", (language, words) => {
    expect(new Set(fold(words).map((word) => stemOf(word, language))).size).toBe(2);
  });

  it("takes German words apart, and no others", () => {
    expect(partsOf("damenmantel", "de")).toEqual(["damen", "mantel"]);
    expect(partsOf("lederschuhe", "de")).toEqual(["leder", "schuh"]);
    expect(partsOf("mantel", "de")).toEqual([]);
    expect(partsOf("damenmantel", "en")).toEqual([]);
  });
});

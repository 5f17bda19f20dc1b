import { describe, expect, it } from "vitest";
import type { Language } from "#models/locale.ts";
import { takeAmounts } from "./amounts";

const NONE = { least: null, most: null, sizes: [] };

describe("prices and sizes in what a shopper types", () => {
  it.each<[Language, string, Partial<ReturnType<typeof takeAmounts>>]>([
    ["fr", "moins de 50", { most: 50, rest: "" }],
    ["fr", "robe à moins de 99,90 €", { most: 99.9, rest: "robe" }],
    ["fr", "manteau entre 100 et 200 euros", { least: 100, most: 200, rest: "manteau" }],
    ["fr", "sac 50€", { most: 50, rest: "sac" }],
    ["fr", "robe rouge taille 38", { sizes: ["38", "p38"], rest: "robe rouge" }],
    ["fr", "baskets 42", { sizes: ["42", "p42"], rest: "baskets" }],
    ["fr", "t-shirt xl", { sizes: ["XL"], rest: "t-shirt" }],
    ["fr", "pull 6 ans", { sizes: ["6a"], rest: "pull" }],
    ["en", "coat under £150", { most: 150, rest: "coat" }],
    ["en", "bags from 50 to 100", { least: 50, most: 100, rest: "bags" }],
    ["es", "vestido menos de 100", { most: 100, rest: "vestido" }],
    ["de", "Kleid unter 100 €", { most: 100, rest: "Kleid" }],
    ["de", "Jacke ab 8 Jahre", { sizes: ["8a"], rest: "Jacke ab" }],
    ["it", "borsa più di 100", { least: 100, rest: "borsa" }],
    ["pl", "sukienka do 200 zł", { most: 200, rest: "sukienka" }],
    ["pl", "buty od 100 do 300", { least: 100, most: 300, rest: "buty" }],
  ])("%s: %s", (language, query, expected) => {
    expect(takeAmounts(query, language)).toEqual({ ...NONE, ...expected });
  });

  it.each<[Language, string]>([
    ["fr", "38"],
    ["fr", "100001"],
    ["fr", "3601000011019"],
    ["en", "size zero"],
    ["de", "bis morgen"],
    ["fr", "sac à main"],
  ])("%s: leaves %s as it is", (language, query) => {
    expect(takeAmounts(query, language)).toEqual({ ...NONE, rest: query });
  });
});

import { describe, expect, it } from "vitest";
import {
  canonicalPrefix,
  COUNTRIES,
  deviceClass,
  HELP_WORDS,
  isPrefix,
  LANGUAGES,
  type Prefix,
  PREFIXES,
  prefixesOf,
} from "./locale";

const ALL: Record<Prefix, [locale: string, language: string, country: string]> = {
  "fr-fr": ["fr-FR", "fr", "FR"],
  fr: ["fr-FR", "fr", "FR"],
  "fr-ch": ["fr-CH", "fr", "CH"],
  en: ["en-GB", "en", "GB"],
  "es-es": ["es-ES", "es", "ES"],
  es: ["es-ES", "es", "ES"],
  "de-de": ["de-DE", "de", "DE"],
  de: ["de-DE", "de", "DE"],
  "it-it": ["it-IT", "it", "IT"],
  it: ["it-IT", "it", "IT"],
  "pl-pl": ["pl-PL", "pl", "PL"],
  pl: ["pl-PL", "pl", "PL"],
};

describe("locale prefixes", () => {
  it("are these twelve, each with its locale, language and country [SITE-01]", () => {
    const given = Object.entries(PREFIXES).map(([prefix, { locale, language, country }]) => [
      prefix,
      [locale, language, country],
    ]);
    expect(Object.fromEntries(given)).toEqual(ALL);
  });

  it.each(Object.keys(ALL))("know %s", (prefix) => {
    expect(isPrefix(prefix)).toBe(true);
  });

  it.each([undefined, "", "FR-FR", "fr-be", "xx", "fr-fr ", "constructor", "__proto__", "toString"])(
    "do not know %j",
    (segment) => {
      expect(isPrefix(segment)).toBe(false);
    },
  );

  it("have one canonical form a country, the longer one where there are two", () => {
    expect(COUNTRIES.map(canonicalPrefix)).toEqual(["fr-fr", "fr-ch", "en", "es-es", "de-de", "it-it", "pl-pl"]);
    for (const country of COUNTRIES) {
      expect(prefixesOf(country)[0]).toBe(canonicalPrefix(country));
      for (const prefix of prefixesOf(country)) expect(PREFIXES[prefix].country).toBe(country);
    }
    expect(COUNTRIES.flatMap(prefixesOf).sort()).toEqual(Object.keys(ALL).sort());
  });

  it("have a word for help in every language", () => {
    expect(LANGUAGES.map((language) => HELP_WORDS[language])).toEqual([
      "aide",
      "help",
      "ayuda",
      "hilfe",
      "aiuto",
      "pomoc",
    ]);
  });
});

describe("deviceClass", () => {
  it.each([
    [0, "mobile"],
    [767, "mobile"],
    [767.9, "mobile"],
    [768, "tablet"],
    [1279, "tablet"],
    [1280, "desktop"],
    [1919, "desktop"],
    [1920, "large-desktop"],
    [3840, "large-desktop"],
  ])("of %d px is %s [SITE-11]", (width, expected) => {
    expect(deviceClass(width)).toBe(expected);
  });
});

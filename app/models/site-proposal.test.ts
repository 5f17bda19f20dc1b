import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalPrefix, type Prefix, PREFIXES } from "./locale";
import { preferredSite, proposedSite } from "./site-proposal";

const prefixes = Object.keys(PREFIXES) as Prefix[];

describe("the proposed site [SHELL-13]", () => {
  it.each<[string, Prefix, Prefix | null]>([
    ["fr-CH", "fr-fr", "fr-ch"],
    ["fr-FR", "fr-ch", "fr-fr"],
    ["fr-BE", "fr-fr", null],
    ["fr-BE", "de-de", "fr-fr"],
    ["lb", "en", "fr-fr"],
    ["lb-LU", "fr", null],
    ["en", "fr-fr", "en"],
    ["en-US", "de", "en"],
    ["en-FR", "fr-fr", "en"],
    ["de-AT", "fr-fr", "de-de"],
    ["de-CH", "de-de", "fr-ch"],
    ["es-419", "en", "es-es"],
    ["ja-JP", "fr-fr", "en"],
    ["ja-JP", "en", null],
    ["zh-Hant-TW", "pl", "en"],
    ["pt-CH", "fr-fr", "en"],
  ])("for a browser in %s on %s is %s", (tag, current, proposed) => {
    expect(proposedSite([tag], current)).toBe(proposed);
  });

  it("is none for a language without a country that the site speaks itself", () => {
    expect(proposedSite(["fr"], "fr-ch")).toBeNull();
    expect(proposedSite(["de"], "de-de")).toBeNull();
    expect(proposedSite(["de"], "fr-ch")).toBe("de-de");
  });

  it("is none when the browser says nothing that is a language", () => {
    expect(proposedSite([], "fr-fr")).toBeNull();
    for (const tag of ["", "*", "constructor", "__proto__", "1", "toString-fr"]) {
      expect(proposedSite([tag], "fr-fr")).toBeNull();
    }
  });

  it("is always the canonical prefix of another country, whatever a browser says", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...prefixes), (tag, current) => {
        const proposed = proposedSite([tag], current);
        if (proposed === null) return;
        expect(PREFIXES[proposed].country).not.toBe(PREFIXES[current].country);
        expect(canonicalPrefix(PREFIXES[proposed].country)).toBe(proposed);
      }),
    );
  });
});

describe("the site for who has not said which", () => {
  it.each<[string[], Prefix]>([
    [["fr-CH", "fr"], "fr-ch"],
    [["de-AT", "de", "en"], "de-de"],
    [["de-CH"], "fr-ch"],
    [["lb-LU", "fr"], "fr-fr"],
    [["fr-BE"], "fr-fr"],
    [["en-FR"], "en"],
    [["ja", "es"], "es-es"],
    [["ja"], "en"],
    [["*"], "en"],
    [["constructor"], "en"],
    [[], "en"],
  ])("whose browser says %j is %s, and none is proposed on it [SHELL-13]", (tags, prefix) => {
    expect(preferredSite(tags)).toBe(prefix);
    expect(proposedSite(tags, prefix)).toBeNull();
    const others = prefixes.filter((other) => PREFIXES[other].country !== PREFIXES[prefix].country);
    for (const other of others) expect([prefix, null]).toContain(proposedSite(tags, other));
  });
});

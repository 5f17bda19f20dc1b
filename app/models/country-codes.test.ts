import validator from "validator";
import { describe, expect, it } from "vitest";
import { ALPHA_3_CODES, alpha2Of } from "./country-codes";

describe("country codes", () => {
  it("hold each of the 249 countries once", () => {
    expect(ALPHA_3_CODES).toHaveLength(249);
    expect(new Set(ALPHA_3_CODES.map(alpha2Of)).size).toBe(249);
  });

  it("are those of ISO 3166-1", () => {
    expect(ALPHA_3_CODES.filter((alpha3) => !validator.isISO31661Alpha3(alpha3))).toEqual([]);
    expect(ALPHA_3_CODES.filter((alpha3) => !validator.isISO31661Alpha2(alpha2Of(alpha3) ?? ""))).toEqual([]);
  });

  it("pair codes whose letters differ", () => {
    const pairs = [
      "SRB",
      "MYT",
      "COM",
      "PRK",
      "ATF",
      "SPM",
      "CYM",
      "DEU",
      "CHE",
      "POL",
      "IRL",
      "PRT",
      "SVK",
      "SVN",
      "SWE",
    ];
    expect(pairs.map(alpha2Of).join(" ")).toBe("RS YT KM KP TF PM KY DE CH PL IE PT SK SI SE");
  });

  it("know no others", () => {
    expect(alpha2Of("XXX")).toBeNull();
    expect(alpha2Of("FR")).toBeNull();
    expect(alpha2Of("fra")).toBe("FR");
  });
});

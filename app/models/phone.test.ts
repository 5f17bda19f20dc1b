import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPhoneAsked, phoneCountry } from "./phone";

describe("phoneCountry", () => {
  it.each([
    ["DE", "FR", "DE"],
    ["de", "FR", "de"],
    ["DEU", "FR", "DE"],
    ["che", "FR", "CH"],
    [undefined, "CH", "CH"],
    [null, "CHE", "CH"],
    ["", "PL", "PL"],
    ["XXX", "IT", "IT"],
    ["France", "ES", "ES"],
    [undefined, undefined, "FR"],
    ["", "", "FR"],
    ["XXX", "YYY", "FR"],
  ])("of %j at an address in %j is %s [PAY-06]", (given, address, country) => {
    expect(phoneCountry(given, address)).toBe(country);
  });

  it("always has two characters", () => {
    const code = fc.option(fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom("FRA", "GBR", "PL")));
    fc.assert(
      fc.property(code, code, (given, address) => {
        expect(phoneCountry(given, address)).toHaveLength(2);
      }),
    );
  });
});

describe("isPhoneAsked", () => {
  it("follows the domain's list of methods [PAY-06]", () => {
    const params = { phoneNumberByShippingMethod: ["NO", "EX"] };
    expect(isPhoneAsked("NO", params)).toBe(true);
    expect(isPhoneAsked("LM", params)).toBe(false);
    expect(isPhoneAsked("NO", { phoneNumberByShippingMethod: [] })).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { isPhoneAsked } from "./shipping";

describe("isPhoneAsked", () => {
  it("follows the domain's list of methods [PAY-06]", () => {
    const params = { phoneNumberByShippingMethod: ["NO", "EX"] };
    expect(isPhoneAsked("NO", params)).toBe(true);
    expect(isPhoneAsked("LM", params)).toBe(false);
    expect(isPhoneAsked("NO", { phoneNumberByShippingMethod: [] })).toBe(false);
  });
});

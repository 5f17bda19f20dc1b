import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactIban, formatIban, maskIban } from "./iban";

const IBAN = "FR7630006000011234567890189";

describe("an IBAN", () => {
  it("is stored without spaces and shown in groups of four [ACC-06]", () => {
    expect(formatIban(IBAN)).toBe("FR76 3000 6000 0112 3456 7890 189");
    expect(compactIban(" fr76 3000-6000.0112 3456 7890 189\u00a0")).toBe(IBAN);
  });

  it("comes back from its groups as it was [ACC-06]", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/), (iban) => {
        expect(compactIban(formatIban(iban))).toBe(iban);
      }),
    );
  });

  it("shows its country, check digits and last four when it is masked", () => {
    expect(maskIban(formatIban(IBAN))).toBe("FR76 •••• •••• •••• •••• •••0 189");
  });
});

import { describe, expect, it } from "vitest";
import { SEED_DOMAINS } from "../../../sandbox/gateway/seed-domains";
import { examplePhoneNumber, parsePhoneNumber, formatPhoneNumber } from "./phone-number.server";

describe("parsePhoneNumber", () => {
  it.each([
    ["06 12 34 56 78", "FR", "+33612345678", "FR"],
    ["06.12.34.56.78", "FR", "+33612345678", "FR"],
    ["+33 6 12 34 56 78", "GB", "+33612345678", "FR"],
    ["0033 6 12 34 56 78", "FR", "+33612345678", "FR"],
    ["(07400) 123456", "GB", "+447400123456", "GB"],
    ["512 345 678", "PL", "+48512345678", "PL"],
    ["078 123 45 67", "CH", "+41781234567", "CH"],
  ])("reads %s in %s [PAY-06]", (text, country, phoneNumber, phoneNumberCountry) => {
    expect(parsePhoneNumber(text, country)).toEqual({ phoneNumber, phoneNumberCountry });
  });

  it.each([
    "",
    "12345",
    "06 12 34 56",
    "six",
    "06 12 34 56 78 90 12",
    "06 12 34 56 78 ext 9",
    "+1 000 000 0000",
    "+999 1234567",
  ])("knows that %j is nobody's number", (text) => {
    expect(parsePhoneNumber(text, "FR")).toBeNull();
  });

  it("takes an unknown country for France [PAY-06]", () => {
    expect(parsePhoneNumber("06 12 34 56 78", "ZZ")?.phoneNumber).toBe("+33612345678");
  });

  it("accepts its own example in every country the shops deliver to", () => {
    for (const country of new Set(SEED_DOMAINS.flatMap(({ params }) => params.deliveryCountries))) {
      expect(parsePhoneNumber(examplePhoneNumber(country), country), country).not.toBeNull();
    }
  });
});

describe("formatPhoneNumber", () => {
  it("writes the reader's own numbers as at home, others with their country's code", () => {
    expect(formatPhoneNumber({ phoneNumber: "+33612345678" }, "FR")).toBe("06 12 34 56 78");
    expect(formatPhoneNumber({ phoneNumber: "+33612345678" }, "GB")).toBe("+33 6 12 34 56 78");
    expect(formatPhoneNumber({ phoneNumber: "0612345678", phoneNumberCountry: "FRA" }, "GB")).toBe("+33 6 12 34 56 78");
  });

  it("leaves alone what it cannot read", () => {
    expect(formatPhoneNumber({ phoneNumber: "ask Camille" }, "FR")).toBe("ask Camille");
  });
});

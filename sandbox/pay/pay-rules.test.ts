import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#models/locale.ts";
import { resultCodeOf } from "../gateway/payments/payment-status";
import { checkCard, filledForm } from "./card-form";
import { CARD_OUTCOMES, decisionOf, findTestCard, formatCardNumber, TEST_CARDS } from "./test-cards";
import { PAY_TEXTS } from "./payment-words";
import { monthsLater, splitAmount } from "./wallets";

const NOW = Date.parse("2026-11-21T10:00:00Z");

describe("test cards", () => {
  it("have numbers with a right check digit, each its own", () => {
    for (const { number } of TEST_CARDS) {
      const sum = [...number].reverse().reduce((total, digit, index) => {
        const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
        return total + (doubled > 9 ? doubled - 9 : doubled);
      }, 0);
      expect(sum % 10, number).toBe(0);
    }
    expect(new Set(TEST_CARDS.map(({ number }) => number)).size).toBe(TEST_CARDS.length);
  });

  it("lead to every outcome, and to every result a card can have", () => {
    expect(new Set(TEST_CARDS.map(({ outcome }) => outcome))).toEqual(new Set(CARD_OUTCOMES));
    expect(new Set(CARD_OUTCOMES.map((outcome) => resultCodeOf(decisionOf(outcome).status)))).toEqual(
      new Set([
        "Authorised",
        "Success",
        "Refused",
        "Pending",
        "Received",
        "AuthenticationFinished",
        "Cancelled",
        "Error",
      ]),
    );
  });

  it("are found however they are written", () => {
    expect(findTestCard(" 4111-1111 11111111 ")?.outcome).toBe("authorised");
    expect(findTestCard("4111")).toBeNull();
    expect(formatCardNumber("378282246310005")).toBe("3782 822463 10005");
    expect(formatCardNumber("4111111111111111")).toBe("4111 1111 1111 1111");
  });
});

describe("the card form", () => {
  it.each(["12/26", "11/26", "1226", " 12 / 2029 ", "1/27"])("takes the date %j", (expiry) => {
    expect(checkCard({ number: "4111111111111111", expiry, cvc: "737" }, NOW)).toHaveProperty("card");
  });

  it.each([
    ["10/26", "expiryPast"],
    ["13/29", "expiryInvalid"],
    ["", "expiryInvalid"],
    ["2029-12", "expiryInvalid"],
  ])("refuses the date %j as %s", (expiry, error) => {
    expect(checkCard({ number: "4111111111111111", expiry, cvc: "737" }, NOW)).toEqual({ errors: { expiry: error } });
  });

  it("says what is wrong with every field at once", () => {
    expect(checkCard({ number: "", expiry: "", cvc: "1" }, NOW)).toEqual({
      errors: { number: "numberMissing", expiry: "expiryInvalid", cvc: "cvcInvalid" },
    });
    expect(checkCard({ number: "4242424242424242", expiry: "12/29", cvc: "123" }, NOW)).toEqual({
      errors: { number: "numberUnknown" },
    });
  });

  it("accepts what one click fills in, and any code, for every card", () => {
    for (const card of TEST_CARDS) {
      for (const form of [filledForm(card, NOW), { number: card.number, expiry: "09/29", cvc: "123" }]) {
        expect(checkCard(form, NOW)).toEqual({ card });
      }
    }
  });
});

describe("instalments", () => {
  it("add up to the amount, the first one the largest by a few cents at most", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(3, 4), (cents, parts) => {
        const split = splitAmount(cents, parts);
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(cents);
        expect((split[0] ?? 0) - (split[1] ?? 0)).toBeLessThan(parts);
      }),
    );
  });

  it("fall on the same day, or the month's last", () => {
    const day = (start: string, months: number) =>
      new Date(monthsLater(Date.parse(start), months)).toISOString().slice(0, 10);
    expect(day("2026-11-21T10:00:00Z", 1)).toBe("2026-12-21");
    expect(day("2026-12-31T10:00:00Z", 2)).toBe("2027-02-28");
  });
});

describe("texts", () => {
  it("say everything in six languages", () => {
    for (const language of LANGUAGES) {
      const { outcomes } = PAY_TEXTS[language];
      expect(Object.keys(outcomes)).toEqual([...CARD_OUTCOMES]);
      expect(Object.values(outcomes).every((text) => text.length > 3)).toBe(true);
    }
  });
});

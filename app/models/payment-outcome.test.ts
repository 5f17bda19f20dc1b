import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PaymentAction, RESULT_CODES, type ResultCode } from "./payment";
import {
  finalOutcome,
  isNeutral,
  isPaymentAccepted,
  PAYMENT_MESSAGES,
  paymentOutcome,
  refusalMessage,
} from "./payment-outcome";

const action: PaymentAction = { type: "redirect", url: "https://pay.example/3ds", method: "GET", fields: {} };

const KINDS: Record<ResultCode, string> = {
  Authorised: "confirm",
  Success: "confirm",
  Received: "checking",
  Pending: "checking",
  PresentToShopper: "voucher",
  AuthenticationFinished: "ask-again",
  RedirectShopper: "go-to-provider",
  IdentifyShopper: "go-to-provider",
  ChallengeShopper: "go-to-provider",
  Cancelled: "back-to-payment",
  Refused: "back-to-payment",
  Error: "look-up-order",
};

describe("paymentOutcome", () => {
  it.each(RESULT_CODES)("knows what %s leads to [PAY-15]", (resultCode) => {
    expect(paymentOutcome({ resultCode, action }, "card").kind).toBe(KINDS[resultCode]);
  });

  it("speaks neutrally of what the shopper cancelled, and gives the reason of a refusal [PAY-15]", () => {
    expect(paymentOutcome({ resultCode: "Cancelled" }, "card")).toEqual({
      kind: "back-to-payment",
      message: "paymentCancelled",
    });
    expect(paymentOutcome({ resultCode: "Refused", refusalReason: "NOT_ENOUGH_BALANCE" }, "card")).toEqual({
      kind: "back-to-payment",
      message: "paymentRefusedBalance",
    });
    expect(PAYMENT_MESSAGES.filter(isNeutral)).toEqual(["paymentCancelled"]);
  });

  it("speaks as neutrally of a refusal whose reason is that the shopper cancelled", () => {
    expect(paymentOutcome({ resultCode: "Refused", refusalReason: "CANCELLED" }, "card")).toMatchObject({
      message: "paymentCancelled",
    });
  });

  it.each<ResultCode>(["RedirectShopper", "IdentifyShopper", "ChallengeShopper"])(
    "sends nobody nowhere: %s without an action looks the order up",
    (resultCode) => {
      expect(paymentOutcome({ resultCode }, "card")).toEqual({ kind: "look-up-order" });
    },
  );

  it("confirms only what was authorised, whatever else the answer carries", () => {
    const anyResult = fc.record(
      { resultCode: fc.constantFrom(...RESULT_CODES), refusalReason: fc.string(), action: fc.constant(action) },
      { requiredKeys: ["resultCode"] },
    );
    fc.assert(
      fc.property(anyResult, (result) => {
        const isPaid = result.resultCode === "Authorised" || result.resultCode === "Success";
        for (const outcome of [paymentOutcome(result, "card"), finalOutcome(result, "wallet")]) {
          expect(outcome.kind === "confirm").toBe(isPaid);
          if (outcome.kind === "back-to-payment") expect(PAYMENT_MESSAGES).toContain(outcome.message);
        }
      }),
    );
  });
});

describe("finalOutcome", () => {
  it("asks no second time", () => {
    expect(finalOutcome({ resultCode: "AuthenticationFinished" }, "card")).toEqual({ kind: "look-up-order" });
  });

  it.each(RESULT_CODES.filter((code) => code !== "AuthenticationFinished"))("is the outcome of %s", (resultCode) => {
    expect(finalOutcome({ resultCode, action }, "card")).toEqual(paymentOutcome({ resultCode, action }, "card"));
  });
});

describe("isPaymentAccepted", () => {
  const ACCEPTED: readonly ResultCode[] = ["Authorised", "Success", "Received", "Pending"];

  it.each(RESULT_CODES)("tells of %s whether the cart can be ordered without the shopper", (resultCode) => {
    expect(isPaymentAccepted({ resultCode, action })).toBe(ACCEPTED.includes(resultCode));
  });
});

describe("refusalMessage", () => {
  it.each([
    ["NOT_ENOUGH_BALANCE", "paymentRefusedBalance"],
    ["Not enough balance", "paymentRefusedBalance"],
    ["EXPIRED_CARD", "paymentRefusedExpired"],
    ["CVC_DECLINED", "paymentRefusedSecurityCode"],
    ["BLOCKED_CARD", "paymentRefusedBlocked"],
    ["INVALID_CARD_NUMBER", "paymentRefusedCard"],
    ["3D_NOT_AUTHENTICATED", "paymentRefusedAuthentication"],
    ["ISSUER_UNAVAILABLE", "paymentRefusedUnavailable"],
    ["FRAUD", "paymentRefusedSafety"],
    ["AUTHENTICATION_FAILED", "paymentRefusedAuthentication"],
    ["REFUSED", "paymentRefused"],
    ["constructor", "paymentRefused"],
    ["", "paymentRefused"],
    [undefined, "paymentRefused"],
  ])("words %j as %s", (reason, message) => {
    expect(refusalMessage(reason, "card")).toBe(message);
  });

  it.each([undefined, "REFUSED", "NOT_ENOUGH_BALANCE", "AUTHENTICATION_FAILED", "EXPIRED_CARD"])(
    "asks the bank why a means of the bank's own was refused (%s), and speaks of no card [PAY-15]",
    (reason) => expect(refusalMessage(reason, "bank")).toBe("paymentRefused"),
  );

  it.each([
    ["instalments", "REFUSED", "paymentRefusedCredit"],
    ["instalments", "NOT_ENOUGH_BALANCE", "paymentRefusedCredit"],
    ["instalments", "FRAUD", "paymentRefusedSafety"],
    ["wallet", "NOT_ENOUGH_BALANCE", "paymentRefusedProvider"],
    ["wallet", "ISSUER_UNAVAILABLE", "paymentRefusedProviderUnavailable"],
    ["voucher", undefined, "paymentRefusedVoucher"],
    ["bank", "ISSUER_UNAVAILABLE", "paymentRefusedProviderUnavailable"],
  ] as const)("blames no bank for a refusal of %s (%s) [PAY-15]", (kind, reason, message) => {
    expect(refusalMessage(reason, kind)).toBe(message);
  });
});

import { describe, expect, it } from "vitest";
import { CART, payer } from "#tests/support/payment-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import {
  beginPayment,
  ensureAttempt,
  noteChecking,
  noteMethodChosen,
  notePayment,
  notePaymentFailed,
} from "./payment-attempt.server";

describe("ensureAttempt", () => {
  const amountPlanned = { centAmount: 4999, currencyCode: "EUR" };
  const live = { paymentId: "pay-1", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned } as const;

  it("makes an attempt when the overview is shown, and keeps the one under way [PAY-17]", () => {
    const context = aContext({ session: CART });
    ensureAttempt(context, { payments: [] });
    const { attempt } = context.session.funnel;
    expect(attempt).toMatch(/^[\da-f-]{36}$/);
    ensureAttempt(context, { payments: [] });
    expect(context.session.funnel.attempt).toBe(attempt);
    const paying = payer({ paymentId: "pay-1" });
    ensureAttempt(paying, { payments: [live] });
    expect(paying.session.funnel).toMatchObject({ attempt: "attempt-1", paymentId: "pay-1" });
  });

  it("begins another when the cart no longer lists the payment", () => {
    const context = payer({ paymentId: "pay-1" });
    ensureAttempt(context, { payments: [{ ...live, paymentId: "pay-2" }] });
    expect(context.session.funnel.attempt).not.toBe("attempt-1");
    expect(context.session.funnel.paymentId).toBeUndefined();
    expect(context.session.funnel.paymentMethod).toBe("cb");
  });
});

describe("noteMethodChosen", () => {
  it("keeps the attempt for the same method, and ends it for another", () => {
    const context = payer({ notice: "paymentRefused" });
    noteMethodChosen(context, "cb");
    expect(context.session.funnel).toMatchObject({ attempt: "attempt-1", paymentMethod: "cb" });
    expect(context.session.funnel.notice).toBeUndefined();
    noteMethodChosen(context, "paypal");
    expect(context.session.funnel).toMatchObject({ paymentMethod: "paypal" });
    expect(context.session.funnel.attempt).toBeUndefined();
  });
});

describe("beginPayment", () => {
  it("goes on with the attempt under way, and makes one without", () => {
    const context = payer();
    expect(beginPayment(context, "paypal", "mark")).toBe("attempt-1");
    const started = { attempt: "attempt-1", paymentMethod: "paypal", startedMethod: "paypal", startedFor: "mark" };
    expect(context.session.funnel).toMatchObject(started);
    const without = aContext({ session: CART });
    expect(beginPayment(without, "cb", "mark")).toBe(without.session.funnel.attempt);
  });
});

describe("notePayment", () => {
  it("goes on counting how long the same payment is checked, and begins anew for another", () => {
    const context = payer({ paymentId: "pay-1", checkingSince: 5 });
    notePayment(context, "pay-1");
    expect(noteChecking(context)).toBe(5);
    notePayment(context, "pay-2");
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-2", checkingSince: undefined });
  });
});

describe("notePaymentFailed", () => {
  it("ends the attempt, and keeps method, order and a payment that is not the failed one", () => {
    const known = { paymentId: "pay-2", paymentCartId: "cart-1", orderCartId: "cart-0", orderNumber: "25" };
    const other = payer(known);
    notePaymentFailed(other, "paymentRefused", "pay-1");
    expect(other.session.funnel).toEqual({ ...known, paymentMethod: "cb", notice: "paymentRefused" });
    const failed = payer(known);
    notePaymentFailed(failed, "paymentRefused", "pay-2");
    const { orderCartId, orderNumber } = known;
    expect(failed.session.funnel).toEqual({ orderCartId, orderNumber, paymentMethod: "cb", notice: "paymentRefused" });
  });
});

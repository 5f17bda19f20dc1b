import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart, CheckoutWorld, refusal } from "../../../tests/support/checkout-world";
import { useGatewayServer } from "../../../tests/support/gateway-server";
import { aContext, GATEWAY, SIGNED_IN } from "../../../tests/support/request-context";
import type { PaymentMethod, PaymentResult, ResultCode } from "~/models/payment";
import { ServiceUnavailableError } from "../gateway/errors.server";
import type { Content, Opened } from "../session/cookies.server";
import { completePayment, ensureAttempt, pay } from "./payment.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = new CheckoutWorld();
  server.use(...world.handlers);
});

const CART: Opened = { ...SIGNED_IN, cart: { cartId: "cart-1" } };
const PAYMENTS = "POST carts-self/cart-1/payments";
const COMPLETE = "POST carts-self/cart-1/payments/adyen";
const VALIDATE = "POST carts-self/cart-1/validate";
const ACTION = { type: "redirect", url: "https://pay.test/p", method: "GET", fields: {} } as const;

function shopper(funnel: Content<"funnel"> = {}, session: Opened = CART) {
  return aContext({ session: { ...session, funnel: { attempt: "attempt-1", paymentMethod: "cb", ...funnel } } });
}

/** Presses the button on a cart of 49.99. */
function press(context = shopper(), method: PaymentMethod | null = "cb", cents = 4999) {
  return pay(context, method, cents);
}

const back = (message: string) => ({ kind: "payment", notice: message });

/** What each status leads to (D6), whether it answers the start of a payment or its completion. */
const OUTCOMES: [ResultCode, Partial<PaymentResult>, object][] = [
  ["Authorised", {}, { kind: "confirmation" }],
  ["Success", {}, { kind: "confirmation" }],
  ["Received", {}, { kind: "confirmation" }],
  ["Pending", {}, { kind: "confirmation" }],
  ["PresentToShopper", {}, { kind: "confirmation" }],
  ["RedirectShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["IdentifyShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["ChallengeShopper", { action: ACTION }, { kind: "provider", action: ACTION }],
  ["Cancelled", {}, back("paymentCancelled")],
  ["Refused", { refusalReason: "EXPIRED_CARD" }, back("paymentRefusedExpired")],
  ["Refused", { refusalReason: "FRAUD" }, back("paymentRefused")],
  ["Error", {}, back("paymentNotCharged")],
  // Still no final status after the second question: nobody's word that nothing was charged.
  ["AuthenticationFinished", {}, { kind: "checking" }],
];

describe("pay", () => {
  it.each(OUTCOMES)("leads from %s %o to its outcome [PAY-15]", async (resultCode, more, outcome) => {
    world.payments = [{ resultCode, ...more }];
    const context = shopper();
    const step = await press(context);
    const { notice } = context.session.funnel;
    expect({ ...step, ...(notice ? { notice } : {}) }).toEqual(outcome);
    expect(world.called(VALIDATE)).toHaveLength(step.kind === "confirmation" ? 1 : 0);
  });

  it("asks for what is left to pay, by the chosen method, with the way back to this shop and no card [PAY-23]", async () => {
    await press();
    const [call] = world.called(PAYMENTS);
    expect(call?.body).toEqual({
      paymentProvider: "adyen",
      paymentProduct: "cb",
      amount: { centAmount: 4999, currencyCode: "EUR" },
      returnUrl: "http://localhost:3000/fr-fr/checkout/adyen-check",
      device: { userAgent: "test", acceptHeader: "text/html", language: "fr-FR" },
    });
  });

  it("asks the second provider for vouchers [PAY-12]", async () => {
    await press(shopper({ paymentMethod: "multibanco" }), "multibanco");
    expect(world.called(PAYMENTS)[0]?.body).toMatchObject({ paymentProvider: "hipay", paymentProduct: "multibanco" });
  });

  it("sends one key for a double click, and another for another amount or method [PAY-17]", async () => {
    world.payments = [{ resultCode: "RedirectShopper", action: ACTION }];
    await Promise.all([press(), press()]);
    await press(shopper(), "paypal");
    world.cart = aReadyCart({ totalPrice: { centAmount: 9998, currencyCode: "EUR" } });
    await press(shopper(), "cb", 9998);
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys[0]).toMatch(/^attempt-1-[\w-]+$/);
    expect(new Set(keys)).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
  });

  it("orders once, with the cart's own key, and lets go of the cart [PAY-17] [PAY-18]", async () => {
    const context = shopper();
    expect(await press(context)).toEqual({ kind: "confirmation" });
    expect(world.called(VALIDATE).map(({ key }) => key)).toEqual(["order-cart-1"]);
    expect(context.session.cartId).toBeNull();
    expect(context.session.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
  });

  it("shows the overview again for another amount than the one on the button, or without a method", async () => {
    expect(await press(shopper(), "cb", 4998)).toEqual({ kind: "overview" });
    expect(await press(shopper(), null)).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });

  it("validates a cart with nothing left to pay directly", async () => {
    world.cart = aReadyCart({
      payments: [
        {
          paymentId: "g",
          paymentProvider: "vitrine",
          paymentProduct: "giftcard",
          amountPlanned: { centAmount: 4999, currencyCode: "EUR" },
        },
      ],
    });
    expect(await press(shopper(), null, 0)).toEqual({ kind: "confirmation" });
    expect(world.changes).toEqual([VALIDATE]);
  });

  it("repeats the same payment once on 409, with the new version and the same key", async () => {
    world.payments = [refusal(409, "VERSION"), { resultCode: "Authorised" }];
    expect(await press()).toEqual({ kind: "confirmation" });
    const calls = world.called(PAYMENTS);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toBe(calls[1]?.key);
  });

  it.each<[number, string, string]>([
    [409, "VERSION", "overview"],
    [412, "AMOUNT_CHANGED", "overview"],
    [412, "CHECKOUT_INCOMPLETE", "overview"],
    [412, "STOCK_CHANGED", "cart"],
    [402, "PAYMENT_REQUIRED", "payment"],
    [422, "PAYMENT_PRODUCT_UNAVAILABLE", "payment"],
    [400, "VALIDATION", "payment"],
    [500, "INTERNAL", "unavailable"],
    [503, "DOWN", "unavailable"],
    [429, "SLOW", "unavailable"],
  ])("leads from a start refused with %d %s to %s", async (status, code, kind) => {
    world.payments = [refusal(status, code)];
    const context = shopper();
    expect((await press(context)).kind).toBe(kind);
    expect(world.called(VALIDATE)).toHaveLength(0);
    expect(world.changes.includes("PUT carts/cart-1/refresh")).toBe(kind === "cart");
    // Only the method's own refusal ends the attempt.
    expect(context.session.funnel.attempt).toBe(kind === "payment" ? undefined : "attempt-1");
  });

  it("claims nothing and keeps the key when the gateway does not answer [PAY-17]", async () => {
    world.payments = [() => Promise.resolve(HttpResponse.error()), { resultCode: "Authorised" }];
    const first = shopper();
    expect(await press(first)).toEqual({ kind: "unavailable" });
    expect(first.session.funnel).toMatchObject({ attempt: "attempt-1", paymentMethod: "cb", paymentCartId: "cart-1" });
    expect(first.session.funnel.notice).toBeUndefined();
    expect(await press(shopper(first.session.funnel))).toEqual({ kind: "confirmation" });
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it("says nothing of the payment when it is the order that gets no answer", async () => {
    world.validations = [refusal(503, "DOWN")];
    const context = shopper();
    await expect(press(context)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
    expect(context.session.funnel.notice).toBeUndefined();
  });

  it("finds the order of a cart that another click ordered, though it shows a little later [PAY-17]", async () => {
    world.placeOrder();
    world.orderDelay = 2;
    const context = shopper();
    expect(await press(context)).toEqual({ kind: "confirmation" });
    expect(world.changes).toEqual([]);
    expect(context.session.funnel.orderCartId).toBe("cart-1");
  });

  it("leads to the cart when it is gone and there is no order of it", async () => {
    world.cart = null;
    expect(await press(shopper())).toEqual({ kind: "no-cart" });
    expect(await press(shopper({ paymentId: "pay-1" }))).toEqual({ kind: "checking" });
  });

  it("fails on what is nobody's answer", async () => {
    world.payments = [refusal(403, "FORBIDDEN")];
    await expect(press()).rejects.toMatchObject({ status: 403 });
  });
});

describe("completePayment", () => {
  const underWay = () => shopper({ paymentId: "pay-1", paymentCartId: "cart-1" });

  it.each(OUTCOMES)("leads from %s %o to its outcome [PAY-15]", async (resultCode, more, outcome) => {
    world.completions = [{ resultCode, ...more }];
    const context = underWay();
    const step = await completePayment(context, { redirectResult: "x" });
    const { notice } = context.session.funnel;
    expect({ ...step, ...(notice ? { notice } : {}) }).toEqual(outcome);
  });

  it("passes the browser's fields on and lets the gateway's answer decide", async () => {
    world.completions = [{ resultCode: "Refused" }];
    const details = { resultCode: "Authorised", paymentId: "another" };
    expect(await completePayment(underWay(), details)).toEqual({ kind: "payment" });
    expect(world.called(COMPLETE)[0]?.body).toEqual({ paymentId: "pay-1", details });
  });

  it("asks once more, and not for ever, for the final status", async () => {
    world.completions = [{ resultCode: "AuthenticationFinished" }, { resultCode: "Authorised" }];
    expect(await completePayment(underWay(), {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)).toHaveLength(2);
    world = new CheckoutWorld();
    server.use(...world.handlers);
    world.completions = [{ resultCode: "AuthenticationFinished" }];
    expect(await completePayment(underWay(), {})).toEqual({ kind: "checking" });
    expect(world.called(COMPLETE)).toHaveLength(2);
  });

  it("gives the same answer when the page is reloaded, whatever it was [PAY-16]", async () => {
    for (const resultCode of ["Authorised", "Refused", "Cancelled", "Pending"] as const) {
      world = new CheckoutWorld();
      server.use(...world.handlers);
      world.completions = [{ resultCode }];
      const first = underWay();
      const step = await completePayment(first, { redirectResult: "x" });
      const session: Opened = { ...SIGNED_IN, ...(first.session.cartId ? { cart: { cartId: "cart-1" } } : {}) };
      const second = shopper({ ...first.session.funnel, attempt: first.session.funnel.attempt }, session);
      second.session.funnel = first.session.funnel;
      expect(await completePayment(second, { redirectResult: "x" }), resultCode).toEqual(step);
      expect(world.called(VALIDATE).length).toBeLessThanOrEqual(1);
    }
  });

  it("orders once when the provider returns twice at the same time [PAY-16] [PAY-17]", async () => {
    const steps = await Promise.all([completePayment(underWay(), {}), completePayment(underWay(), {})]);
    expect(steps).toEqual([{ kind: "confirmation" }, { kind: "confirmation" }]);
    expect(new Set(world.called(VALIDATE).map(({ key }) => key))).toEqual(new Set(["order-cart-1"]));
  });

  it("looks the order up before it says that nothing was charged", async () => {
    world.completions = [{ resultCode: "Error" }];
    expect(await completePayment(underWay(), {})).toEqual({ kind: "payment" });
    world.placeOrder();
    world.cart = aReadyCart();
    expect(await completePayment(underWay(), {})).toEqual({ kind: "confirmation" });
  });

  it("asks after the cart's own live payment when the browser has lost its cookie", async () => {
    const amountPlanned = { centAmount: 4999, currencyCode: "EUR" };
    world.cart = aReadyCart({
      payments: [{ paymentId: "pay-9", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned }],
    });
    expect(await completePayment(aContext({ session: CART }), {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)[0]?.body).toMatchObject({ paymentId: "pay-9" });
  });

  it("does not forget an earlier order, nor take it for the new one", async () => {
    const context = shopper({ paymentId: "pay-1", paymentCartId: "cart-1", orderCartId: "older", orderNumber: "1" });
    expect(await completePayment(context, {})).toEqual({ kind: "confirmation" });
    expect(context.session.funnel.orderCartId).toBe("cart-1");
    const idle = aContext({ session: { ...CART, funnel: { orderCartId: "older" } } });
    world.cart = aReadyCart();
    expect(await completePayment(idle, {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)).toHaveLength(1);
  });

  it("claims nothing when the cart is gone and its order does not show yet", async () => {
    world.placeOrder();
    world.orderDelay = 99;
    const context = underWay();
    expect(await completePayment(context, {})).toEqual({ kind: "checking" });
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
    world.orderDelay = 0;
    expect(await completePayment(context, {})).toEqual({ kind: "confirmation" });
  });

  it("forgets a payment that the gateway does not know for this cart", async () => {
    world.completions = [refusal(404, "PAYMENT_UNKNOWN")];
    const context = underWay();
    expect(await completePayment(context, {})).toEqual({ kind: "overview" });
    expect(context.session.funnel).toEqual({ paymentMethod: "cb" });
  });

  it.each([500, 503, 429])("says and forgets nothing when the gateway answers %d", async (status) => {
    world.completions = [refusal(status, "DOWN")];
    const context = underWay();
    await expect(completePayment(context, {})).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", attempt: "attempt-1" });
  });

  it("has nothing to do without a payment", async () => {
    expect(await completePayment(shopper(), {})).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });
});

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
    const paying = shopper({ paymentId: "pay-1" });
    ensureAttempt(paying, { payments: [live] });
    expect(paying.session.funnel).toMatchObject({ attempt: "attempt-1", paymentId: "pay-1" });
  });

  it("begins another when the cart no longer lists the payment", () => {
    const context = shopper({ paymentId: "pay-1" });
    ensureAttempt(context, { payments: [{ ...live, paymentId: "pay-2" }] });
    expect(context.session.funnel.attempt).not.toBe("attempt-1");
    expect(context.session.funnel.paymentId).toBeUndefined();
    expect(context.session.funnel.paymentMethod).toBe("cb");
  });
});

it("keeps an unexpected 401 apart from the payment's own refusals", async () => {
  server.use(http.post(`${GATEWAY}/carts-self/cart-1/payments`, () => refusal(401, "OTHER", "No.")));
  await expect(press()).rejects.toMatchObject({ status: 401 });
});

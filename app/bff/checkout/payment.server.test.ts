import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { type CheckoutWorld, checkoutWorldOn } from "#tests/support/checkout-world.ts";
import { notByContract, refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { ACTION, CART, OUTCOMES, payer, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { PaymentMethod } from "#app/models/payment-methods.ts";
import { LIMITS } from "../http/limits.server";
import { cartMark } from "./choices-mark.server";
import { pay } from "./payment.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = checkoutWorldOn(server);
});

const PAYMENTS = "POST carts-self/cart-1/payments";

/** Presses the button on a cart of 49.99. */
function press(context = payer(), method: PaymentMethod | null = "cb", cents = 4999) {
  return pay(context, method, { cents });
}

describe("pay", () => {
  it.each(OUTCOMES)("leads from %s %o to its outcome [PAY-15]", async (resultCode, more, outcome) => {
    world.payments = [{ resultCode, ...more }];
    const context = payer();
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
      returnUrl: `http://localhost:3000/fr-fr/checkout/adyen-check?cart=${cartMark("cart-1")}`,
      device: { userAgent: "test", acceptHeader: "text/html", language: "fr-FR" },
    });
  });

  it("sends no longer a browser's name than the gateway takes, and drops the last payment's message", async () => {
    world.payments = [{ resultCode: "RedirectShopper", action: ACTION }];
    const context = Object.assign(payer({ notice: "paymentRefused" }), { userAgent: "x".repeat(1_001) });
    expect(await press(context)).toEqual({ kind: "provider", action: ACTION });
    expect(world.called(PAYMENTS)).toMatchObject([{ body: { device: { userAgent: "x".repeat(500) } } }]);
    expect(context.session.funnel.notice).toBeUndefined();
  });

  it("does not count a press that nobody answered as a payment begun [BEY-21]", async () => {
    const { shop } = aContext();
    world.payments = [refusal(503, "DOWN")];
    for (let index = 0; index < LIMITS.payment.session + 2; index += 1)
      expect(await press(Object.assign(payer(), { shop }))).toEqual({ kind: "unavailable" });
  });

  it("starts no payment after too many, and asks nobody [BEY-21]", async () => {
    const { shop } = aContext();
    world.payments = [{ resultCode: "Refused" }];
    const again = () => press(Object.assign(payer(), { shop }));
    for (let index = 0; index < LIMITS.payment.session; index += 1) expect(await again()).toEqual({ kind: "payment" });
    expect(await again()).toEqual({ kind: "rateLimited" });
    expect(world.called(PAYMENTS)).toHaveLength(LIMITS.payment.session);
  });

  it.each([
    ["cb", "adyen"],
    ["paypal", "adyen"],
    ["klarna", "adyen"],
    ["alma-3x", "adyen"],
    ["multibanco", "hipay"],
  ] as const)("asks for %s the provider that takes it: %s [PAY-12]", async (paymentProduct, paymentProvider) => {
    await press(payer({ paymentMethod: paymentProduct }), paymentProduct);
    expect(world.called(PAYMENTS)[0]?.body).toMatchObject({ paymentProvider, paymentProduct });
  });

  it("sends one key for a double click, and another for another amount, method or return page [PAY-17]", async () => {
    world.payments = [{ resultCode: "RedirectShopper", action: ACTION }];
    await Promise.all([press(), press()]);
    await press(payer(), "paypal");
    await press(Object.assign(payer(), { checkoutVersion: "v1" }));
    await press(Object.assign(payer(), { prefix: "fr" }));
    world.cart = aReadyCart({ totalPrice: { centAmount: 9998, currencyCode: "EUR" } });
    await press(payer(), "cb", 9998);
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys[0]).toMatch(/^attempt-1-[\w-]+$/);
    expect(new Set(keys)).toHaveLength(5);
    expect(keys[0]).toBe(keys[1]);
  });

  it("orders once, with the cart's own key, and lets go of the cart [PAY-17] [PAY-18]", async () => {
    const context = payer();
    expect(await press(context)).toEqual({ kind: "confirmation" });
    expect(world.called(VALIDATE).map(({ key }) => key)).toEqual(["order-cart-1"]);
    expect(context.session.cartId).toBeNull();
    expect(context.session.funnel).toEqual({ orderCartId: "cart-1", orderNumber: "2610000001" });
  });

  it("shows the overview again for another amount than the one on the button, or without a method", async () => {
    expect(await press(payer(), "cb", 4998)).toEqual({ kind: "overview" });
    expect(await press(payer(), null)).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });

  it.each([
    ["1000010101:1", "confirmation"],
    ["1000010101:2", "overview"],
    ["1000010101:1 1000010102:1", "overview"],
    ["nonsense", "confirmation"],
  ])("orders no other lines than those beside the button, whatever they cost: seen %s", async (lines, kind) => {
    expect((await pay(payer(), "cb", { cents: 4999, lines })).kind).toBe(kind);
    expect(world.called(VALIDATE)).toHaveLength(kind === "overview" ? 0 : 1);
  });

  it("validates a cart with nothing left to pay directly [PAY-13]", async () => {
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
    // A form without an amount has agreed to none.
    expect(await press(payer(), null, -1)).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
    expect(await press(payer(), null, 0)).toEqual({ kind: "confirmation" });
    expect(world.changes).toEqual([VALIDATE]);
  });

  it("repeats the same payment once on 409, with the new version and the same key", async () => {
    world.payments = [refusal(409, "VERSION"), { resultCode: "Authorised" }];
    expect(await press()).toEqual({ kind: "confirmation" });
    const calls = world.called(PAYMENTS);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toBe(calls[1]?.key);
  });

  it("pays nothing where the cart behind the 409 is another than the one on the overview", async () => {
    const changed = () => {
      world.cart = aReadyCart({ version: 9, totalPrice: { centAmount: 9998, currencyCode: "EUR" } });
      return Promise.resolve(refusal(409, "VERSION"));
    };
    world.payments = [changed, { resultCode: "Authorised" }];
    expect(await press()).toEqual({ kind: "overview" });
    expect(world.called(PAYMENTS)).toHaveLength(1);
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
    const context = payer();
    expect((await press(context)).kind).toBe(kind);
    expect(world.called(VALIDATE)).toHaveLength(0);
    expect(world.changes.includes("PUT carts/cart-1/refresh")).toBe(kind === "cart");
    // Only with 402 was the provider asked.
    const message = status === 402 ? "paymentRefused" : "paymentMethodUnavailable";
    expect(context.session.funnel.notice).toBe(kind === "payment" ? message : undefined);
    // Only a refusal of the method itself ends the attempt.
    expect(context.session.funnel.attempt).toBe(kind === "payment" ? undefined : "attempt-1");
  });

  it("claims nothing and keeps the key when the gateway does not answer [PAY-17]", async () => {
    world.payments = [() => Promise.resolve(HttpResponse.error()), { resultCode: "Authorised" }];
    const first = payer();
    expect(await press(first)).toEqual({ kind: "unavailable" });
    expect(first.failure).toBe("unavailable");
    expect(first.session.funnel).toMatchObject({ attempt: "attempt-1", paymentMethod: "cb", paymentCartId: "cart-1" });
    expect(first.session.funnel.notice).toBeUndefined();
    // Before it changes, the cart is asked for a payment.
    expect(first.session.cartCookie?.isPaying).toBe(true);
    expect(await press(payer(first.session.funnel))).toEqual({ kind: "confirmation" });
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys[0]).toBe(keys[1]);
  });

  it("begins no second payment where the first was answered without its id: the next press goes on with it [PAY-17]", async () => {
    world.payments = [() => Promise.resolve(notByContract({ resultCode: "Authorised" })), { resultCode: "Authorised" }];
    const first = payer();
    expect(await press(first)).toEqual({ kind: "unavailable" });
    expect(world.called(VALIDATE)).toEqual([]);
    // The cart does not list the payment: the same key asks for the same payment.
    expect(await press(payer(first.session.funnel))).toEqual({ kind: "confirmation" });
    const keys = world.called(PAYMENTS).map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it("orders, and pays nothing again, where the cart lists what was answered without its id [PAY-17]", async () => {
    world.payments = [() => Promise.resolve(notByContract({ resultCode: "Authorised" }))];
    const first = payer();
    await press(first);
    const live = { paymentProvider: "adyen", paymentProduct: "cb", paymentId: "pay-1" } as const;
    world.cart = aReadyCart({ payments: [{ ...live, amountPlanned: { centAmount: 4999, currencyCode: "EUR" } }] });
    world.completions = [{ resultCode: "Authorised" }];
    expect(await press(payer(first.session.funnel))).toEqual({ kind: "confirmation" });
    expect(world.called(PAYMENTS)).toHaveLength(1);
  });

  it("goes on asking, and says nothing of the payment, when it is the order that gets no answer", async () => {
    world.validations = [refusal(503, "DOWN")];
    const context = payer();
    expect(await press(context)).toEqual({ kind: "checking" });
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
    expect(context.session.funnel.notice).toBeUndefined();
  });

  it("goes on asking when an earlier payment is accepted, and its order gets no answer", async () => {
    const earlier = { paymentProvider: "adyen", paymentProduct: "cb", paymentId: "pay-1" } as const;
    world.cart = aReadyCart({ payments: [{ ...earlier, amountPlanned: { centAmount: 4999, currencyCode: "EUR" } }] });
    world.completions = [{ resultCode: "Authorised" }];
    world.validations = [refusal(503, "DOWN")];
    const context = payer({ attempt: "attempt-1", paymentId: "pay-1", paymentCartId: "cart-1" });
    expect(await press(context)).toEqual({ kind: "checking" });
    expect(world.called(PAYMENTS)).toEqual([]);
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
  });

  it("leads to the cart when an earlier payment is accepted, and the cart is gone without an order", async () => {
    const earlier = { paymentProvider: "adyen", paymentProduct: "cb", paymentId: "pay-1" } as const;
    world.cart = aReadyCart({ payments: [{ ...earlier, amountPlanned: { centAmount: 4999, currencyCode: "EUR" } }] });
    world.completions = [{ resultCode: "Authorised" }];
    world.validations = [refusal(404, "CART_NOT_FOUND", "No cart found for id cart-1")];
    expect(await press(payer())).toEqual({ kind: "no-cart" });
  });

  it("finds the order of a cart that another click ordered, though it shows a little later [PAY-17]", async () => {
    world.placeOrder();
    world.orderDelay = 2;
    const context = payer();
    expect(await press(context)).toEqual({ kind: "confirmation" });
    expect(world.changes).toEqual([]);
    expect(context.session.funnel.orderCartId).toBe("cart-1");
  });

  it("leads to the cart when it is gone and there is no order of it", async () => {
    world.cart = null;
    expect(await press(payer())).toEqual({ kind: "no-cart" });
    expect(await press(payer({ paymentId: "pay-1" }))).toEqual({ kind: "checking" });
  });

  it("leads to the cart when another tab has emptied it, also after an earlier order", async () => {
    world.cart = aReadyCart({ lineItems: [] });
    expect(await press(payer({ orderCartId: "older" }))).toEqual({ kind: "no-cart" });
    expect(world.changes).toEqual([]);
  });

  it("leads to the order that another tab has placed, also when a new cart has been begun since", async () => {
    const context = aContext({ session: { ...CART, funnel: { orderCartId: "older", orderNumber: "2610000001" } } });
    expect(await press(context, null)).toEqual({ kind: "confirmation" });
    expect(world.changes).toEqual([]);
  });

  it("leads to no order of another site, where one host serves all, from the overview of this site's cart", async () => {
    const context = aContext({ session: { ...CART, funnel: { orderCartId: "of-another-site", orderNumber: "26" } } });
    const choices = ["billing", "delivery", "payment", cartMark("cart-1")].join(".");
    expect(await pay(context, null, { cents: 4999, choices })).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });

  it.each([
    [401, "OTHER"],
    [403, "FORBIDDEN"],
    [404, "NOT_FOUND"],
  ])("takes an unexpected %i for no answer, and keeps the key", async (status, code) => {
    world.payments = [refusal(status, code)];
    const context = payer();
    expect(await press(context)).toEqual({ kind: "unavailable" });
    expect(context.session.funnel).toMatchObject({ attempt: "attempt-1" });
    expect(context.session.funnel.notice).toBeUndefined();
  });
});

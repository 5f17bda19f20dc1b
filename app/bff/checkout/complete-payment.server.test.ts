import { beforeEach, describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { type CheckoutWorld, checkoutWorldOn } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { CART, OUTCOMES, payer, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { GatewayError, ServiceUnavailableError } from "../gateway/errors.server";
import type { Opened } from "../session/cookies.server";
import { cartMark } from "./choices-mark.server";
import { resumePayment } from "./payment.server";
import { cartFingerprint } from "./after-payment.server";

const server = useGatewayServer();
let world: CheckoutWorld;

beforeEach(() => {
  world = checkoutWorldOn(server);
});

const BY_GIFT_CARD = { paymentId: "g", paymentProvider: "vitrine", paymentProduct: "giftcard" } as const;
const COMPLETE = "POST carts-self/cart-1/payments/adyen";

describe("resumePayment", () => {
  const underWay = () => payer({ paymentId: "pay-1", paymentCartId: "cart-1" });

  it.each(OUTCOMES)("leads from %s %o to its outcome [PAY-15]", async (resultCode, more, outcome) => {
    world.completions = [{ resultCode, ...more }];
    const context = underWay();
    const step = await resumePayment(context, { redirectResult: "x" });
    const { notice } = context.session.funnel;
    expect({ ...step, ...(notice ? { notice } : {}) }).toEqual(outcome);
  });

  it("passes the browser's fields on and lets the gateway's answer decide", async () => {
    world.completions = [{ resultCode: "Refused" }];
    const details = { resultCode: "Authorised", paymentId: "another" };
    expect(await resumePayment(underWay(), details)).toEqual({ kind: "payment" });
    expect(world.called(COMPLETE)[0]?.body).toEqual({ paymentId: "pay-1", details });
  });

  it("asks once more, and not for ever, for the final status", async () => {
    world.completions = [{ resultCode: "AuthenticationFinished" }, { resultCode: "Authorised" }];
    expect(await resumePayment(underWay(), {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)).toHaveLength(2);
    world = checkoutWorldOn(server);
    world.completions = [{ resultCode: "AuthenticationFinished" }];
    expect(await resumePayment(underWay(), {})).toEqual({ kind: "checking" });
    expect(world.called(COMPLETE)).toHaveLength(2);
  });

  it("gives the same answer when the page is reloaded, whatever it was [PAY-16]", async () => {
    for (const resultCode of ["Authorised", "Refused", "Cancelled", "Pending"] as const) {
      world = checkoutWorldOn(server);
      world.completions = [{ resultCode }];
      const first = underWay();
      const step = await resumePayment(first, { redirectResult: "x" });
      const session: Opened = { ...SIGNED_IN, ...(first.session.cartId ? { cart: { cartId: "cart-1" } } : {}) };
      const second = payer({ ...first.session.funnel, attempt: first.session.funnel.attempt }, session);
      second.session.funnel = first.session.funnel;
      expect(await resumePayment(second, { redirectResult: "x" }), resultCode).toEqual(step);
      expect(world.called(VALIDATE).length).toBeLessThanOrEqual(1);
    }
  });

  it("orders once when the provider returns twice at the same time [PAY-16] [PAY-17]", async () => {
    const steps = await Promise.all([resumePayment(underWay(), {}), resumePayment(underWay(), {})]);
    expect(steps).toEqual([{ kind: "confirmation" }, { kind: "confirmation" }]);
    expect(new Set(world.called(VALIDATE).map(({ key }) => key))).toEqual(new Set(["order-cart-1"]));
  });

  it("tells who changed the cart at the bank that the cart changed, not that they left [PAY-15]", async () => {
    const startedFor = cartFingerprint(aReadyCart());
    const ended = () => payer({ paymentId: "pay-1", paymentCartId: "cart-1", startedMethod: "cb", startedFor });
    world.completions = [{ resultCode: "Cancelled" }];
    const left = ended();
    expect(await resumePayment(left, {})).toEqual({ kind: "payment" });
    expect(left.session.funnel.notice).toBe("paymentCancelled");

    for (const cart of [
      aReadyCart({ totalPrice: { centAmount: 9998, currencyCode: "EUR" } }),
      aReadyCart({ lineItems: [aLine({ sku: "1000010109" })] }),
      aReadyCart({ payments: [{ ...BY_GIFT_CARD, amountPlanned: { centAmount: 500, currencyCode: "EUR" } }] }),
    ]) {
      world.cart = cart;
      const changed = ended();
      expect(await resumePayment(changed, {})).toEqual({ kind: "overview" });
      expect(changed.session.funnel).toEqual({ paymentMethod: "cb", startedMethod: "cb", notice: "paidChanged" });
    }
    world.completions = [{ resultCode: "Refused" }];
    const refused = ended();
    expect(await resumePayment(refused, {})).toEqual({ kind: "payment" });
    expect(refused.session.funnel.notice).toBe("paymentRefused");
  });

  it("looks the order up before it says that nothing was charged", async () => {
    world.completions = [{ resultCode: "Error" }];
    expect(await resumePayment(underWay(), {})).toEqual({ kind: "payment" });
    world.placeOrder();
    world.cart = aReadyCart();
    expect(await resumePayment(underWay(), {})).toEqual({ kind: "confirmation" });
  });

  it("asks after the cart's own live payment when the browser has lost its cookie", async () => {
    const amountPlanned = { centAmount: 4999, currencyCode: "EUR" };
    world.cart = aReadyCart({
      payments: [{ paymentId: "pay-9", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned }],
    });
    expect(await resumePayment(aContext({ session: CART }), {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)[0]?.body).toMatchObject({ paymentId: "pay-9" });
  });

  it("does not forget an earlier order, nor take it for the new one", async () => {
    const context = payer({ paymentId: "pay-1", paymentCartId: "cart-1", orderCartId: "older", orderNumber: "1" });
    expect(await resumePayment(context, {})).toEqual({ kind: "confirmation" });
    expect(context.session.funnel.orderCartId).toBe("cart-1");
    const idle = aContext({ session: { ...CART, funnel: { orderCartId: "older" } } });
    world.cart = aReadyCart();
    expect(await resumePayment(idle, {})).toEqual({ kind: "confirmation" });
    expect(world.called(COMPLETE)).toHaveLength(1);
  });

  it("does not take an earlier order for what another browser failed to pay", async () => {
    const returned = { redirectResult: "x", cart: cartMark("cart-1") };
    const elsewhere = () => aContext({ session: { ...CART, funnel: { orderCartId: "older" } } });
    expect(await resumePayment(elsewhere(), returned)).toEqual({ kind: "overview" });
    // The return of the earlier order, loaded once more beside a new cart.
    expect(await resumePayment(elsewhere(), { ...returned, cart: cartMark("older") })).toEqual({
      kind: "confirmation",
    });
    expect(world.changes).toEqual([]);
  });

  it("claims nothing when the cart is gone and its order does not show yet", async () => {
    world.placeOrder();
    world.orderDelay = 99;
    const context = underWay();
    expect(await resumePayment(context, {})).toEqual({ kind: "checking" });
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
    world.orderDelay = 0;
    expect(await resumePayment(context, {})).toEqual({ kind: "confirmation" });
  });

  it("forgets a payment that the gateway does not know for this cart", async () => {
    world.completions = [refusal(404, "PAYMENT_UNKNOWN")];
    const context = underWay();
    expect(await resumePayment(context, {})).toEqual({ kind: "overview" });
    expect(context.session.funnel).toEqual({ paymentMethod: "cb" });
  });

  it.each([COMPLETE, VALIDATE])("forgets no payment that the cart lists where %s answers 404", async (call) => {
    const amountPlanned = { centAmount: 4999, currencyCode: "EUR" };
    world.cart = aReadyCart({
      payments: [{ paymentId: "pay-1", paymentProvider: "adyen", paymentProduct: "cb", amountPlanned }],
    });
    world.refusals.set(call, () => refusal(404, "NOT_FOUND"));
    const context = underWay();
    await expect(resumePayment(context, {})).rejects.toBeInstanceOf(GatewayError);
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", paymentCartId: "cart-1" });
  });

  it.each([500, 503, 429])("says and forgets nothing when the gateway answers %d", async (status) => {
    world.completions = [refusal(status, "DOWN")];
    const context = underWay();
    await expect(resumePayment(context, {})).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.funnel).toMatchObject({ paymentId: "pay-1", attempt: "attempt-1" });
  });

  it("has nothing to do without a payment", async () => {
    expect(await resumePayment(payer(), {})).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });
});

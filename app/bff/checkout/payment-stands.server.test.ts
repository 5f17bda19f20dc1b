import { beforeEach, describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { ACTION, CART, payer, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext } from "#tests/support/request-context.ts";
import { serializeLines } from "#app/models/line-changes.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import { ServiceUnavailableError } from "../gateway/errors.server";
import { pay, resumePayment } from "./payment.server";

/** The shop says "Nothing was charged" only of a payment that the gateway no longer lists. */

const server = useGatewayServer();
let world: CheckoutWorld;

const COMPLETE = "POST carts-self/cart-1/payments/adyen";
const REFRESH = "PUT carts/cart-1/refresh";
const LOAD = "GET carts/cart-1";

function worldOf(payment: Partial<PaymentResult>): void {
  world = new CheckoutWorld();
  world.ledger = new Map([["pay-1", payment]]);
  server.use(...world.handlers);
}

beforeEach(() => worldOf({ resultCode: "Authorised" }));

const paying = { attempt: "a", paymentMethod: "cb", paymentId: "pay-1", paymentCartId: "cart-1" };
const shopper = () => aContext({ session: { ...CART, funnel: paying } });

/** The gateway refuses the order, and gives the payment back or leaves it. */
function refuseOrder(status: number, code: string, left: "kept" | "given back"): void {
  world.refusals.set(VALIDATE, () => {
    if (left === "given back") world.ledger = new Map([["pay-1", { resultCode: "Cancelled" }]]);
    return refusal(status, code);
  });
}

const REFUSALS: [number, string][] = [
  [402, "PAYMENT_REQUIRED"],
  [409, "VERSION"],
  [412, "AMOUNT_CHANGED"],
  [412, "CHECKOUT_INCOMPLETE"],
  [412, "GIFT_CARD_BALANCE"],
  [412, "STOCK_CHANGED"],
  [422, "VALIDATION"],
];

describe.each(REFUSALS)("an order that is refused with %d %s", (status, code) => {
  it("is being checked while the payment stands, and is made once it can be [PAY-15, PAY-17]", async () => {
    refuseOrder(status, code, "kept");
    const context = shopper();
    expect(await resumePayment(context, {})).toEqual({ kind: "checking" });
    expect(context.session.funnel).toEqual(paying);
    expect(context.session.takeFlash()).toEqual([]);
    world.refusals.clear();
    expect(await resumePayment(shopper(), {})).toEqual({ kind: "confirmation" });
  });

  it("says that nothing was charged once the payment is given back [PAY-15]", async () => {
    refuseOrder(status, code, "given back");
    const context = shopper();
    const isStock = code === "STOCK_CHANGED";
    expect(await resumePayment(context, {})).toEqual({ kind: isStock ? "cart" : "overview" });
    expect(context.session.funnel.notice).toBe(isStock ? undefined : "paidChanged");
    expect(context.session.takeFlash()).toMatchObject(isStock ? [{ key: "cart.stockChanged" }] : []);
  });

  it("claims nothing where the cart cannot be loaded again", async () => {
    refuseOrder(status, code, "kept");
    const context = shopper();
    world.refusals.set(REFRESH, () => refusal(503, "DOWN"));
    world.refusals.set(LOAD, (answer) =>
      world.called(VALIDATE).length > 0 ? refusal(503, "DOWN") : (answer() as Response),
    );
    await expect(resumePayment(context, {})).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.funnel).toEqual(paying);
    expect(context.session.takeFlash()).toEqual([]);
  });

  it("is being checked as well where the payment was accepted at once", async () => {
    worldOf({ resultCode: "Cancelled" });
    world.refusals.set("POST carts-self/cart-1/payments", (answer) => {
      world.ledger = new Map([["pay-1", { resultCode: "Authorised" }]]);
      return answer() as Response;
    });
    refuseOrder(status, code, "kept");
    const context = payer();
    expect(await pay(context, "cb", { cents: 4999 })).toEqual({ kind: "checking" });
    expect(context.session.funnel.notice).toBeUndefined();
    expect(context.session.takeFlash()).toEqual([]);
  });
});

describe("a start that is refused because a piece was sold", () => {
  it.each<[string, Partial<PaymentResult>, string, string[]]>([
    ["says nothing of a payment that another tab made", { resultCode: "Authorised" }, "checking", []],
    [
      "says so where the other tab has not paid",
      { resultCode: "RedirectShopper", action: ACTION },
      "cart",
      ["cart.stockChanged"],
    ],
  ])("%s", async (_title, payment, kind, said) => {
    worldOf({ resultCode: "Cancelled" });
    world.refusals.set("POST carts-self/cart-1/payments", () => {
      world.ledger = new Map([["pay-1", payment]]);
      return refusal(412, "STOCK_CHANGED");
    });
    world.refusals.set(REFRESH, () => refusal(503, "DOWN"));
    const context = payer();
    expect(await pay(context, "cb", { cents: 4999 })).toEqual({ kind });
    expect(context.session.takeFlash().map(({ key }) => key)).toEqual(said);
  });
});

describe("a start that the provider refuses", () => {
  it.each([
    ["goes on asking for what another tab has authenticated meanwhile", "checking"],
    ["leads to the order that another tab has placed meanwhile [PAY-17]", "confirmation"],
  ])("%s", async (_title, kind) => {
    worldOf({ resultCode: "Cancelled" });
    world.refusals.set("POST carts-self/cart-1/payments", () => {
      if (kind === "confirmation") world.placeOrder();
      else world.ledger = new Map([["pay-1", { resultCode: "AuthenticationFinished" }]]);
      return refusal(402, "REFUSED");
    });
    world.refusals.set(COMPLETE, () => Response.json({ resultCode: "AuthenticationFinished", paymentId: "pay-1" }));
    expect(await pay(payer(), "cb", { cents: 4999 })).toEqual({ kind });
  });
});

it("orders nothing whose lines are others behind the 409, with nothing left to pay", async () => {
  const card = { paymentId: "g", paymentProvider: "vitrine", paymentProduct: "giftcard" } as const;
  const payments = [{ ...card, amountPlanned: { centAmount: 4999, currencyCode: "EUR" } }];
  const cart = aReadyCart({ payments });
  world.ledger = null;
  world.cart = cart;
  world.refusals.set(VALIDATE, () => {
    const lineItems = cart.lineItems.map((line) => ({ ...line, quantity: 2 }));
    world.cart = aReadyCart({ version: 2, payments, lineItems });
    return refusal(409, "VERSION");
  });
  const lines = serializeLines(cart.lineItems);
  expect(await pay(payer(), null, { cents: 0, lines })).toEqual({ kind: "overview" });
  expect(world.called(VALIDATE)).toHaveLength(1);
});

describe("a press in a browser that knows nothing of a payment that another has made", () => {
  const START = "POST carts-self/cart-1/payments";

  it("orders what is paid, and pays nothing [PAY-17]", async () => {
    expect(await pay(payer(), "cb", { cents: 4999 })).toEqual({ kind: "confirmation" });
    expect(world.called(START)).toEqual([]);
  });

  it("orders what this browser itself has paid by another way meanwhile [PAY-17]", async () => {
    const began = { paymentId: "pay-1", paymentCartId: "cart-1", startedMethod: "paypal" };
    expect(await pay(payer(began), "cb", { cents: 4999 })).toEqual({ kind: "confirmation" });
    expect(world.called(START)).toEqual([]);
  });

  it("begins nothing while nobody can say, nor where what the cart lists is not known [PAY-17]", async () => {
    const answers = { unavailable: refusal(503, "DOWN"), unknownPayment: refusal(404, "PAYMENT_UNKNOWN") };
    for (const [kind, refused] of Object.entries(answers)) {
      world.refusals.set(COMPLETE, () => refused.clone());
      expect(await pay(payer(), "cb", { cents: 4999 })).toEqual({ kind });
      expect(world.called(START)).toEqual([]);
    }
  });

  it("pays where the other payment has gone since the cart was loaded", async () => {
    world.refusals.set(COMPLETE, () => {
      world.ledger = new Map();
      return refusal(404, "PAYMENT_UNKNOWN");
    });
    await pay(payer(), "cb", { cents: 4999 });
    expect(world.called(START)).toHaveLength(1);
  });

  it("pays nothing where the cart has changed as well", async () => {
    world.refusals.set(COMPLETE, () => {
      world.ledger = new Map();
      world.cart = aReadyCart({ version: 9, lineItems: [aLine({ quantity: 2 })] });
      return refusal(404, "PAYMENT_UNKNOWN");
    });
    const lines = serializeLines(aReadyCart().lineItems);
    expect(await pay(payer(), "cb", { cents: 4999, lines })).toEqual({ kind: "overview" });
    expect(world.called(START)).toEqual([]);
  });

  it("starts no second payment beside one that is authenticated and not yet charged [PAY-17]", async () => {
    world.refusals.set(COMPLETE, () => Response.json({ resultCode: "AuthenticationFinished", paymentId: "pay-1" }));
    expect(await pay(payer(), "cb", { cents: 4999 })).toEqual({ kind: "checking" });
    expect(world.called(START)).toEqual([]);
  });
});

describe("a payment that another browser starts between the check and the start of this one", () => {
  const START = "POST carts-self/cart-1/payments";
  const PAID_ELSEWHERE: [Partial<PaymentResult>, string, number][] = [
    [{ resultCode: "Authorised" }, "confirmation", 1],
    [{ resultCode: "AuthenticationFinished" }, "confirmation", 1],
    [{ resultCode: "RedirectShopper", action: ACTION }, "provider", 2],
  ];

  it.each(PAID_ELSEWHERE)("is checked before this one is sent again: %o [PAY-17]", async (payment, kind, starts) => {
    worldOf({ resultCode: "Cancelled" });
    world.payments = [{ resultCode: "RedirectShopper", action: ACTION }];
    world.refusals.set(START, (answer) => {
      if (world.called(START).length > 1) return answer() as Response;
      world.ledger = new Map([["pay-2", payment]]);
      world.cart = aReadyCart({ version: 9 });
      return refusal(409, "VERSION");
    });
    expect((await pay(payer(), "cb", { cents: 4999 })).kind).toBe(kind);
    expect(world.called(START)).toHaveLength(starts);
  });
});

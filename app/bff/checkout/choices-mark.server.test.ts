import { beforeEach, describe, expect, it } from "vitest";
import { aReadyCart } from "#tests/support/checkout-builders.ts";
import { checkoutWorldOn, type CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { anAddress } from "#tests/support/customer-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { payer, VALIDATE } from "#tests/support/payment-world.ts";
import type { Cart } from "#app/models/cart.ts";
import { changedChoices, choicesMark } from "./choices-mark.server";
import { pay } from "./payment.server";

const server = useGatewayServer();
const PAYMENTS = "POST carts-self/cart-1/payments";
const OTHER = anAddress({ address1: "44 rue Saint-Jacques", deliveryPointIdV2: "500001" });
const PRICE = { centAmount: 0, currencyCode: "EUR" };
const SEEN = choicesMark(payer(), aReadyCart(), "cb");

/** What another tab has changed since, at the same price. */
const CHANGES: [what: string, cart: Partial<Cart>][] = [
  ["billing", { billingAddress: anAddress({ city: "Lyon" }) }],
  ["delivery", { shippingAddress: OTHER }],
  ["delivery", { shippingAddress: anAddress({ firstName: "Anaïs" }) }],
  ["delivery", { shippingAddress: anAddress({ phone: "+33612345678" }) }],
  ["delivery", { shippingInfo: { shippingMethodKey: "EX", name: "Express", price: PRICE } }],
];

let world: CheckoutWorld;
beforeEach(() => {
  world = checkoutWorldOn(server);
});

describe("the mark of what an overview shows [PAY-20]", () => {
  it.each(CHANGES)("tells another %s", (what, cart) => {
    expect(changedChoices(SEEN, choicesMark(payer(), aReadyCart(cart), "cb"))).toEqual([what]);
  });

  it("tells another way to pay, as long as something is left to pay", () => {
    expect(changedChoices(SEEN, choicesMark(payer(), aReadyCart(), "paypal"))).toEqual(["payment"]);
    const free = aReadyCart({ totalPrice: PRICE });
    expect(choicesMark(payer(), free, "paypal")).toBe(choicesMark(payer(), free, null));
  });

  it("leaves it to the amount where something is to be paid that was not, or no more", () => {
    const free = choicesMark(payer(), aReadyCart({ totalPrice: PRICE }), "cb");
    expect([changedChoices(free, SEEN), changedChoices(SEEN, free)]).toEqual([[], []]);
  });

  it("is the same for the same choices, whatever the gateway notes beside them, and cannot be read", () => {
    const noted = anAddress({ addressQualityCode: "A1", vitrineAddressId: "home" });
    expect(choicesMark(payer(), aReadyCart({ shippingAddress: noted, version: 9 }), "cb")).toBe(SEEN);
    expect(SEEN).toMatch(/^[\w-]{12}(\.[\w-]{12}){3}$/);
  });

  it.each([undefined, null, "", "nonsense", "a.b", 7])("holds nothing against a form that carries none: %j", (mark) => {
    expect(changedChoices(mark, SEEN)).toEqual([]);
  });
});

describe("a press on the button of an overview whose choices were changed since", () => {
  it.each(CHANGES)("pays and orders nothing: %s", async (_what, cart) => {
    world.cart = aReadyCart(cart);
    expect(await pay(payer(), "cb", { cents: 4999, choices: SEEN })).toEqual({ kind: "overview" });
    expect(await pay(payer(), "paypal", { cents: 4999, choices: SEEN })).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
  });

  it("orders nothing that is free either", async () => {
    const free = aReadyCart({ totalPrice: PRICE });
    const choices = choicesMark(payer(), free, null);
    world.cart = { ...free, shippingAddress: OTHER };
    expect(await pay(payer(), null, { cents: 0, choices })).toEqual({ kind: "overview" });
    expect(world.changes).toEqual([]);
    expect(await pay(payer(), null, { cents: 0, choices: choicesMark(payer(), world.cart, null) })).toEqual({
      kind: "confirmation",
    });
  });

  it("orders nothing that is free where the change came between the look at the cart and the order", async () => {
    world.cart = aReadyCart({ totalPrice: PRICE });
    const choices = choicesMark(payer(), world.cart, null);
    world.refusals.set(VALIDATE, () => {
      world.refusals.delete(VALIDATE);
      world.cart = aReadyCart({ totalPrice: PRICE, shippingAddress: OTHER, version: 8 });
      return refusal(409, "VERSION");
    });
    expect(await pay(payer(), null, { cents: 0, choices })).toEqual({ kind: "overview" });
    expect(world.called(VALIDATE)).toHaveLength(1);
  });

  it("pays nothing where the change came between the look at the cart and the payment", async () => {
    world.refusals.set(PAYMENTS, () => {
      world.refusals.delete(PAYMENTS);
      world.cart = aReadyCart({ shippingAddress: OTHER, version: 8 });
      return refusal(409, "VERSION");
    });
    expect(await pay(payer(), "cb", { cents: 4999, choices: SEEN })).toEqual({ kind: "overview" });
    expect(world.called(PAYMENTS)).toHaveLength(1);
    expect(world.called(VALIDATE)).toEqual([]);
  });
});

it("a press on what is still as it was shown pays and orders it", async () => {
  expect(await pay(payer(), "cb", { cents: 4999, choices: SEEN })).toEqual({ kind: "confirmation" });
  expect(world.called(PAYMENTS)).toHaveLength(1);
});

import { beforeEach, describe, expect, it } from "vitest";
import { CheckoutWorld } from "#tests/support/checkout-world.ts";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { ACTION, VALIDATE } from "#tests/support/payment-world.ts";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import type { PaymentResult } from "#app/models/payment.ts";
import { changeCart, getCart } from "../cart/cart.server";
import type { CartCookie } from "../session/cookies.server";
import { changeUnpaid } from "./change-unpaid.server";

const server = useGatewayServer();
let world: CheckoutWorld;

const CHANGE = { method: "DELETE", path: "products/line-1" } as const;
const SENT = "DELETE carts/cart-1/products/line-1";
const COMPLETE = "POST carts-self/cart-1/payments/adyen";

function worldOf(payment: Partial<PaymentResult>): void {
  world = new CheckoutWorld();
  world.ledger = new Map([["pay-1", payment]]);
  server.use(...world.handlers);
}

beforeEach(() => worldOf({ resultCode: "Authorised" }));

const shopper = (cart: Partial<CartCookie> = { isPaying: true }, session = SIGNED_IN) =>
  aContext({ session: { ...session, cart: { cartId: "cart-1", version: 1, ...cart } } });
const change = (context: ReturnType<typeof shopper>, kind: "add" | "other" = "add") =>
  changeUnpaid(context, kind, () => changeCart(context, CHANGE));
/** The gateway cancels the payment of a cart that changes. */
const endPayment = () => (world.ledger = new Map([["pay-1", { resultCode: "Cancelled" }]]));
const said = (context: ReturnType<typeof shopper>) => context.session.takeFlash().map(({ key }) => key);

describe("a change of a cart", () => {
  it("is one call where no payment is known of", async () => {
    world.ledger = null;
    const context = shopper({});
    await change(context);
    expect(world.calls.map(({ name }) => name)).toEqual([SENT]);
    expect(said(context)).toEqual([]);
  });

  it("comes after the order of one that is paid; what is put in, in a new cart [PAY-17]", async () => {
    const context = shopper();
    const carts: (string | null)[] = [];
    await changeUnpaid(context, "add", () => Promise.resolve(carts.push(context.session.cartId)));
    expect(carts).toEqual([null]);
    expect(world.changes).toEqual([COMPLETE, VALIDATE]);
    expect(said(context)).toEqual(["cart.orderedBefore"]);
  });

  it("leads to the order instead, where it is about what is ordered by then [PAY-17]", async () => {
    await expect(change(shopper(), "other")).rejects.toMatchObject({ status: 303 });
    expect(world.changes).toEqual([COMPLETE, VALIDATE]);
  });

  it.each([
    ["the cart is newer than was known", 0],
    ["the cart is loaded before", 1],
  ])("comes after the order as well where the payment turns out to be under way: %s", async (_title, loads) => {
    world.cart = { ...world.cart!, version: 2 };
    const context = shopper({});
    const run = changeUnpaid(context, "other", async () => {
      if (loads > 0) await getCart(context);
      return changeCart(context, CHANGE);
    });
    await expect(run).rejects.toMatchObject({ status: 303 });
    expect(world.changes.filter((name) => name === VALIDATE)).toHaveLength(1);
  });

  it("goes through where nobody can say, and what was given back is told", async () => {
    world.refusals.set(COMPLETE, () => refusal(503, "DOWN"));
    world.refusals.set(SENT, (answer) => {
      endPayment();
      return answer() as Response;
    });
    const context = shopper();
    expect((await change(context)).id).toBe("cart-1");
    expect(said(context)).toEqual(["cart.paymentGivenBack"]);
    expect(context.session.cartCookie?.isPaying).toBeUndefined();
  });

  it("that leaves the payment as it is says nothing", async () => {
    world.refusals.set(COMPLETE, () => refusal(503, "DOWN"));
    const context = shopper();
    await change(context);
    expect(said(context)).toEqual([]);
    expect(context.session.cartCookie).toMatchObject({ isPaying: true });
  });

  it("says nothing of a payment that nobody made", async () => {
    worldOf({ resultCode: "RedirectShopper", action: ACTION });
    world.refusals.set(SENT, (answer) => {
      endPayment();
      return answer() as Response;
    });
    const context = shopper();
    await change(context);
    expect(said(context)).toEqual([]);
  });

  it("that fails is thrown as it is", async () => {
    world.refusals.set(COMPLETE, () => refusal(503, "DOWN"));
    world.refusals.set(SENT, () => refusal(422, "NO"));
    const context = shopper();
    await expect(change(context)).rejects.toMatchObject({ status: 422 });
    expect(said(context)).toEqual([]);
  });
});

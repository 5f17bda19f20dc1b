import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Cart, cartSchema, validatedCartSchema } from "#models/cart.ts";
import type { Money } from "#models/money.ts";
import { paymentResultSchema } from "#models/payment.ts";
import { setStock } from "../../catalogue/products";
import { open, post } from "../../pay/browser.fixture";
import { type CardOutcome, TEST_CARDS } from "../../pay/test-cards";
import { type Answer, type Commerce, newKey, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

/** What tests of orders stand on. */
export interface OrdersWorld {
  readonly commerce: Commerce;
  /** Of a product with ten pieces at the start of every test. */
  readonly sku: string;
  /** At the start of every test a customer without orders. */
  shopper: Shopper;
  pay: (cart: Cart, outcome: CardOutcome, amount?: Money) => Promise<Cart>;
  validate: (cart: Cart, headers?: Record<string, string>) => Promise<Answer>;
  /** @returns the order's number */
  order: (cart: Cart) => Promise<string>;
}

/** A gateway for one test file, in which every test finds no carts, stock and the clock as on the first day. */
export function useOrders(): OrdersWorld {
  let commerce: Commerce;
  let sku: string;
  let shopper: Shopper;
  beforeAll(async () => {
    commerce = await startCommerce();
    sku = listDemoSkus(commerce.sandbox, 1)[0]?.sku ?? expect.fail("no product");
  }, 60_000);
  afterAll(() => commerce.close());
  beforeEach(() => {
    commerce.sandbox.db.exec("UPDATE carts SET status = 'deleted'");
    setStock(commerce.sandbox, sku, 10);
    shopper = new Shopper(commerce, "c-1003");
  });
  afterEach(() => commerce.setOffset(0));
  return {
    get commerce() {
      return commerce;
    },
    get sku() {
      return sku;
    },
    get shopper() {
      return shopper;
    },
    set shopper(other) {
      shopper = other;
    },
    pay: (cart, outcome, amount) => payByCard(shopper, { cart, outcome, amount }),
    validate: (cart, headers) => validateCart(shopper, cart, headers),
    order: (cart) => placeOrder(shopper, cart),
  };
}

/** What starts a payment by card. */
export function paymentBody(amount: Money): object {
  return {
    paymentProvider: "adyen",
    paymentProduct: "cb",
    amount,
    returnUrl: "http://localhost:3000/return",
    device: { userAgent: "tests", acceptHeader: "text/html", language: "fr-FR" },
  };
}

/** Pays what is named with the test card of an outcome; gives the cart afterwards. */
export async function payByCard(
  shopper: Shopper,
  { cart, outcome, amount = cart.totalPrice }: { cart: Cart; outcome: CardOutcome; amount?: Money },
): Promise<Cart> {
  const body = paymentBody(amount);
  const path = shopper.pathOf(cart, "payments", "carts-self");
  const { action } = await shopper.get(paymentResultSchema, "POST", path, {
    body,
    headers: { "Idempotency-Key": newKey() },
  });
  const number = TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? "";
  await post(await open(action?.url ?? ""), /hosted/, { number, expiry: "12/30", cvc: "737" });
  return shopper.get(cartSchema, "GET", `/carts/${cart.id}`);
}

export function validateCart(
  shopper: Shopper,
  cart: Cart,
  headers: Record<string, string> = { "Idempotency-Key": newKey() },
): Promise<Answer> {
  return shopper.send("POST", shopper.pathOf(cart, "validate", "carts-self"), { headers });
}

/** @returns the order's number */
export async function placeOrder(shopper: Shopper, cart: Cart): Promise<string> {
  const { body } = await validateCart(shopper, cart);
  return validatedCartSchema.parse(body).orderNumber;
}

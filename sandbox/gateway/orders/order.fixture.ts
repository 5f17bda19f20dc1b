import { type Cart, cartSchema, validatedCartSchema } from "#models/cart";
import type { Money } from "#models/money";
import { paymentResultSchema } from "#models/payment";
import { open, post } from "../../pay/browser.fixture";
import { type CardOutcome, TEST_CARDS } from "../../pay/test-cards";
import { type Answer, newKey, type Shopper } from "../commerce.fixture";

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

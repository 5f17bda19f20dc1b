import { z } from "zod";
import { type Cart, cartSchema } from "#models/cart.ts";
import { type PaymentResult, paymentResultSchema } from "#models/payment.ts";
import type { PaymentMethod } from "#models/payment-methods.ts";
import { setStock } from "../../catalogue/products";
import { follow, open, type PageSeen, post } from "../../pay/browser.fixture";
import { type CardOutcome, TEST_CARDS } from "../../pay/test-cards";
import { type Answer, type Call, type Commerce, newKey, readyCart, Shopper, startCommerce } from "../commerce.fixture";
import { listDemoSkus } from "../demo-products";

export const RETURN_URL = "http://localhost:3000/fr-fr/checkout/adyen-check?step=return";
const logSchema = z.object({ authorisations: z.number(), voids: z.number(), orderNumber: z.string().nullable() });

export interface Start {
  product?: PaymentMethod;
  key?: string;
  amount?: number;
  version?: number;
}

/** A customer with a cart that is ready to be paid, and all that can be done with it. */
export class Till {
  private constructor(
    readonly commerce: Commerce,
    readonly sku: string,
    public shopper: Shopper,
    public cart: Cart,
  ) {}

  static async open(): Promise<Till> {
    const commerce = await startCommerce();
    const sku = listDemoSkus(commerce.sandbox, 1)[0]?.sku;
    if (sku === undefined) throw new Error("No product");
    const shopper = new Shopper(commerce, "c-1001");
    return new Till(commerce, sku, shopper, await readyCart(shopper, sku));
  }

  /** A new cart, stock and the clock as on the first day. */
  async reset(): Promise<void> {
    this.commerce.sandbox.db.exec("UPDATE carts SET status = 'deleted'");
    this.commerce.setOffset(0);
    setStock(this.commerce.sandbox, this.sku, 10);
    this.shopper = new Shopper(this.commerce, "c-1001");
    this.cart = await readyCart(this.shopper, this.sku);
  }

  startCall(wanted: Start = {}): [path: string, call: Call & { body: object }] {
    const { product = "cb", key = newKey(), amount = this.cart.totalPrice.centAmount } = wanted;
    const body = {
      paymentProvider: "adyen",
      paymentProduct: product,
      amount: { centAmount: amount, currencyCode: "EUR" },
      returnUrl: RETURN_URL,
      device: { userAgent: "tests", acceptHeader: "text/html", language: "fr-FR" },
    };
    const version = wanted.version ?? this.cart.version;
    const path = this.shopper.pathOf({ id: this.cart.id, version }, "payments", "carts-self");
    return [path, { body, headers: { "Idempotency-Key": key } }];
  }

  async start(wanted: Start = {}): Promise<PaymentResult> {
    const [path, call] = this.startCall(wanted);
    const result = await this.shopper.get(paymentResultSchema, "POST", path, call);
    this.cart = await this.shopper.get(cartSchema, "GET", `/carts/${this.cart.id}`);
    return result;
  }

  /** As the storefront does when the browser is back, with details that nobody should believe. */
  complete(paymentId: string): Promise<PaymentResult> {
    const path = this.shopper.pathOf(this.cart, "payments/adyen", "carts-self");
    const details = { redirectResult: "made up", resultCode: "Authorised" };
    return this.shopper.get(paymentResultSchema, "POST", path, { body: { paymentId, details } });
  }

  validate(key = newKey()): Promise<Answer> {
    const path = this.shopper.pathOf(this.cart, "validate", "carts-self");
    return this.shopper.send("POST", path, { headers: { "Idempotency-Key": key } });
  }

  async log(): Promise<z.infer<typeof logSchema>> {
    const response = await fetch(`${this.commerce.baseUrl}/pay/__log/payments?cartId=${this.cart.id}`);
    return logSchema.parse(await response.json());
  }

  async payBy(outcome: CardOutcome): Promise<{ result: PaymentResult; page: PageSeen }> {
    const result = await this.start();
    return { result, page: await follow(await post(await open(pageOf(result)), /hosted/, card(outcome))) };
  }
}

export function pageOf(result: PaymentResult): string {
  if (!result.action) throw new Error(`No page to go to: ${result.resultCode}`);
  return result.action.url;
}

export function card(outcome: CardOutcome): Record<string, string> {
  const number = TEST_CARDS.find((one) => one.outcome === outcome)?.number;
  if (number === undefined) throw new Error(`No card for ${outcome}`);
  return { number, expiry: "12/29", cvc: "737" };
}

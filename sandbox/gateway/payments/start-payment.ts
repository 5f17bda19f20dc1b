import { randomInt } from "node:crypto";
import { type PaymentResult, paymentResultSchema, type StartPayment } from "#models/payment.ts";
import { transaction } from "../../database";
import type { Sandbox } from "../../service";
import { checkVersion, findOpenCart, saveCart } from "../carts/cart-store";
import { amountDue, getOwnCart, paramsOf } from "../carts/change-cart";
import { presentCart } from "../carts/present-cart";
import type { GatewayContext } from "../context";
import { GatewayError } from "../errors";
import { once } from "../idempotency";
import { checkComplete, checkStock } from "../orders/checks";
import { settlePayments } from "../orders/settlement";
import { isPayable } from "./payment-products";
import { presentPayment } from "./payment-result";
import { coversOrder } from "./payment-status";
import {
  findLivePayment,
  findPayment,
  insertPayment,
  movePayment,
  type Payment,
  releasePayments,
} from "./payment-store";

export const VOUCHER_DAYS = 3;
const DAY = 86_400_000;

export interface StartPaymentCall {
  cartId: string;
  version: number;
  customerId: string;
  idempotencyKey: string;
  context: GatewayContext;
  body: StartPayment;
}

/**
 * Starts a payment of what is left to pay. The same key gives the same answer again, without another payment. A payment
 * that is still underway is superseded and can never be charged; one that the provider has accepted already is
 * answered instead of starting another.
 *
 * Fails with 404 for an unknown cart, 409 for a stale version, 412 when the shopper was shown something else
 * (CHECKOUT_INCOMPLETE, STOCK_CHANGED, AMOUNT_CHANGED), 422 for a product that this shop does not take.
 */
export function startPayment(sandbox: Sandbox, call: StartPaymentCall): PaymentResult {
  settlePayments(sandbox);
  const { cartId, customerId, idempotencyKey: key, body } = call;
  return transaction(sandbox.db, () => {
    const { device: _device, ...asked } = body;
    const request = { customerId, key, asked: ["payments", cartId, asked] };
    // A payment that the cart has outgrown is given back or never charged: another one under its key charges nobody twice.
    const isWorthless = ({ paymentId }: PaymentResult): boolean => {
      const status = findPayment(sandbox, paymentId)?.status;
      return (status === "Superseded" || status === "Voided") && findOpenCart(sandbox, cartId) !== null;
    };
    return once(sandbox, request, { schema: paymentResultSchema, isWorthless }, () => start(sandbox, call));
  });
}

function start(sandbox: Sandbox, { cartId, version, customerId, context, body }: StartPaymentCall): PaymentResult {
  const stored = getOwnCart(sandbox, cartId, customerId, context.storeId);
  checkVersion(stored, version);
  const cart = presentCart(sandbox, context, stored);
  checkComplete(cart);
  checkStock(cart);
  const due = amountDue(sandbox, context, cart);
  if (body.amount.centAmount !== due.centAmount || body.amount.currencyCode !== due.currencyCode) {
    throw new GatewayError(412, "AMOUNT_CHANGED", `There are ${due.centAmount} cents left to pay`);
  }
  checkProduct(sandbox, context, body, due.centAmount);

  const accepted = findLivePayment(sandbox, cartId);
  const isKept = accepted && coversOrder(accepted.status) && accepted.status !== "PresentToShopper";
  if (isKept && accepted.amount === due.centAmount) return presentPayment(sandbox, accepted);

  releasePayments(sandbox, cartId, null);
  saveCart(sandbox, stored, stored.state);
  const payment = insertPayment(
    sandbox,
    { cartId, customerId },
    {
      provider: body.paymentProvider,
      product: body.paymentProduct,
      amount: due.centAmount,
      currency: due.currencyCode,
      returnUrl: body.returnUrl,
      language: context.language,
      locale: context.locale,
    },
  );
  return presentPayment(sandbox, settleAtOnce(sandbox, payment) ?? payment);
}

/** What needs no page: a voucher is issued at once, and nothing is owed for a free cart. */
function settleAtOnce(sandbox: Sandbox, { paymentId, product, amount, currency }: Payment): Payment | null {
  if (product === "free") return movePayment(sandbox, paymentId, "Success");
  if (product !== "multibanco") return null;
  const expires = sandbox.now() + VOUCHER_DAYS * DAY;
  const reference = String(randomInt(1_000_000_000))
    .padStart(9, "0")
    .replace(/(...)(?=.)/g, "$1 ");
  return movePayment(sandbox, paymentId, "PresentToShopper", {
    settlesAt: expires,
    settlesTo: "Refused",
    voucher: {
      entity: "11249",
      reference,
      amount: { centAmount: amount, currencyCode: currency },
      expiresAt: new Date(expires).toISOString(),
    },
  });
}

function checkProduct(sandbox: Sandbox, context: GatewayContext, body: StartPayment, cents: number): void {
  const { paymentProduct, paymentProvider } = body;
  const { paymentProducts } = paramsOf(sandbox, context);
  const isFree = paymentProduct === "free";
  if (isFree !== (cents === 0)) {
    throw new GatewayError(
      422,
      "PAYMENT_PRODUCT_UNAVAILABLE",
      isFree ? "The cart is not free" : "Nothing is left to pay",
    );
  }
  const isOwn = paymentProvider === "vitrine";
  if (isOwn !== isFree || !(isFree || isPayable(paymentProduct, cents, paymentProducts))) {
    throw new GatewayError(422, "PAYMENT_PRODUCT_UNAVAILABLE", `${paymentProduct} is not available for this amount`);
  }
}

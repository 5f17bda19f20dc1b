import { type PaymentResult, paymentResultSchema } from "#app/models/payment.ts";
import { callCart, type CartChange, type ChangeOptions } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError } from "../gateway/errors.server";

/**
 * One payment call (D5). After a 409 the cart is reloaded and the same call, with the same key, is repeated once (C4).
 * @param onConflict checks the reloaded cart first, and may throw
 * @throws NoCartError when the cart is gone by then; otherwise as `callCart` does
 */
export async function callPayment(
  context: RequestContext,
  change: CartChange,
  onConflict?: ChangeOptions["onConflict"],
): Promise<PaymentResult> {
  const result = await callCart(context, change, paymentResultSchema, { onConflict });
  if (!result) throw new NoCartError();
  return result;
}

/**
 * Asks for a payment's status, and once more if that is not final yet (D6). The fields that the browser brought back
 * are passed on and decide nothing.
 */
export async function checkPayment(
  context: RequestContext,
  paymentId: string,
  details: Record<string, string> = {},
): Promise<PaymentResult> {
  const change: CartChange = { method: "POST", path: "payments/adyen", self: true, json: { paymentId, details } };
  const first = await callPayment(context, change);
  return first.resultCode === "AuthenticationFinished" ? callPayment(context, change) : first;
}

import { type PaymentResult, paymentResultSchema } from "~/models/payment";
import { callCart, type CartChange, type ChangeOptions } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError } from "../gateway/errors.server";

/**
 * One payment call (D5). On 409 the cart is reloaded and the same call, same key, is made once more (C4).
 * @param onConflict looks at the reloaded cart first, and may throw
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
 * Where a payment of the cart stands, once more where its status is not final yet (D6). What the browser brought back is
 * passed on, and decides nothing.
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

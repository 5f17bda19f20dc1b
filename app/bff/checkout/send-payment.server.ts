import { type PaymentResult, paymentResultSchema } from "~/models/payment";
import { callCart, type CartChange } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { NoCartError } from "../gateway/errors.server";

/**
 * One payment call (D5). On 409 the cart is reloaded and the same call, same key, is made once more (C4).
 * @throws NoCartError when the cart is gone by then; otherwise as `callCart` does
 */
export async function sendPayment(context: RequestContext, change: CartChange): Promise<PaymentResult> {
  const result = await callCart(context, change, paymentResultSchema);
  if (!result) throw new NoCartError();
  return result;
}

import type { Cart } from "~/models/cart";
import { type PaymentResult, paymentResultSchema } from "~/models/payment";
import { cartCall, type CartChange } from "../cart/cart.server";
import { loadCart } from "../cart/kept-cart.server";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus, NoCartError } from "../gateway/errors.server";

/**
 * One payment call (D5). On 409 the cart is reloaded and the same call, same key, is made once more (C4).
 * @throws NoCartError when the cart is gone by then; otherwise as `personalCall` does
 */
export async function sendPayment(context: RequestContext, cart: Cart, change: CartChange): Promise<PaymentResult> {
  const send = async (of: Cart) => (await personalCall(context, cartCall(of, change, paymentResultSchema))).body;
  try {
    return await send(cart);
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
  }
  const reloaded = await loadCart(context, cart.id);
  if (!reloaded) throw new NoCartError();
  return send(reloaded);
}

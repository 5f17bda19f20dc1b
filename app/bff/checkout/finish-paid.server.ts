import type { RequestContext } from "../context.server";
import { redirect } from "@remix-run/node";
import { livePaymentId } from "~/models/cart-rules";
import { isPaymentAccepted } from "~/models/payment-outcome";
import { paths } from "~/paths";
import { findCart, recallCart } from "../cart/cart.server";
import { forgetLoaded } from "../cart/cart-cookie.server";
import { checkPayment } from "./send-payment.server";
import { placeOrder } from "./validation.server";

/**
 * Places the order if the customer's cart is already paid.
 * @throws a 303 redirect Response to the confirmation when it was ordered; failures are only logged
 */
export async function orderIfPaid(context: RequestContext): Promise<void> {
  if (!(await finishPaid(context))) return;
  const { prefix, checkoutVersion } = context;
  const toConfirmation: Response = redirect(paths.funnel(prefix, checkoutVersion, "confirmation"), 303);
  throw toConfirmation;
}

/**
 * Orders the customer's cart if it is paid. Only a cart that lists a payment under way costs a call. Never fails: where
 * nobody can say, the page goes on as it is, and the next one asks again.
 *
 * @returns whether there is an order now, which the session then knows
 */
async function finishPaid(context: RequestContext): Promise<boolean> {
  const { session } = context;
  if (!session.tokens) return false;
  try {
    await recallCart(context);
    const cart = await findCart(context);
    const paymentId = cart && livePaymentId(cart);
    if (!paymentId || !isPaymentAccepted(await checkPayment(context, paymentId))) return false;
    return (await placeOrder(context)).kind === "ordered";
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "whether the cart is paid is not known");
    return false;
  }
}

/**
 * At sign-in, orders the customer's cart if it is already paid, before the visitor's cart is merged into it: merging
 * would change the amount and cancel the payment. Does nothing unless this browser holds a visitor's cart.
 */
export async function orderPaidCartBeforeMerge(context: RequestContext): Promise<void> {
  const { session } = context;
  const visitors = session.cartCookie;
  if (!visitors?.isVisitors) return;
  session.cartCookie = null;
  await finishPaid(context);
  forgetLoaded(context);
  session.cartCookie = visitors;
}

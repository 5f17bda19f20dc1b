import type { RequestContext } from "../context.server";
import { redirect } from "@remix-run/node";
import { livePaymentId } from "~/models/cart-rules";
import { isPaid } from "~/models/payment-outcome";
import { paths } from "~/paths";
import { findCart, recallCart } from "../cart/cart.server";
import { forgetLoaded } from "../cart/cart-cookie.server";
import { askPayment } from "./send-payment.server";
import { validateCart } from "./validation.server";

/**
 * A shopper may pay and never come back by the provider's way: the tab is closed, the phone opens another browser. What
 * they agreed to and paid is ordered on the next page of theirs that has to do with it.
 */

/** Access step of the cart's, the checkout's and the orders' pages. Throws the way to the confirmation. */
export async function requireNothingPaid(context: RequestContext): Promise<void> {
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
    if (!paymentId || !isPaid(await askPayment(context, paymentId))) return false;
    const { kind } = await validateCart(context);
    if (kind === "stock-changed") session.flash({ kind: "warning", key: "cart.stockChanged" });
    return kind === "ordered";
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "whether the cart is paid is not known");
    return false;
  }
}

/**
 * At sign-in, before a visitor's cart is merged into one that the customer paid elsewhere: what comes in would change the
 * amount, and the payment would be given back.
 */
export async function finishPaidBeforeMerge(context: RequestContext): Promise<void> {
  const { session } = context;
  const visitors = session.cartCookie;
  if (!visitors?.isVisitors) return;
  session.cartCookie = null;
  await finishPaid(context);
  forgetLoaded(context);
  session.cartCookie = visitors;
}

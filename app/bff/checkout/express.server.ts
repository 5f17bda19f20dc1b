import type { Cart } from "#app/models/cart.ts";
import { skipsPayment } from "#app/models/cart-rules.ts";
import type { PaymentMethod } from "#app/models/payment-methods.ts";
import { funnelPath } from "#app/paths.ts";
import { isShort } from "../cart/view.server";
import { findCart } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { offeredPayments } from "./access.server";
import { rememberMethod } from "./payment-choice.server";

/**
 * Wallets beside the cart's button (ADR 0042). The gateway has no call that pays a cart without an address, so a wallet
 * is chosen first and confirmed on the overview like any other method.
 */

const WALLETS: readonly PaymentMethod[] = ["applepay", "paypal"];

/**
 * Wallets that can pay this cart on this site and in this browser, the best rank first; none for a cart that cannot be
 * ordered.
 */
export function expressWallets(context: RequestContext, cart: Cart): PaymentMethod[] {
  if (skipsPayment(cart, context.site.params.freeCartCriteria) || cart.lineItems.some(isShort)) return [];
  return offeredPayments(context, cart).filter((method) => WALLETS.includes(method));
}

/**
 * Chooses the wallet and gives the path of the overview, which leads to the first step not done and fills in what is
 * known. A wallet that is no longer offered is not chosen: the payment step asks.
 */
export async function startExpress(context: RequestContext, wallet: string): Promise<string> {
  const cart = await findCart(context);
  const method = cart && expressWallets(context, cart).find((each) => each === wallet);
  if (method) rememberMethod(context, method);
  return funnelPath(context, "overview");
}

import { expectingNoPayment, PaymentUnderWayError } from "../cart/cart.server";
import type { RequestContext } from "../context.server";
import { funnelPath } from "#app/paths.ts";
import { finishPaid, toConfirmation } from "./finish-paid.server";

/**
 * Changes the cart by a form. The gateway cancels the payment of a cart that changes, even a completed one: so when a
 * payment is under way, a paid cart is ordered first, and an added product goes into a new cart. A cart without a
 * payment costs no extra call.
 *
 * @param kind "add" for a change that can be made to a new cart as well; any other change is about the cart that is
 * ordered by then
 * @throws a redirect Response to the confirmation when the cart of an "other" change was ordered
 */
export async function changeUnpaid<T>(
  context: RequestContext,
  kind: "add" | "other",
  change: () => Promise<T>,
): Promise<T> {
  const { session } = context;
  if (!session.cartCookie?.isPaying) {
    try {
      return await expectingNoPayment(context, change);
    } catch (error) {
      if (!(error instanceof PaymentUnderWayError)) throw error;
    }
  }
  const paid = await finishPaid(context);
  if (paid === "ordered") {
    if (kind === "other") throw toConfirmation(context);
    flashOrdered(context);
    return change();
  }
  const before = session.cartCookie;
  const answer = await change();
  const isGivenBack = before?.isPaying && session.cartId === before.cartId && !session.cartCookie?.isPaying;
  if (paid === "unknown" && isGivenBack) session.flash({ kind: "warning", key: "cart.paymentGivenBack" });
  return answer;
}

function flashOrdered(context: RequestContext): void {
  const { orderNumber = "" } = context.session.funnel;
  context.session.flash({
    kind: "success",
    key: "cart.orderedBefore",
    values: { number: orderNumber },
    links: [{ key: "cart.toOrder", href: funnelPath(context, "confirmation") }],
  });
}

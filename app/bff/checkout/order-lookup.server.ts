import { type Order, orderSchema } from "#app/models/order.ts";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus } from "../gateway/errors.server";

/** The order that a cart became, or null when there is none (yet): orders appear a little after they are accepted. */
export async function findOrderOfCart(context: RequestContext, cartId: string): Promise<Order | null> {
  try {
    return (await personalCall(context, { path: path`orders-self/by-cart/${cartId}`, schema: orderSchema })).body;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** Extra time for slow answers, beyond the wait that the domain sets. */
const BEYOND_MS = 2_500;

/**
 * Waits for an order as the domain parameters say: `orderConfirmation.maxAttempts` times, `attemptDelay` milliseconds
 * apart (S3). Null when it has not appeared by then, or slow answers have used up the time.
 */
export async function waitForOrder(context: RequestContext, cartId: string): Promise<Order | null> {
  const { maxAttempts, attemptDelay } = context.site.params.orderConfirmation;
  const until = Date.now() + (maxAttempts - 1) * attemptDelay + BEYOND_MS;
  for (let attempt = 1; ; attempt += 1) {
    const order = await findOrderOfCart(context, cartId);
    if (order || attempt >= maxAttempts || Date.now() + attemptDelay >= until) return order;
    await new Promise((resolve) => setTimeout(resolve, attemptDelay));
  }
}

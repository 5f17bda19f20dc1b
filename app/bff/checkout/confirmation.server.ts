import type { Order } from "~/models/order";
import type { Transaction } from "~/models/tracking/events";
import { paths } from "~/paths";
import { isServiceFailure, noteUnavailable } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { type OrderView, orderView } from "../account/order-view.server";
import { takeTransaction } from "../tracking/report-order.server";
import { waitForOrder } from "./order-lookup.server";
import { toPage } from "../http/redirects.server";

/** The order just placed or, while it cannot be read yet, what is known of it. */
export type Confirmation =
  | { kind: "order"; order: OrderView; paymentStatus: Order["paymentStatus"]; transaction: Transaction | null }
  /** Accepted but not readable yet: the page asks again by itself. */
  | { kind: "registering"; orderNumber: string | null; isUnavailable: boolean };

/**
 * Access step order-exception (D3) and the order itself: only the order that this session has just placed; otherwise
 * redirects to the orders page. Does not touch cart or merge (C4).
 */
export async function findConfirmation(context: RequestContext): Promise<Confirmation> {
  const { orderCartId, orderNumber = null } = context.session.funnel;
  if (!orderCartId) {
    throw toPage(paths.account(context.prefix, "orders"), 302);
  }
  try {
    const order = await waitForOrder(context, orderCartId);
    if (!order) return { kind: "registering", orderNumber, isUnavailable: false };
    const transaction = await takeTransaction(context, order);
    return { kind: "order", order: await orderView(context, order), paymentStatus: order.paymentStatus, transaction };
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    // The order is accepted, even if the gateway cannot show it now.
    noteUnavailable(context, error);
    return { kind: "registering", orderNumber, isUnavailable: true };
  }
}

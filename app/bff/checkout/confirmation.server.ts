import { checkoutText } from "#app/i18n/i18n.server.ts";
import { timeZoneOf } from "#app/models/countries.ts";
import { localDay } from "#app/models/local-day.ts";
import type { Order } from "#app/models/order.ts";
import { isPaymentMethod } from "#app/models/payment-methods.ts";
import type { Transaction } from "#app/models/tracking/events.ts";
import { paths } from "#app/paths.ts";
import { noteServiceFailure } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { type OrderView, orderView } from "../account/order-view.server";
import { takeTransaction } from "../tracking/report-order.server";
import { type InstalmentSchedule, instalmentSchedule } from "./instalment-schedule.server";
import { waitForOrder } from "./order-lookup.server";
import { toPage } from "../http/redirects.server";

export interface PlacedOrder {
  order: OrderView;
  paymentStatus: Order["paymentStatus"];
  /** None for what is paid at once, and after a refusal. */
  schedule: InstalmentSchedule;
}

/** The order just placed or, while it cannot be read yet, what is known of it. */
export type Confirmation =
  | ({ kind: "order"; transaction: Transaction | null } & PlacedOrder)
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
    const [view, schedule] = await Promise.all([orderView(context, order), scheduleOf(context, order)]);
    return { kind: "order", order: view, paymentStatus: order.paymentStatus, schedule, transaction };
  } catch (error) {
    // The order is accepted, even if the gateway cannot show it now.
    noteServiceFailure(context, error);
    return { kind: "registering", orderNumber, isUnavailable: true };
  }
}

async function scheduleOf(context: RequestContext, order: Order): Promise<InstalmentSchedule> {
  if (order.paymentStatus === "REFUSED") return [];
  const t = await checkoutText(context.language);
  const from = localDay(new Date(order.createdAt), timeZoneOf(context.site.country));
  return order.payments.flatMap(({ paymentProduct: method, amountPlanned: amount }) =>
    isPaymentMethod(method) ? instalmentSchedule(context, t, { method, amount, from }) : [],
  );
}

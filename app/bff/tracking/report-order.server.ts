import { isAnythingAllowed } from "#app/models/consent.ts";
import type { Order } from "#app/models/order.ts";
import type { Transaction } from "#app/models/tracking/events.ts";
import { transactionOf } from "#app/models/tracking/transaction.ts";
import type { RequestContext } from "../context.server";
import { consentOf } from "./consent.server";

/**
 * The order data that the confirmation page reports to analytics (TRK-05): only once, however often the page is
 * reloaded or opened in other tabs, and only with the visitor's consent; else null. The first view is counted whatever
 * they chose.
 */
export async function takeTransaction(context: RequestContext, order: Order): Promise<Transaction | null> {
  const { session, shop, site, prefix, url } = context;
  if (session.funnel.isReported) return null;
  session.funnel = { ...session.funnel, isReported: true };
  // Tabs that open the page at the same time have the same cookies. The space keeps out ids that browsers send; the
  // time, orders from before a stand-in gateway was reset, which then gives the same numbers again.
  if (!(await shop.tracking.ids.isNew(`confirmed ${order.orderNumber} ${order.createdAt}`))) return null;
  shop.tracking.countOrder({ prefix, pathname: url.pathname });
  const mayBeTold = isAnythingAllowed(consentOf(context));
  return mayBeTold ? transactionOf(order, site.country, shop.env.SITE_ENV === "production") : null;
}

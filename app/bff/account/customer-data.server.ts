import type { z } from "zod";
import { subscriptionsSchema } from "~/models/customer";
import { formatIban, maskIban } from "~/models/iban";
import { loyaltyHistorySchema } from "~/models/offer";
import { type OrderList, orderListSchema } from "~/models/order";
import { reservationsSchema } from "~/models/reservation";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { findBillingAddress, listDeliveryAddresses } from "./addresses.server";
import { getBankDetails } from "./bank-details.server";
import { getCustomer } from "./customer.server";
import { getStockAlerts, listWishlist } from "./customer-lists.server";

/** Everything that the shop holds about a customer (BEY-18): for a page in counts, and whole as a file. */

export interface DataSummary {
  orders: number | null;
  reservations: number | null;
  wishlist: number;
  alerts: number | null;
  subscriptions: number | null;
  /** Points; null for who has no card, and while they cannot be read. */
  loyalty: number | null;
}

interface Page<T> {
  total: number;
  values: T[];
}

/** Most that the gateway gives at once. */
const LARGEST_PAGE = 100;

/** How much there is of each, in one round of calls. What cannot be read now is null. */
export async function summariseData(context: RequestContext): Promise<DataSummary> {
  const { params } = context.site;
  const read = <T>(wanted: Promise<T>) => nullIfUnavailable(context, wanted);
  const [orders, reservations, wishlist, alerts, subscriptions, loyalty] = await Promise.all([
    read(loadPage(context, "orders-self", orderListSchema, { page: 1, size: 1 })),
    params.ereservation ? read(loadPage(context, "reservations-self", reservationsSchema, { page: 1, size: 1 })) : null,
    listWishlist(context, { mandatory: true }),
    read(getStockAlerts(context)),
    read(listSubscriptions(context)),
    read(findLoyalty(context, 1)),
  ]);
  return {
    orders: orders && orders.total,
    reservations: reservations && reservations.total,
    wishlist: wishlist.length,
    alerts: alerts && alerts.length,
    subscriptions: subscriptions && subscriptions.filter(({ optin }) => optin === "YES").length,
    loyalty: loyalty && loyalty.balance,
  };
}

/**
 * All of it, as the gateway holds it; the IBAN is masked, since a file lies about. Fails as `personalCall` does: half a
 * file is none.
 */
export async function collectData(context: RequestContext) {
  const { params } = context.site;
  const [account, deliveryAddresses, billingAddress, bank, orders, reservations, wishlist, alerts, subscriptions] =
    await Promise.all([
      getCustomer(context),
      listDeliveryAddresses(context),
      findBillingAddress(context),
      getBankDetails(context),
      loadAll(context, "orders-self", orderListSchema),
      params.ereservation ? loadAll(context, "reservations-self", reservationsSchema) : [],
      listWishlist(context, { mandatory: true }),
      getStockAlerts(context),
      listSubscriptions(context),
    ]);
  const loyalty = await findLoyalty(context, LARGEST_PAGE);
  const { iban } = bank;
  return {
    exportedAt: new Date().toISOString(),
    account,
    addresses: { billing: billingAddress, delivery: deliveryAddresses },
    bank: { ...bank, iban: iban && maskIban(formatIban(iban)) },
    orders,
    reservations,
    wishlist,
    stockAlerts: alerts,
    subscriptions,
    loyalty: loyalty && { balance: loyalty.balance, movements: loyalty.values },
  };
}

async function listSubscriptions(context: RequestContext) {
  const call = { path: "customers-self/subscriptions", schema: subscriptionsSchema };
  return (await personalCall(context, call)).body.values;
}

/** Points and movements of a loyalty client (FID); null for everybody else. */
async function findLoyalty(context: RequestContext, size: number) {
  const { loyaltyType } = await getCustomer(context);
  if (loyaltyType !== "FID" || !context.site.params.loyalty) return null;
  const call = { path: "customers-self/loyalty", query: { page: 1, size }, schema: loyaltyHistorySchema };
  return (await personalCall(context, call)).body;
}

/** @param page from 1 */
async function loadPage<T>(
  context: RequestContext,
  path: string,
  schema: z.ZodType<Page<T>>,
  query: { page: number; size: number },
): Promise<Page<T>> {
  return (await personalCall(context, { path, query, schema })).body;
}

/** Every page of a list: the first tells how many there are, the others come side by side. */
async function loadAll<T>(context: RequestContext, path: string, schema: z.ZodType<Page<T>>): Promise<T[]> {
  const first = await loadPage(context, path, schema, { page: 1, size: LARGEST_PAGE });
  const pages = Math.ceil(first.total / LARGEST_PAGE);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    loadPage(context, path, schema, { page: index + 2, size: LARGEST_PAGE }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ values }) => values);
}

/** How many orders are neither delivered nor over: closing the account would lose sight of them. */
export async function countOpenOrders(context: RequestContext): Promise<number> {
  const recent = await nullIfUnavailable(
    context,
    loadPage<OrderList["values"][number]>(context, "orders-self", orderListSchema, { page: 1, size: 20 }),
  );
  const isOpen = ({ status }: OrderList["values"][number]) => ["ACCEPTED", "PREPARING", "SHIPPED"].includes(status);
  return (recent?.values ?? []).filter(isOpen).length;
}

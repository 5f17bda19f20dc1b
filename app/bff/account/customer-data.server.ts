import { maskedNumber } from "#app/models/gift-card-rules.ts";
import { formatIban, maskIban } from "#app/models/iban.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { type Order, type OrderList } from "#app/models/order.ts";
import { pageCount } from "#app/models/page-count.ts";
import { isUnderWay } from "#app/models/order-status.ts";
import { findCustomersCart } from "../cart/merge.server";
import type { RequestContext } from "../context.server";
import { ContractError } from "../gateway/errors.server";
import { nullIfUnavailable } from "../http/error-responses.server";
import { getBillingAddress, listDeliveryAddresses } from "./addresses.server";
import { getBankDetails } from "./bank-details.server";
import { getCustomer } from "./customer.server";
import { findLoyalty } from "./loyalty.server";
import { findOrder, listOrders } from "./orders.server";
import {
  getGiftCards,
  getReservations,
  getStockAlerts,
  getSubscriptions,
  getWishlist,
  type PageQuery,
} from "./customer-lists.server";

/** Everything that the shop holds about a customer (BEY-18): as counts for a page, in full for a file. */

export interface DataSummary {
  orders: number | null;
  reservations: number | null;
  wishlist: number | null;
  alerts: number | null;
  subscriptions: number | null;
  /** Points; null without a loyalty card, and when they cannot be read. */
  loyalty: number | null;
  /** With the last digits of their numbers only. */
  giftCards: { number: string; balance: string }[] | null;
}

interface Page {
  total: number;
  values: unknown[];
}

/** The largest page that the gateway gives. */
const LARGEST_PAGE = 100;

/** How many of each there are, in one round of calls. What cannot be read now is null. */
export async function summariseData(context: RequestContext): Promise<DataSummary> {
  const { params } = context.site;
  const read = <T>(wanted: Promise<T>) => nullIfUnavailable(context, wanted);
  const [orders, reservations, wishlist, alerts, subscriptions, loyalty, giftCards] = await Promise.all([
    read(listOrders(context, { page: 1, size: 1 })),
    params.ereservation ? read(getReservations(context, { page: 1, size: 1 })) : null,
    read(getWishlist(context)),
    read(getStockAlerts(context)),
    read(getSubscriptions(context)),
    read(findLoyalty(context, { page: 1, size: 1 })),
    read(getGiftCards(context)),
  ]);
  return {
    orders: orders && orders.total,
    reservations: reservations && reservations.total,
    wishlist: wishlist && wishlist.length,
    alerts: alerts && alerts.length,
    subscriptions: subscriptions && subscriptions.filter(({ optin }) => optin === "YES").length,
    loyalty: loyalty && loyalty.balance,
    giftCards:
      giftCards &&
      giftCards.map(({ giftCardId, balance }) => ({
        number: maskedNumber(giftCardId),
        balance: formatMoney(balance, context.locale),
      })),
  };
}

/**
 * Everything, as the gateway holds it; the IBAN and the numbers of gift cards are masked, since somebody else may get
 * to read the file. Fails as `personalCall` does when a part is missing.
 */
export async function collectData(context: RequestContext) {
  const { params } = context.site;
  const [
    account,
    deliveryAddresses,
    billingAddress,
    bank,
    orders,
    reservations,
    wishlist,
    alerts,
    subscriptions,
    loyalty,
    giftCards,
    cart,
  ] = await Promise.all([
    getCustomer(context),
    listDeliveryAddresses(context),
    getBillingAddress(context),
    getBankDetails(context),
    loadAll((query) => listOrders(context, query)),
    params.ereservation ? loadAll((query) => getReservations(context, query)) : null,
    getWishlist(context),
    getStockAlerts(context),
    getSubscriptions(context),
    loadAll((query) => findLoyalty(context, query)),
    getGiftCards(context),
    findCustomersCart(context),
  ]);
  const { iban } = bank;
  return {
    exportedAt: new Date().toISOString(),
    account,
    addresses: { billing: billingAddress, delivery: deliveryAddresses },
    bank: { ...bank, iban: iban && maskIban(formatIban(iban)) },
    // Read last: when another part fails there is no file, and these calls would be wasted.
    orders: await wholeOrders(context, orders?.values ?? []),
    reservations: reservations?.values ?? [],
    wishlist,
    stockAlerts: alerts,
    subscriptions,
    loyalty: loyalty && { balance: loyalty.balance, movements: loyalty.values },
    giftCards: giftCards.map(maskCard),
    // Without its id, which opens it to anybody.
    cart: cart && { ...withMaskedCards(cart), id: undefined },
  };
}

/** Parallel calls while a customer's orders are read: hundreds at once would hold up everybody else's calls. */
const ORDERS_AT_ONCE = 10;

/**
 * Every order in full: what was bought, where it went and how it was paid. One that cannot be read stays as the list
 * has it.
 */
async function wholeOrders(
  context: RequestContext,
  list: OrderList["values"],
): Promise<(Order | OrderList["values"][number])[]> {
  const orders = [];
  for (let from = 0; from < list.length; from += ORDERS_AT_ONCE) {
    const some = list
      .slice(from, from + ORDERS_AT_ONCE)
      .map(async (known) => (await readOrder(context, known)) ?? known);
    orders.push(...(await Promise.all(some)));
  }
  return orders;
}

async function readOrder(context: RequestContext, { orderNumber }: { orderNumber: string }): Promise<Order | null> {
  try {
    const order = await findOrder(context, orderNumber);
    return order && withMaskedCards(order);
  } catch (err) {
    if (!(err instanceof ContractError)) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "an order is not whole in the customer's file");
    return null;
  }
}

function withMaskedCards<T extends Pick<Order, "payments">>(one: T): T {
  return { ...one, payments: one.payments.map(maskCard) };
}

/** Anybody who has a gift card's number can spend it. */
function maskCard<T extends { giftCardId?: string }>(one: T): T {
  return one.giftCardId === undefined ? one : { ...one, giftCardId: maskedNumber(one.giftCardId) };
}

/** Every page of a list, one after the other, until nothing more comes. Null without a list. */
async function loadAll<P extends Page>(load: (query: PageQuery) => Promise<P | null>) {
  const first = await load({ page: 1, size: LARGEST_PAGE });
  if (!first) return null;
  const values: P["values"] = [...first.values];
  for (let page = 2; page <= pageCount(first.total, LARGEST_PAGE); page += 1) {
    const more = (await load({ page, size: LARGEST_PAGE }))?.values ?? [];
    if (more.length === 0) break;
    values.push(...more);
  }
  return { ...first, values };
}

/**
 * Number of orders that are neither delivered nor ended, among the latest hundred: a customer who closes the account
 * can no longer follow them.
 */
export async function countOpenOrders(context: RequestContext): Promise<number> {
  const recent = await nullIfUnavailable(context, listOrders(context, { page: 1, size: LARGEST_PAGE }));
  return (recent?.values ?? []).filter(({ status }) => isUnderWay(status) || status === "OTHER").length;
}

import type { RequestContext } from "../context.server";
import { type OrderTeaser, orderTeaser } from "./order-view.server";
import type { ListPage } from "./list-pages.server";
import { ORDER_STATUSES } from "#app/models/order-status.ts";
import { type OrderList, type Order, orderListSchema, orderSchema } from "#app/models/order.ts";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";
import { hasStatus, isAccountDeleted } from "../gateway/errors.server";

const ORDERS_PER_PAGE = 10;

/** One page of the customer's orders, newest first; pages count from 1. Fails as `personalCall` does. */
export async function listOrders(
  context: RequestContext,
  { page, size = ORDERS_PER_PAGE, filter = {} }: { page: number; size?: number; filter?: OrderFilter },
): Promise<OrderList> {
  const { body } = await personalCall(context, {
    path: "orders-self",
    query: { page, size, ...filter },
    schema: orderListSchema,
  });
  return body;
}

/** One of the customer's orders; null for an invalid or unknown number, and for somebody else's order. */
export async function findOrder(context: RequestContext, orderNumber: string): Promise<Order | null> {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(orderNumber)) return null;
  try {
    const call = { path: path`orders-self/${orderNumber}`, schema: orderSchema };
    return (await personalCall(context, call)).body;
  } catch (error) {
    if (hasStatus(error, 400, 403, 404) && !isAccountDeleted(error)) return null;
    throw error;
  }
}

/** The customer's latest orders at a glance, the newest first. */
export async function listLatestOrders(context: RequestContext, count: number): Promise<OrderTeaser[]> {
  const { values } = await listOrders(context, { page: 1, size: count });
  return values.map((order) => orderTeaser(context, order));
}

/** Filter of the list; a field that is left out does not filter. */
export interface OrderFilter {
  query?: string;
  /** Four digits. */
  year?: string;
  status?: Order["status"];
}

/** Reads the filter of an address; what makes no sense is left out. */
export function orderFilterOf(search: URLSearchParams): OrderFilter {
  const query = search.get("q")?.trim().slice(0, 100);
  const year = /^20\d\d$/.exec(search.get("year") ?? "")?.[0];
  const status = ORDER_STATUSES.find((each) => each === search.get("status"));
  return { ...(query && { query }), ...(year && { year }), ...(status && { status }) };
}

/** One page of the order list. */
export interface OrdersPage extends ListPage {
  filter: OrderFilter;
  /** Years in which the customer ordered, the newest first. */
  years: number[];
  orders: OrderTeaser[];
}

/** @param page from 1; past the last page it has no orders. Fails as `listOrders` does. */
export async function loadOrdersPage(context: RequestContext, page: number, filter: OrderFilter): Promise<OrdersPage> {
  const { values, total, years } = await listOrders(context, { page, filter });
  return {
    filter,
    years,
    page,
    pageSize: ORDERS_PER_PAGE,
    total,
    orders: values.map((order) => orderTeaser(context, order)),
  };
}

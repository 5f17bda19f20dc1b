import type { RequestContext } from "../context.server";
import { listOrders, ORDERS_PER_PAGE } from "./orders.server";
import { type OrderTeaser, orderTeaser } from "./view.server";

/** One page of the order list. */
export interface OrdersPage {
  page: number;
  pageSize: number;
  /** How many pages there are; 1 without any order. */
  pages: number;
  total: number;
  orders: OrderTeaser[];
}

/** @param page from 1; past the last page it has no orders. Fails as `listOrders` does. */
export async function loadOrdersPage(context: RequestContext, page: number): Promise<OrdersPage> {
  const { values, total } = await listOrders(context, { page });
  return {
    page,
    pageSize: ORDERS_PER_PAGE,
    pages: Math.max(1, Math.ceil(total / ORDERS_PER_PAGE)),
    total,
    orders: values.map((order) => orderTeaser(context, order)),
  };
}

import { Router } from "express";
import { z } from "zod";
import { handler } from "../../handler";
import { readCartId, readVersion } from "../carts/change-cart";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import { notFound, read } from "../errors";
import { readIdempotencyKey } from "../idempotency";
import { type OrderList, ordersQuerySchema, withdrawInputSchema } from "#models/order.ts";
import type { Resource } from "../resource";
import {
  countOrders,
  findOrder,
  findOrderOfCart,
  listOrders,
  ordersSchema,
  type StoredOrder,
  yearOf,
} from "./order-store";
import { placeOrder } from "./place-order";
import { presentOrder, presentOrderSummary } from "./present-order";
import { seedOrders } from "./seed-orders";
import { settlePayments } from "./settlement";
import type { Sandbox } from "../../service";
import { withdraw, withdrawalsSchema } from "./withdrawals";

const orderParams = z.object({ orderNumber: z.string() });

/** Orders: placed by validating a cart, read by their customer a moment later (D5). */
export const orders: Resource = {
  name: "orders",
  schema: ordersSchema + withdrawalsSchema,
  seed: seedOrders,
  router(sandbox) {
    const router = Router();

    router.post(
      "/carts-self/:cartId/validate",
      requireActiveCustomer(sandbox),
      handler((request, response) => {
        const call = {
          cartId: readCartId(request),
          version: readVersion(request),
          customerId: customerOf(response),
          idempotencyKey: readIdempotencyKey(request),
          context: contextOf(response),
        };
        response.json(placeOrder(sandbox, call));
      }),
    );

    router.use("/orders-self", requireActiveCustomer(sandbox));

    router.get(
      "/orders-self",
      handler((request, response) => {
        const query = read(ordersQuerySchema, request.query);
        settlePayments(sandbox);
        response.json(orderPage(sandbox, contextOf(response), customerOf(response), query));
      }),
    );

    router.get(
      "/orders-self/by-cart/:cartId",
      handler((request, response) => {
        const cartId = readCartId(request);
        settlePayments(sandbox);
        const order = findOrderOfCart(sandbox, cartId);
        if (!isVisible(sandbox, order, customerOf(response)))
          throw notFound(`No order found for cart ${cartId}`, "ORDER_UNKNOWN");
        response.json(presentOrder(sandbox, contextOf(response), order));
      }),
    );

    router.get(
      "/orders-self/:orderNumber",
      handler((request, response) => {
        const { orderNumber } = read(orderParams, request.params);
        settlePayments(sandbox);
        const order = findOrder(sandbox, orderNumber);
        if (!isVisible(sandbox, order, customerOf(response)))
          throw notFound(`No order found for number ${orderNumber}`, "ORDER_UNKNOWN");
        response.json(presentOrder(sandbox, contextOf(response), order));
      }),
    );

    mountWithdrawal(router, sandbox);
    return router;
  },
};

/** One page; what is looked for is found among all orders of the customer. */
function orderPage(
  sandbox: Sandbox,
  viewer: GatewayContext,
  customerId: string,
  { page, size, query, year, status }: z.infer<typeof ordersQuerySchema>,
): OrderList {
  const { total, years } = countOrders(sandbox, customerId, viewer.country);
  const present = (order: StoredOrder) => presentOrderSummary(sandbox, viewer, order);
  if (!query && !year && !status) {
    return { page, size, total, years, values: listOrders(sandbox, customerId, { page, size }).map(present) };
  }
  const words = (query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const found = listOrders(sandbox, customerId, { page: 1, size: Math.max(1, total) })
    .map(present)
    .filter((order) => {
      const text = [order.orderNumber, ...order.pictures.map(({ name }) => name)].join(" ").toLowerCase();
      const isOfYear = !year || yearOf(viewer.country, Date.parse(order.createdAt)) === Number(year);
      const isOf = isOfYear && (!status || order.status === status);
      return isOf && words.every((word) => text.includes(word));
    });
  return { page, size, total: found.length, years, values: found.slice((page - 1) * size, page * size) };
}

function mountWithdrawal(router: Router, sandbox: Sandbox): void {
  router.post(
    "/orders-self/:orderNumber/withdrawal",
    handler((request, response) => {
      const { orderNumber } = read(orderParams, request.params);
      const asked = read(withdrawInputSchema, request.body);
      settlePayments(sandbox);
      const order = findOrder(sandbox, orderNumber);
      if (!isVisible(sandbox, order, customerOf(response)))
        throw notFound(`No order found for number ${orderNumber}`, "ORDER_UNKNOWN");
      const viewer = contextOf(response);
      response.json(withdraw(sandbox, viewer, presentOrder(sandbox, viewer, order), asked));
    }),
  );
}

function isVisible(sandbox: Sandbox, order: StoredOrder | null, customerId: string): order is StoredOrder {
  return order?.customerId === customerId && order.visibleAt <= sandbox.now();
}

import { Router } from "express";
import { z } from "zod";
import { handler } from "../../handler";
import { readCartId, readVersion } from "../carts/change-cart";
import { contextOf, customerOf } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import { notFound, read } from "../errors";
import { readIdempotencyKey } from "../idempotency";
import { pageQuerySchema } from "#models/schema-parts";
import type { Resource } from "../resource";
import { findOrder, findOrderOfCart, listOrders, ordersSchema, type StoredOrder } from "./order-store";
import { placeOrder } from "./place-order";
import { presentOrder, presentOrderSummary } from "./present-order";
import { seedOrders } from "./seed-orders";
import { settlePayments } from "./settlement";

const orderParams = z.object({ orderNumber: z.string() });

/** Orders: placed by validating a cart, read by their customer a moment later (D5). */
export const orders: Resource = {
  name: "orders",
  schema: ordersSchema,
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
        const { page, size } = read(pageQuerySchema, request.query);
        settlePayments(sandbox);
        const { total, orders: found } = listOrders(sandbox, customerOf(response), { page, size });
        const viewer = contextOf(response);
        response.json({ page, size, total, values: found.map((order) => presentOrderSummary(sandbox, viewer, order)) });
      }),
    );

    const isVisible = (order: StoredOrder | null, customerId: string): order is StoredOrder =>
      order?.customerId === customerId && order.visibleAt <= sandbox.now();

    router.get(
      "/orders-self/by-cart/:cartId",
      handler((request, response) => {
        const cartId = readCartId(request);
        settlePayments(sandbox);
        const order = findOrderOfCart(sandbox, cartId);
        if (!isVisible(order, customerOf(response)))
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
        if (!isVisible(order, customerOf(response)))
          throw notFound(`No order found for number ${orderNumber}`, "ORDER_UNKNOWN");
        response.json(presentOrder(sandbox, contextOf(response), order));
      }),
    );

    return router;
  },
};

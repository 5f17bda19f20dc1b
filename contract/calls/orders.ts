import { z } from "zod";
import {
  downloadsSchema,
  orderListSchema,
  orderSchema,
  ordersQuerySchema,
  withdrawalSchema,
  withdrawInputSchema,
} from "#models/order.ts";
import { pageQuerySchema } from "#models/schema-parts.ts";
import { cartId, errors, topic } from "../call";

const orderNumber = z.string().min(1).max(40);

export const ORDER_CALLS = topic("Orders", {
  "GET /orders-self": {
    id: "listOrders",
    summary: "The customer's orders, newest first",
    who: "customer",
    query: ordersQuerySchema,
    ok: orderListSchema,
    more: errors(403),
  },
  "GET /orders-self/{orderNumber}": {
    id: "getOrder",
    summary: "One order",
    who: "customer",
    params: { orderNumber },
    ok: orderSchema,
    more: { ...errors(403), 404: "The customer has no such order, or it has not appeared yet" },
  },
  "POST /orders-self/{orderNumber}/withdrawal": {
    id: "withdraw",
    summary:
      "Withdraws from what is left of the pieces asked for; where nothing is, and for a known key, it answers the withdrawal they were in",
    who: "customer",
    params: { orderNumber },
    body: withdrawInputSchema,
    ok: withdrawalSchema,
    more: { ...errors(403, 404), 422: "Too late, or not a line of this order" },
  },
  "GET /orders-self/by-cart/{cartId}": {
    id: "getOrderOfCart",
    summary: "The order that a cart became, a moment after its validation",
    who: "customer",
    params: { cartId },
    ok: orderSchema,
    more: { ...errors(403), 404: "There is none, or it has not appeared yet: ask again" },
  },
  "GET /downloads-self": {
    id: "listDownloads",
    summary: "Invoices and credit notes, newest first",
    who: "customer",
    query: pageQuerySchema,
    ok: downloadsSchema,
    more: errors(403),
  },
  "GET /downloads-self/{id}": {
    id: "getDownload",
    summary: "One file",
    who: "customer",
    params: { id: z.string().min(1).max(40) },
    more: { ...errors(403, 404), 200: { description: "The file", body: "application/pdf" } },
  },
});

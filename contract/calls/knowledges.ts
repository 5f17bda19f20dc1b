import {
  deleteAlertQuerySchema,
  stockAlertInputSchema,
  stockAlertsQuerySchema,
  stockAlertsSchema,
  visitorAlertInputSchema,
  visitorAlertSchema,
  wishlistProductSchema,
  wishlistSchema,
} from "#models/customer.ts";
import { digits, errors, topic } from "../call";

const ROOT = "/customers-self/knowledges";

export const KNOWLEDGE_CALLS = topic("Wishlist and alerts", {
  [`GET ${ROOT}/wishlist/`]: {
    id: "getWishlist",
    summary: "What the customer wishes for, newest first",
    who: "customer",
    ok: wishlistSchema,
    more: errors(403),
  },
  [`POST ${ROOT}/wishlist`]: {
    id: "addToWishlist",
    summary: "Adds a product or moves it: to the front, or to the place that `position` names",
    who: "customer",
    body: wishlistProductSchema,
    ok: wishlistSchema,
    more: errors(403, 404, 422),
  },
  [`DELETE ${ROOT}/wishlist/{productId}`]: {
    id: "removeFromWishlist",
    summary: "Takes a product off the list",
    who: "customer",
    params: { productId: digits },
    ok: wishlistSchema,
    more: errors(403, 404),
  },
  [`GET ${ROOT}/product-stock-alert`]: {
    id: "listStockAlerts",
    summary: "Sizes of a store that the customer waits for, oldest first",
    who: "customer",
    query: stockAlertsQuerySchema,
    ok: stockAlertsSchema,
    more: errors(403),
  },
  [`POST ${ROOT}/product-stock-alert`]: {
    id: "addStockAlert",
    summary: "Waits for a size, once",
    who: "customer",
    query: stockAlertsQuerySchema,
    body: stockAlertInputSchema,
    ok: stockAlertsSchema,
    more: errors(403, 404, 422),
  },
  "PUT /stock-alerts": {
    id: "addVisitorAlert",
    summary: "Waits for a size by an e-mail address alone, once; the address is forgotten after the message",
    body: visitorAlertInputSchema,
    ok: visitorAlertSchema,
    more: errors(404, 422),
  },
  [`DELETE ${ROOT}/product-stock-alert/{sku}`]: {
    id: "removeStockAlert",
    summary: "Waits no longer",
    who: "customer",
    params: { sku: digits },
    query: deleteAlertQuerySchema,
    ok: stockAlertsSchema,
    more: errors(403, 404),
  },
});

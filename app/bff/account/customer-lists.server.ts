import { stockAlertsSchema, wishlistSchema } from "~/models/customer";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { UnauthorizedError } from "../gateway/errors.server";

/** What a customer told the shop: wishlist and stock alerts (S3). Each is asked for once per request. */

export type Wishlist = ReturnType<typeof wishlistSchema.parse>["values"];
export type StockAlerts = ReturnType<typeof stockAlertsSchema.parse>["values"];

interface Reading {
  /** Whether the page needs a customer (S6). If so the end of the session is told, by UnauthorizedError. */
  mandatory: boolean;
}

/** Products of the wishlist. A failure gives an empty list (S7). */
export function listWishlist(context: RequestContext, reading: Reading): Promise<Wishlist> {
  return list(context, reading, () => getWishlist(context));
}

/** Like `listWishlist`, but fails as `personalCall` does. Empty if the site has no wishlists. */
export async function getWishlist(context: RequestContext): Promise<Wishlist> {
  if (!context.site.params.wishlist) return [];
  const call = { path: "customers-self/knowledges/wishlist/", schema: wishlistSchema };
  return once(context, "wishlist", async () => (await personalCall(context, call)).body.values);
}

/** Stock alerts in this site's store. A failure gives an empty list (S8). */
export function listStockAlerts(context: RequestContext, reading: Reading): Promise<StockAlerts> {
  return list(context, reading, () => getStockAlerts(context));
}

/** Like `listStockAlerts`, but fails as `personalCall` does. Empty if the site has no alerts. */
export async function getStockAlerts(context: RequestContext): Promise<StockAlerts> {
  const { params, storeId } = context.site;
  if (!params.showProductAvailabilityAlert) return [];
  const path = "customers-self/knowledges/product-stock-alert";
  const call = { path, query: { id: storeId }, schema: stockAlertsSchema };
  return once(context, "stock-alerts", async () => (await personalCall(context, call)).body.values);
}

async function list<T>(context: RequestContext, { mandatory }: Reading, read: () => Promise<T[]>): Promise<T[]> {
  try {
    if (context.session.tokens) return await read();
    if (mandatory) throw new UnauthorizedError("Nobody is signed in");
  } catch (err) {
    if (mandatory && err instanceof UnauthorizedError) throw err;
    context.shop.log.warn({ err, requestId: context.requestId }, "a list of the customer is not known");
  }
  return [];
}

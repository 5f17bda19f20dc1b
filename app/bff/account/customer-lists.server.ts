import type { z } from "zod";
import { stockAlertsSchema, subscriptionsSchema, wishlistSchema } from "#app/models/customer.ts";
import { type GiftCard, ownGiftCardsSchema } from "#app/models/payment.ts";
import { reservationsSchema } from "#app/models/reservation.ts";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { optional } from "../http/error-responses.server";

/** Lists that the gateway keeps for a customer (S3, S7). Those without pages are asked for once per request. */

export type Wishlist = ReturnType<typeof wishlistSchema.parse>["values"];
export type StockAlerts = ReturnType<typeof stockAlertsSchema.parse>["values"];

/** Products of the wishlist; none for a visitor, or after a failure (S7). */
export function listWishlist(context: RequestContext): Promise<Wishlist> {
  return listIfKnown(context, () => getWishlist(context));
}

/**
 * Like `listWishlist`, but fails as `personalCall` does: a visitor gets UnauthorizedError (S6). Empty if the site has
 * no wishlists.
 */
export async function getWishlist(context: RequestContext): Promise<Wishlist> {
  if (!context.site.params.wishlist) return [];
  const call = { path: "customers-self/knowledges/wishlist/", schema: wishlistSchema };
  return once(context, "wishlist", async () => (await personalCall(context, call)).body.values);
}

/** Stock alerts in this site's store; none for a visitor, or after a failure (S8). */
export function listStockAlerts(context: RequestContext): Promise<StockAlerts> {
  return listIfKnown(context, () => getStockAlerts(context));
}

/** Like `listStockAlerts`, but fails as `personalCall` does. Empty if the site has no alerts. */
export async function getStockAlerts(context: RequestContext): Promise<StockAlerts> {
  const { params, storeId } = context.site;
  if (!params.showProductAvailabilityAlert) return [];
  const path = "customers-self/knowledges/product-stock-alert";
  const call = { path, query: { id: storeId }, schema: stockAlertsSchema };
  return once(context, "stock-alerts", async () => (await personalCall(context, call)).body.values);
}

/** Which kinds of news the customer wants. Fails as `personalCall` does. */
export async function getSubscriptions(context: RequestContext) {
  const call = { path: "customers-self/subscriptions", schema: subscriptionsSchema };
  return once(context, "subscriptions", async () => (await personalCall(context, call)).body.values);
}

/** Gift cards on the account, ended and empty ones too. Fails as `personalCall` does. */
export function getGiftCards(context: RequestContext): Promise<GiftCard[]> {
  const call = { path: "customers-self/gift-cards", schema: ownGiftCardsSchema };
  return once(context, "gift-cards", async () => (await personalCall(context, call)).body.values);
}

/** Pages count from 1, `size` is 100 at most. */
export type PageQuery = { page: number; size: number };

/** A page of what shops put aside, newest first. Fails as `personalCall` does. */
export async function getReservations(
  context: RequestContext,
  query: PageQuery,
): Promise<z.infer<typeof reservationsSchema>> {
  return (await personalCall(context, { path: "reservations-self", query, schema: reservationsSchema })).body;
}

async function listIfKnown<T>(context: RequestContext, read: () => Promise<T[]>): Promise<T[]> {
  if (!context.session.tokens) return [];
  return optional(context, "a list of the customer is not known", [], read);
}

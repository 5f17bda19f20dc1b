import type { z } from "zod";
import { stockAlertsSchema, wishlistSchema } from "#models/customer.ts";
import type { DocumentKind } from "./customer-store";

export type WishlistProduct = z.infer<typeof wishlistSchema>["values"][number];
export const wishlistDocument: DocumentKind<WishlistProduct[]> = {
  kind: "wishlist",
  schema: wishlistSchema.shape.values,
  empty: [],
};

export type StockAlert = z.infer<typeof stockAlertsSchema>["values"][number];

/** One list a store: the shop's own id, or a store of the street. */
export function alertsOf(storeId: string): DocumentKind<StockAlert[]> {
  return { kind: `stock-alerts:${storeId}`, schema: stockAlertsSchema.shape.values, empty: [] };
}

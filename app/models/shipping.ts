import { z } from "zod";
import { moneySchema } from "./money";

/** LM store, NO home, PR pickup, EX express, VI dematerialised, LO locker, HSP happy shopping (C3). */
export const SHIPPING_METHOD_KEYS = ["LM", "NO", "PR", "EX", "VI", "LO", "HSP"] as const;
export type ShippingMethodKey = (typeof SHIPPING_METHOD_KEYS)[number];

const centsSchema = z.object({ price: moneySchema, freeAbove: moneySchema.nullable() });

/** `GET /deliveries/shipping-methods?country&cartId`. Dates are ISO days, both ends included. */
export const shippingMethodSchema = z.object({
  key: z.enum(SHIPPING_METHOD_KEYS),
  name: z.string(),
  description: z.string(),
  shippingRate: centsSchema,
  deliveryDate: z.object({ earliest: z.iso.date(), latest: z.iso.date() }).nullable(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
export const shippingMethodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });

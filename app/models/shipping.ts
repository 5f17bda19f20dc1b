import { z } from "zod";
import { partialArray, withFallback } from "./lenient-schemas";
import { cartAddressInputSchema } from "./address";
import { moneySchema } from "./money";
import type { DomainParams } from "./site";
import type { Store } from "./store";

/** LM store, NO home, PR pickup, EX express, VI dematerialised, LO locker, HSP happy shopping (C3). */
export const SHIPPING_METHOD_KEYS = ["LM", "NO", "PR", "EX", "VI", "LO", "HSP"] as const;
export type ShippingMethodKey = (typeof SHIPPING_METHOD_KEYS)[number];
/**
 * OTHER: a method that was chosen in an app or long ago and that the shop does not know; its name and price are still
 * shown.
 */
export const chosenMethodSchema = withFallback(z.enum([...SHIPPING_METHOD_KEYS, "OTHER"]), "OTHER");

const centsSchema = z.object({ price: moneySchema, freeAbove: moneySchema.nullable() });

/** Null also for days in the wrong order: nobody knows which of them was meant. */
export const promisedDays = withFallback(
  z
    .object({ earliest: z.iso.date(), latest: z.iso.date() })
    .refine(({ earliest, latest }) => earliest <= latest, "must be in their order")
    .nullable(),
  null,
);

/** `GET /deliveries/shipping-methods?country&cartId`. Dates are ISO days, both ends included. */
export const shippingMethodSchema = z.object({
  key: z.enum(SHIPPING_METHOD_KEYS),
  name: z.string(),
  description: withFallback(z.string(), ""),
  shippingRate: centsSchema,
  deliveryDate: promisedDays,
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** Methods to a place that the shopper chooses, and what kind of place it is (C3). */
export const PLACE_KINDS = { LM: "store", PR: "pickup", LO: "locker" } as const satisfies Partial<
  Record<ShippingMethodKey, Store["kind"]>
>;
export type PlaceMethod = keyof typeof PLACE_KINDS;

/** Whether a method needs a place: a shop, a pickup point or a locker. */
export function isPlaceMethod(key: string): key is PlaceMethod {
  return Object.hasOwn(PLACE_KINDS, key);
}

/** Whether a method delivers to an address of the shopper's. */
export function isHomeMethod(key: ShippingMethodKey): boolean {
  return key === "NO" || key === "EX";
}

/** Whether something is sent or collected: false for what comes by e-mail, from which no day of delivery counts. */
export function isParcel(chosen: { shippingMethodKey: string } | null): boolean {
  return chosen?.shippingMethodKey !== "VI";
}

/** Whether the site's locator has the places of a country. */
export function hasPlacesIn(country: string, { storeLocator }: Pick<DomainParams, "storeLocator">): boolean {
  return storeLocator.isActive && storeLocator.countryCodes.includes(country);
}

/** Whether the domain asks for a phone number with a shipping method (S3). */
export function isPhoneAsked(
  method: ShippingMethodKey,
  { phoneNumberByShippingMethod }: Pick<DomainParams, "phoneNumberByShippingMethod">,
): boolean {
  return phoneNumberByShippingMethod.includes(method);
}

/** Country in upper or lower case; the cart decides about VI and HSP. */
export const shippingQuerySchema = z.strictObject({
  country: z.string().regex(/^[A-Za-z]{2}$/, "must be two letters"),
  cartId: z.string().min(1).max(64).optional(),
});
/** Body of `POST /carts-self/{cartId}/shipping-method/{key}`: null or empty for VI, which needs no address. */
export const shippingAddressInputSchema = z.union([cartAddressInputSchema, z.null(), z.strictObject({})]);
export const shippingMethodsSchema = z.object({ shippingMethods: partialArray(shippingMethodSchema) });

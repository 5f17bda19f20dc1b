import { optional } from "../http/error-responses.server";
import type { Cart } from "~/models/cart";
import { type ShippingMethod, shippingMethodsSchema } from "~/models/shipping";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";

/**
 * Delivery methods for the domain's country and this browser's cart (S4), asked for once per request. It needs the
 * cart's id only, so it runs beside the call for the cart. The methods a cart may not use are left out by
 * `allowedShippingMethods` (C5) once the cart is known.
 */
export function listShippingMethods(context: RequestContext, cartId: string): Promise<ShippingMethod[]> {
  return once(context, "shipping-methods", async () => {
    const { body } = await personalCall(context, {
      path: "deliveries/shipping-methods",
      query: { country: context.site.country, cartId },
      schema: shippingMethodsSchema,
    });
    return body.shippingMethods;
  });
}

/** The same, for pages that are whole without it: nothing when the call fails. */
export function findShippingMethods(context: RequestContext, cart: Pick<Cart, "id">): Promise<ShippingMethod[]> {
  return optional(context, "delivery methods are not known", [], async () => {
    return await listShippingMethods(context, cart.id);
  });
}

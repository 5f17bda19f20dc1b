import { optional } from "../http/error-responses.server";
import type { Cart } from "~/models/cart";
import { isPlaceMethod, type ShippingMethod, shippingMethodsSchema } from "~/models/shipping";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { NoCartError } from "../gateway/errors.server";
import { findCart } from "./cart.server";
import { isUnknownCart, SHIPPING_METHODS } from "./cart-cookie.server";

/**
 * Delivery methods for the country that the cart goes to, asked for once per request (S4): the gateway prices and dates
 * by that country, so pages that asked for another would say what is not so. Methods to a place are the site's own: its
 * places are at home, whatever address a bill goes to. The methods a cart may not use are left out by
 * `allowedShippingMethods` (C5).
 *
 * The country that the cart cookie knows is asked for beside the cart; only where the cart names another is a second
 * call made.
 */
export async function listShippingMethods(context: RequestContext, cartId: string): Promise<ShippingMethod[]> {
  const { deliversTo } = context.session.cartCookie ?? {};
  const likely = firstDelivered(context, [deliversTo]);
  const early = methodsTo(context, cartId, likely);
  // Its failure is thrown below, if this is the country that is wanted.
  early.catch(() => {});
  const cart = await findCart(context);
  if (!cart) return early;
  const country = deliveryCountry(context, cart);
  return cart.id === cartId && country === likely ? early : methodsTo(context, cart.id, country);
}

/** The same, for pages that are whole without it: nothing when the call fails. */
export function findShippingMethods(context: RequestContext, cart: Pick<Cart, "id">): Promise<ShippingMethod[]> {
  return optional(context, "delivery methods are not known", [], () => listShippingMethods(context, cart.id));
}

/** Methods to an address in another country than the cart's, to be shown beside it; none when the call fails. */
export function findMethodsTo(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
  return optional(context, "delivery methods to another country are not known", [], () =>
    methodsTo(context, cartId, country),
  );
}

/** Where the cart goes: to the chosen address, before that to the billing one if it is delivered to, else at home. */
export function deliveryCountry(
  context: RequestContext,
  { shippingAddress, billingAddress }: Pick<Cart, "shippingAddress" | "billingAddress">,
): string {
  return firstDelivered(context, [shippingAddress?.country, billingAddress?.country]);
}

function firstDelivered({ site }: RequestContext, countries: readonly (string | undefined)[]): string {
  return countries.find((country) => country && site.params.deliveryCountries.includes(country)) ?? site.country;
}

async function methodsTo(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
  const { site } = context;
  if (country === site.country) return ask(context, cartId, country);
  const { isActive, countryCodes } = site.params.storeLocator;
  const hasPlaces = isActive && countryCodes.includes(site.country);
  const [there, here] = await Promise.all([
    ask(context, cartId, country),
    hasPlaces ? ask(context, cartId, site.country) : [],
  ]);
  return [...there.filter(({ key }) => !isPlaceMethod(key)), ...here.filter(({ key }) => isPlaceMethod(key))];
}

function ask(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
  return once(context, `${SHIPPING_METHODS} ${cartId} ${country}`, async () => {
    try {
      const { body } = await personalCall(context, {
        path: "deliveries/shipping-methods",
        query: { country, cartId },
        schema: shippingMethodsSchema,
      });
      return body.shippingMethods;
    } catch (error) {
      throw isUnknownCart(error) ? new NoCartError() : error;
    }
  });
}

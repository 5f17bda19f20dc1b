import { optional } from "../http/error-responses.server";
import type { Cart } from "#app/models/cart.ts";
import { hasPlacesIn, isPlaceMethod, type ShippingMethod, shippingMethodsSchema } from "#app/models/shipping.ts";
import { once, type RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { NoCartError } from "../gateway/errors.server";
import { findCart } from "./cart.server";
import { isUnknownCart, SHIPPING_METHODS } from "./cart-cookie.server";

/**
 * Delivery methods for the country that the cart goes to, asked for once per request (S4). The gateway's prices and
 * dates depend on the country, so asking for another one would show wrong ones. Methods to a place are always those of
 * the site's own country, where its places are. `allowedShippingMethods` leaves out the methods that a cart may not use
 * (C5).
 *
 * The call is made in parallel with the cart's, for the country in the cart cookie; only if the cart names another
 * country is a second call needed.
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

/** The same for pages that work without the methods: empty when the call fails. */
export function findShippingMethods(context: RequestContext, cartId: string): Promise<ShippingMethod[]> {
  return optional(context, "delivery methods are not known", [], () => listShippingMethods(context, cartId));
}

/** Methods to an address in another country than the cart's, to be shown beside it; none when the call fails. */
export function findMethodsTo(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
  return optional(context, "delivery methods to another country are not known", [], () =>
    methodsTo(context, cartId, country),
  );
}

/**
 * Country that the cart goes to: that of the chosen address, else of the billing address, else the site's own, else the
 * first. Only countries that the site delivers to: the gateway refuses to name methods for any other.
 */
export function deliveryCountry(
  context: RequestContext,
  { shippingAddress, billingAddress }: Pick<Cart, "shippingAddress" | "billingAddress">,
): string {
  return firstDelivered(context, [shippingAddress?.country, billingAddress?.country]);
}

function firstDelivered({ site }: RequestContext, countries: readonly (string | undefined)[]): string {
  const { deliveryCountries } = site.params;
  const wanted = [...countries, site.country].find((country) => country && deliveryCountries.includes(country));
  return wanted ?? deliveryCountries[0]!;
}

async function methodsTo(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
  const { site } = context;
  if (country === site.country) return loadMethods(context, cartId, country);
  const hasPlaces = hasPlacesIn(site.country, site.params) && site.params.deliveryCountries.includes(site.country);
  const [there, here] = await Promise.all([
    loadMethods(context, cartId, country),
    hasPlaces ? loadMethods(context, cartId, site.country) : [],
  ]);
  return [...there.filter(({ key }) => !isPlaceMethod(key)), ...here.filter(({ key }) => isPlaceMethod(key))];
}

/** The methods to one country, asked for once per request. @throws NoCartError when the cart is gone */
function loadMethods(context: RequestContext, cartId: string, country: string): Promise<ShippingMethod[]> {
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

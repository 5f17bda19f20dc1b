import { Router } from "express";
import { allowsDematerialised } from "#models/cart-rules.ts";
import { type ShippingMethod, shippingQuerySchema } from "#models/shipping.ts";
import { isMadeToOrder } from "../../catalogue/products";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { getCart } from "../carts/cart-store";
import { paramsOf } from "../carts/change-cart";
import { priceCart } from "../carts/price-cart";
import { contextOf, type GatewayContext } from "../context";
import { GatewayError, read } from "../errors";
import type { Resource } from "../resource";
import { deliveryDates } from "./delivery-dates";
import { methodsOf, rateOf } from "./rates";
import { SHIPPING_WORDS } from "./shipping-words";

/** How a cart can travel to a country (C7). */
export const shipping: Resource = {
  name: "shipping",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.get(
      "/deliveries/shipping-methods",
      handler((request, response) => {
        const { cartId, ...query } = read(shippingQuerySchema, request.query);
        const country = query.country.toUpperCase();
        const context = contextOf(response);
        if (!paramsOf(sandbox, context).deliveryCountries.includes(country)) {
          throw new GatewayError(422, "COUNTRY_NOT_DELIVERED", `This shop does not deliver to ${country}`);
        }
        response.json({ shippingMethods: listMethods(sandbox, context, country, cartId) });
      }),
    );
    return router;
  },
};

function free({ price, freeAbove }: ShippingMethod["shippingRate"]): ShippingMethod["shippingRate"] {
  return { price: { ...price, centAmount: 0 }, freeAbove };
}

/** VI only for a cart that may have it (C5), HSP only for happy-shopping clients; without a cart neither. A code may give delivery away. */
function listMethods(
  sandbox: Sandbox,
  context: GatewayContext,
  country: string,
  cartId: string | undefined,
): ShippingMethod[] {
  const cart = cartId === undefined ? null : getCart(sandbox, cartId, context);
  const priced = cart && priceCart(sandbox, context, cart.state);
  const isVirtual =
    priced !== null && allowsDematerialised({ ...priced, lineItems: priced.lines.map(({ article }) => article) });
  const isGiven = priced?.promoCodes.some(({ freeDelivery }) => freeDelivery) ?? false;
  const isMade = priced?.lines.some(({ article }) => isMadeToOrder(sandbox, article.sku)) ?? false;
  const isHappyShopper = cart?.state.customer?.loyaltyType === "HSP";
  return methodsOf(country)
    .filter((key) => (key !== "VI" || isVirtual) && (key !== "HSP" || isHappyShopper))
    .map((key) => ({
      key,
      ...SHIPPING_WORDS[context.language][key],
      shippingRate: isGiven ? free(rateOf(key, context.currency, country)) : rateOf(key, context.currency, country),
      deliveryDate: deliveryDates(key, country, sandbox.now(), isMade),
    }));
}

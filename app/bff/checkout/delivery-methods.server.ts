import { dayRange } from "#app/i18n/dates.server.ts";
import { priceOfMethod } from "#app/models/cart-rules.ts";
import type { AddressFormView } from "#app/models/checkout-view.ts";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import {
  hasPlacesIn,
  isPhoneAsked,
  isPlaceMethod,
  type ShippingMethod,
  type ShippingMethodKey,
} from "#app/models/shipping.ts";
import type { RequestContext } from "../context.server";
import type { Checkout } from "./access.server";

/** Delivery methods of the gateway that the site can carry out. */

const ORDER: readonly ShippingMethodKey[] = ["NO", "EX", "PR", "LO", "LM", "HSP"];

/**
 * Methods that the step offers: only e-mail when the cart allows it, since there is nothing to carry; else all others,
 * the chosen one first, then those to an address. Methods to a place only where the site's locator can find one, and
 * happy shopping, which goes to the billing address, only in a country that is delivered to.
 */
export function offeredMethods(
  { site }: RequestContext,
  { shippingMethods, cart }: Pick<Checkout, "shippingMethods" | "cart">,
): ShippingMethod[] {
  const virtual = shippingMethods.filter(({ key }) => key === "VI");
  if (virtual.length > 0) return virtual;
  const hasPlaces = hasPlacesIn(site.country, site.params);
  const isDelivered = site.params.deliveryCountries.includes(cart.billingAddress?.country ?? "");
  const isOffered = ({ key }: ShippingMethod) => (key === "HSP" ? isDelivered : hasPlaces || !isPlaceMethod(key));
  const chosen = cart.shippingInfo?.shippingMethodKey;
  const rank = ({ key }: ShippingMethod) => (key === chosen ? -1 : ORDER.indexOf(key));
  return shippingMethods.filter(isOffered).sort((a, b) => rank(a) - rank(b));
}

export interface MethodView {
  key: ShippingMethodKey;
  name: string;
  date: string | null;
  price: string;
  isFree: boolean;
}

export function methodView(context: RequestContext, { cart }: Pick<Checkout, "cart">, method: ShippingMethod) {
  return methodWords(context, method, priceOfMethod(cart, method));
}

/** A method at a price, in words. */
export function methodWords({ locale }: RequestContext, method: ShippingMethod, price: Money): MethodView {
  return {
    key: method.key,
    name: method.name,
    date: method.deliveryDate && dayRange(method.deliveryDate, locale),
    price: formatMoney(price, locale),
    isFree: price.centAmount === 0,
  };
}

/** Whether these methods ask for a phone number: all of them, some, or none (PAY-06). */
export function phoneRule({ site }: RequestContext, methods: readonly ShippingMethod[]): AddressFormView["phone"] {
  const asking = methods.filter(({ key }) => isPhoneAsked(key, site.params));
  if (asking.length === 0) return "none";
  return asking.length === methods.length ? "required" : "optional";
}

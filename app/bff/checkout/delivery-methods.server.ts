import { dayRange } from "~/i18n/dates.server";
import { shippingPrice, totalBeforeDelivery } from "~/models/cart-rules";
import type { AddressFormView } from "~/models/checkout-view";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import { isPhoneAsked, type ShippingMethod, type ShippingMethodKey } from "~/models/shipping";
import type { Store } from "~/models/store";
import type { RequestContext } from "../context.server";
import type { Checkout } from "./access.server";

/** How a cart can travel: the gateway's methods, as far as the site can carry them out. */

/** Methods to a place that the shopper chooses, and what kind of place it is (C3). */
export const PLACE_KINDS = { LM: "store", PR: "pickup", LO: "locker" } as const satisfies Partial<
  Record<ShippingMethodKey, Store["kind"]>
>;
export type PlaceMethod = keyof typeof PLACE_KINDS;

/** Whether a method needs a place: a shop, a pickup point or a locker. */
export function isPlaceMethod(key: string): key is PlaceMethod {
  return Object.hasOwn(PLACE_KINDS, key);
}

/** Whether a method comes to an address that the shopper gives. */
export function isHomeMethod(key: ShippingMethodKey): boolean {
  return key === "NO" || key === "EX";
}

const ORDER: readonly ShippingMethodKey[] = ["NO", "EX", "PR", "LO", "LM", "HSP"];

/**
 * Methods the step offers: by e-mail where the cart allows it, since there is nothing to carry then; else all others, the
 * chosen one first, then those that come home. To a place only where the site's locator can find one.
 */
export function offeredMethods(
  { site }: RequestContext,
  { shippingMethods, cart }: Pick<Checkout, "shippingMethods" | "cart">,
): ShippingMethod[] {
  const virtual = shippingMethods.filter(({ key }) => key === "VI");
  if (virtual.length > 0) return virtual;
  const { isActive, countryCodes } = site.params.storeLocator;
  const hasPlaces = isActive && countryCodes.includes(site.country);
  const chosen = cart.shippingInfo?.shippingMethodKey;
  const rank = ({ key }: ShippingMethod) => (key === chosen ? -1 : ORDER.indexOf(key));
  return shippingMethods.filter(({ key }) => hasPlaces || !isPlaceMethod(key)).sort((a, b) => rank(a) - rank(b));
}

export interface MethodView {
  key: ShippingMethodKey;
  name: string;
  date: string | null;
  price: string;
  isFree: boolean;
}

export function methodView(context: RequestContext, { cart }: Pick<Checkout, "cart">, method: ShippingMethod) {
  const isChosen = cart.shippingInfo?.shippingMethodKey === method.key;
  // The chosen one's price is the cart's own: a promo code may have made it free.
  const price =
    isChosen && cart.shippingInfo ? cart.shippingInfo.price : shippingPrice(totalBeforeDelivery(cart), method);
  return methodWords(context, method, price);
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

/** Whether these methods ask for a phone number: all of them, some, none (PAY-06). */
export function phoneRule({ site }: RequestContext, methods: readonly ShippingMethod[]): AddressFormView["phone"] {
  const asking = methods.filter(({ key }) => isPhoneAsked(key, site.params));
  if (asking.length === 0) return "none";
  return asking.length === methods.length ? "required" : "optional";
}

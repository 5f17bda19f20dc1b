import { countryName, serverText } from "#app/i18n/i18n.server.ts";
import type { Cart } from "#app/models/cart.ts";
import { shippingPrice, totalBeforeDelivery } from "#app/models/cart-rules.ts";
import { isHomeMethod } from "#app/models/shipping.ts";
import { deliveryCountry, findMethodsTo } from "../cart/shipping-methods.server";
import type { RequestContext } from "../context.server";
import type { Checkout } from "./access.server";
import type { AddressOption } from "./delivery-addresses.server";
import { methodView, methodWords, type MethodView } from "./delivery-methods.server";

/**
 * Delivery to another country than the one whose prices and days the step shows: its cost never changes silently
 * (PAY-07).
 */

/**
 * How parcels reach saved addresses in other countries, by country: `Home delivery, €7.90, Monday 30 November`. The
 * countries are asked for in parallel; one whose methods cannot be read has none here, and the next page says what its
 * delivery costs.
 */
export async function waysAbroad(
  context: RequestContext,
  { cart }: Checkout,
  options: readonly AddressOption[],
): Promise<Map<string, string[]>> {
  const own = deliveryCountry(context, cart);
  const countries = [...new Set(options.map(({ address }) => address.country))].filter((country) => country !== own);
  const t = await serverText(context.language, "checkout");
  const words = ({ name, isFree, price, date }: MethodView) =>
    [name, isFree ? t("delivery.free") : price, date].filter(Boolean).join(", ");
  const ways = countries.map(async (country): Promise<[string, string[]]> => {
    const methods = await findMethodsTo(context, cart.id, country);
    const home = methods.filter(({ key }) => isHomeMethod(key));
    const before = totalBeforeDelivery(cart);
    return [country, home.map((method) => words(methodWords(context, method, shippingPrice(before, method))))];
  });
  return new Map(await Promise.all(ways));
}

/**
 * Says on the next page that the method now has another price or day, because the parcel goes to another country than
 * the one whose prices the shopper saw.
 *
 * @param shown cart and methods that the shopper chose from
 */
export async function flashOtherDelivery(
  context: RequestContext,
  shown: Pick<Checkout, "cart" | "shippingMethods">,
  saved: Cart,
): Promise<void> {
  const country = deliveryCountry(context, saved);
  const { shippingInfo } = saved;
  const chosenFrom = shown.shippingMethods.find(({ key }) => key === shippingInfo?.shippingMethodKey);
  if (!shippingInfo || !chosenFrom || country === deliveryCountry(context, shown.cart)) return;
  const methods = await findMethodsTo(context, saved.id, country);
  const method = methods.find(({ key }) => key === shippingInfo.shippingMethodKey) ?? {
    ...chosenFrom,
    deliveryDate: null,
  };
  const now = methodWords(context, method, shippingInfo.price);
  const before = methodView(context, shown, chosenFrom);
  if (now.price === before.price && now.date === before.date) return;
  const words = ({ price, date }: MethodView) => [price, date].filter(Boolean).join(", ");
  const values = {
    country: countryName(context.locale, country),
    name: shippingInfo.name,
    now: words(now),
    before: words(before),
  };
  context.session.flash({ kind: "warning", key: "checkout.otherDelivery", values });
}

import { shippingPrice } from "~/models/cart-rules";
import type { Money } from "~/models/money";
import { formatMoney } from "~/models/money-format";
import { instalmentCount, instalments, paymentMethodsFor } from "~/models/payment-methods";
import { type ShippingMethod, shippingMethodsSchema } from "~/models/shipping";
import { nullIfUnavailable } from "../http/error-responses.server";
import type { Freshness } from "../gateway/cache.server";
import type { RequestContext } from "../context.server";
import { dayRange } from "~/i18n/dates.server";
import { sharedCall } from "../gateway/calls.server";

/** A way to be delivered a product, in words. */
export interface DeliveryView {
  name: string;
  /** `mardi 24 novembre`, or from one day to another. */
  date: string;
  /** What it costs for this product alone; null when nothing. */
  price: string | null;
}

/** Dates move at the hour after which nothing more is sent. */
const FRESHNESS: Freshness = { ttl: 60, swr: 120 };

/** The site's own methods, without a cart, home first: kept for everybody. */
export async function listSiteMethods(context: RequestContext): Promise<readonly SiteMethod[]> {
  const { shop, site, locale, rendering } = context;
  return shop.cache.read(`shipping:${site.storeId}:${locale}`, { ...FRESHNESS, rendering }, async () => {
    const call = {
      path: "deliveries/shipping-methods",
      query: { country: site.country },
      schema: shippingMethodsSchema,
    };
    const { shippingMethods } = await sharedCall(context, call);
    const home = ({ key }: ShippingMethod) => (key === "NO" ? 0 : 1);
    return shippingMethods
      .toSorted((a, b) => home(a) - home(b))
      .map((method) => {
        const { deliveryDate } = method;
        return { method, date: deliveryDate && dayRange(deliveryDate, locale) };
      });
  });
}

/** A method, with its day in words: writing that costs more than all the rest. Null while no day is known. */
export interface SiteMethod {
  method: ShippingMethod;
  date: string | null;
}

/**
 * How a product travels, were it bought alone and now: home first, then as the shop lists it. Empty when the methods cannot
 * be had: the page then promises no date.
 */
export async function listDeliveries(context: RequestContext, price: Money): Promise<DeliveryView[]> {
  const methods = (await nullIfUnavailable(context, listSiteMethods(context))) ?? [];
  return methods.flatMap(({ method, date }) => {
    const cost = shippingPrice(price, method);
    const shownPrice = cost.centAmount === 0 ? null : formatMoney(cost, context.locale);
    return date === null ? [] : [{ name: method.name, date, price: shownPrice }];
  });
}

export interface InstalmentView {
  count: number;
  /** What is paid first. */
  first: string;
}

/** In how many parts a price may be paid, where the site offers it for such an amount; the fewest. */
export function instalmentHint({ site, locale }: RequestContext, price: Money): InstalmentView | null {
  const counts = paymentMethodsFor(site.params.paymentProducts, price.centAmount).flatMap(
    (method) => instalmentCount(method) ?? [],
  );
  if (counts.length === 0) return null;
  const count = Math.min(...counts);
  return { count, first: formatMoney(instalments(price, count)[0]!, locale) };
}

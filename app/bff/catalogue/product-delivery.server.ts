import { shippingPrice } from "#app/models/cart-rules.ts";
import type { Money } from "#app/models/money.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { todayIn } from "#app/models/countries.ts";
import { instalmentCount, instalments, paymentMethodsFor } from "#app/models/payment-methods.ts";
import { type ShippingMethod, shippingMethodsSchema } from "#app/models/shipping.ts";
import { optional } from "../http/error-responses.server";
import type { Freshness } from "../gateway/cache.server";
import type { RequestContext } from "../context.server";
import { dayRange } from "#app/i18n/dates.server.ts";
import { sharedCall } from "../gateway/calls.server";

/** A delivery method for a product, as text. */
export interface ProductDelivery {
  name: string;
  /** `mardi 24 novembre`, or a range of days. */
  date: string;
  /** Its price for this product alone; null if free. */
  price: string | null;
}

/** Short, because dates change at the daily time after which nothing more is sent. */
const FRESHNESS: Freshness = { ttl: 60, swr: 120 };

/** The site's delivery methods without a cart, home delivery first: cached for everybody. */
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

/** A method with its date as text, cached because formatting is the slowest part. Null while no date is known. */
export interface SiteMethod {
  method: ShippingMethod;
  date: string | null;
}

/**
 * The delivery methods for a product if it were bought alone now: home delivery first, then in the gateway's order.
 * Empty if the methods cannot be loaded: the page then shows no date. While they fail to load again, the cached ones
 * are used, however old: once a day of them has passed, none is promised.
 */
export async function listDeliveries(context: RequestContext, price: Money): Promise<ProductDelivery[]> {
  const methods = await optional(context, "the delivery days are not known", [], () => listSiteMethods(context));
  const today = todayIn(context.site.country);
  if (methods.some(({ method }) => method.deliveryDate && method.deliveryDate.earliest < today)) return [];
  return methods.flatMap(({ method, date }) => {
    const cost = shippingPrice(price, method);
    const shownPrice = cost.centAmount === 0 ? null : formatMoney(cost, context.locale);
    return date === null ? [] : [{ name: method.name, date, price: shownPrice }];
  });
}

export interface InstalmentView {
  count: number;
  /** The first instalment. */
  first: string;
}

/** The smallest number of instalments in which a price may be paid, if the site offers that for such an amount. */
export function instalmentHint({ site, locale }: RequestContext, price: Money): InstalmentView | null {
  const counts = paymentMethodsFor(site.params.paymentProducts, price.centAmount).flatMap(
    (method) => instalmentCount(method) ?? [],
  );
  if (counts.length === 0) return null;
  const count = Math.min(...counts);
  return { count, first: formatMoney(instalments(price, count)[0]!, locale) };
}

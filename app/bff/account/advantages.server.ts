import { freeDeliveryFrom, shippingPrice } from "#app/models/cart-rules.ts";
import type { OfferView } from "#app/models/listing-view.ts";
import { formatMoney } from "#app/models/money-format.ts";
import { findLoyaltyOffers } from "../cart/promo-codes.server";
import { listSiteMethods } from "../catalogue/product-delivery.server";
import type { RequestContext } from "../context.server";
import { optional } from "../http/error-responses.server";
import { findCustomer } from "./customer.server";
import { listOffers } from "./offers.server";

/** A customer's current and permanent advantages (ACC-15). Parts that cannot be read are left out. */
export interface AdvantagesView {
  /** The customer's personal offers first. */
  offers: OfferView[];
  /** What their points buy today; null for customers who are no members, or have too few points. */
  rewards: { balance: number; rewards: { id: string; label: string; points: number }[] } | null;
  /** Amount from which home delivery is free, null where it always is; null where it never is, or it is not known. */
  freeDelivery: { from: string | null } | null;
  perks: Perk[];
}

/** What every account of this site has. */
export type Perk = "returns" | "orders" | "wishlist" | "alerts" | "reservations" | "loyalty";

export async function loadAdvantages(context: RequestContext): Promise<AdvantagesView> {
  const [offers, loyalty, freeDelivery, customer] = await Promise.all([
    listOffers(context),
    findLoyaltyOffers(context),
    findFreeDelivery(context),
    findCustomer(context),
  ]);
  const affordable = loyalty?.offers.filter(({ isAffordable }) => isAffordable) ?? [];
  const { params } = context.site;
  const has: Record<Perk, boolean> = {
    returns: true,
    orders: true,
    wishlist: params.wishlist,
    alerts: params.showProductAvailabilityAlert,
    reservations: params.ereservation && params.storeLocator.isActive,
    loyalty: params.loyalty && customer !== null && customer.loyaltyType === undefined,
  };
  return {
    offers,
    rewards:
      loyalty && affordable.length > 0
        ? {
            balance: loyalty.balance,
            rewards: affordable
              .map(({ id, label, points }) => ({ id, label, points }))
              .toSorted((a, b) => a.points - b.points),
          }
        : null,
    freeDelivery,
    perks: (Object.keys(has) as Perk[]).filter((perk) => has[perk]),
  };
}

/** For the site's own country and its standard carrier; express has its own price. */
function findFreeDelivery(context: RequestContext): Promise<AdvantagesView["freeDelivery"]> {
  return optional(context, "free delivery is not known", null, async () => {
    const methods = (await listSiteMethods(context)).flatMap(({ method }) => (method.key === "NO" ? [method] : []));
    const least = { centAmount: 1, currencyCode: context.site.currency };
    if (methods.some((method) => shippingPrice(least, method).centAmount === 0)) return { from: null };
    const from = freeDeliveryFrom(methods);
    return from && { from: formatMoney(from, context.locale, { whole: true }) };
  });
}

import type { Cart } from "~/models/cart";
import { loyaltyOffersSchema } from "~/models/loyalty";
import { isSignedIn } from "../session/sign-in.server";
import { findCustomer } from "../account/customer.server";
import type { RequestContext } from "../context.server";
import { path } from "../gateway/client.server";
import { personalCall } from "../gateway/calls.server";

/** What a member may have in exchange for points, beside what they chose already. */
export interface LoyaltyOffersView {
  balance: number;
  offers: { id: string; label: string; points: number; isAffordable: boolean }[];
}

/** Offers of the loyalty programme; null for whoever is no member, and when they are not known: the cart does without. */
export async function findLoyaltyOffers(context: RequestContext): Promise<LoyaltyOffersView | null> {
  if (!context.site.params.loyalty || !isSignedIn(context)) return null;
  try {
    const [customer, { body }] = await Promise.all([
      findCustomer(context),
      personalCall(context, {
        path: path`customers-self/loyalty/offers/${context.site.storeId}`,
        schema: loyaltyOffersSchema,
      }),
    ]);
    if (customer?.loyaltyNumber === undefined || body.values.length === 0) return null;
    return { balance: body.balance, offers: body.values };
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "loyalty offers are not known");
    return null;
  }
}

/** Which of them the cart has. */
export function chosenOffers({ loyaltyOffers }: Pick<Cart, "loyaltyOffers">): string[] {
  return loyaltyOffers.offers.map(({ id }) => id);
}

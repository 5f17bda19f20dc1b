import { type Offer, offersSchema } from "~/models/offer";
import type { OfferView } from "~/models/offer-view";
import { isSignedIn } from "./auth/sign-in.server";
import type { RequestContext } from "./context.server";
import { dayOf } from "./dates.server";
import { personalCall } from "./gateway/calls.server";

/**
 * Commercial offers for the families that the site names, this customer's own first (CAT-04). The call is a customer's:
 * a visitor has none, and neither has a site that does not show them. A failure gives an empty list (S7).
 */
export async function listOffers(context: RequestContext): Promise<OfferView[]> {
  const { showCommercialOffers, commercialOffersFamilies } = context.site.params;
  if (!showCommercialOffers || !isSignedIn(context)) return [];
  const query = {
    context: "SITE",
    country: context.site.properties.iso2,
    language: context.site.properties.iso3,
    allOffers: "false",
    ...(commercialOffersFamilies.length > 0 && { familyIds: commercialOffersFamilies.map(({ id }) => id).join() }),
  };
  try {
    const call = { path: "commercial-animations-self/offers", query, schema: offersSchema };
    const { personalOffers, collectiveOffers } = (await personalCall(context, call)).body;
    return [
      ...personalOffers.map((offer) => offerView(context, offer, true)),
      ...collectiveOffers.map((offer) => offerView(context, offer, false)),
    ];
  } catch (err) {
    context.shop.log.warn({ err, requestId: context.requestId }, "the offers are not known");
    return [];
  }
}

/** Whether an offer is shown on a family's page: on those that the site names, and on the families below them. */
export function isOfferedIn({ site }: RequestContext, offer: OfferView, path: readonly string[]): boolean {
  const named = site.params.commercialOffersFamilies.map(({ id }) => id);
  const isIn = (ids: readonly string[]) => ids.length === 0 || ids.some((id) => path.includes(id));
  return isIn(named) && isIn(offer.familyIds);
}

function offerView({ locale, site }: RequestContext, offer: Offer, isPersonal: boolean): OfferView {
  const { id, title, text, code, endDate, legalNotice, familyIds } = offer;
  const until = dayOf(endDate, { locale, country: site.country });
  return { id, title, text, code, until, notice: legalNotice, isPersonal, familyIds };
}

import { type Offer, offersSchema } from "#app/models/offer.ts";
import type { OfferView } from "#app/models/listing-view.ts";
import { isSignedIn } from "../session/sign-in.server";
import { optional } from "../http/error-responses.server";
import type { RequestContext } from "../context.server";
import { dayOf } from "#app/i18n/dates.server.ts";
import { personalCall } from "../gateway/calls.server";
import type { Site } from "../sites/sites.server";

/**
 * Commercial offers for the families that the site names, this customer's personal ones first (CAT-04). Only customers
 * have offers: a visitor gets none, and neither does anybody on a site that does not show them. A failure gives an
 * empty list (S7).
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
  return optional(context, "the offers are not known", [], async () => {
    const call = { path: "commercial-animations-self/offers", query, schema: offersSchema };
    const { personalOffers, collectiveOffers } = (await personalCall(context, call)).body;
    return [
      ...personalOffers.map((offer) => offerView(context, offer, true)),
      ...collectiveOffers.map((offer) => offerView(context, offer, false)),
    ];
  });
}

/**
 * Whether a family page shows offers (CAT-04): families that the site names and those below them; every family when
 * it names none.
 * @param path family ids from the root down
 */
export function showsOffers({ params }: Pick<Site, "params">, path: readonly string[]): boolean {
  const named = params.commercialOffersFamilies.map(({ id }) => id);
  return params.showCommercialOffers && (named.length === 0 || named.some((id) => path.includes(id)));
}

function offerView(context: RequestContext, offer: Offer, isPersonal: boolean): OfferView {
  const { id, title, text, code, endDate, legalNotice, familyIds } = offer;
  const until = dayOf(endDate, context);
  return { id, title, text, code, until, notice: legalNotice, isPersonal, familyIds };
}

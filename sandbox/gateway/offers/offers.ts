import { Router } from "express";
import { ISO_639_3, legalNoticesQuerySchema, offersQuerySchema } from "#models/offer.ts";
import { COUNTRIES, LANGUAGES } from "#models/locale.ts";
import { findAccount } from "../../customers/accounts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf, type GatewayContext } from "../context";
import { requireActiveCustomer } from "../customers/active-customer";
import { notFound, read } from "../errors";
import type { Resource } from "../resource";
import { listDomains } from "../web-domains";
import { findOffers, offerNotices, type OfferViewer } from "./offer-list";
import { OFFER_TEXTS } from "./offer-words";

const NOTICES = "/commercial-animations/offers/legal-notices";
const OFFERS = "/commercial-animations-self/offers";

/** What the shops offer this month, and its small print (S7). */
export const offers: Resource = {
  name: "offers",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.get(
      NOTICES,
      handler((request, response) => {
        const viewer = viewerOf(contextOf(response), read(legalNoticesQuerySchema, request.query));
        const { notices } = OFFER_TEXTS[viewer.language];
        const general = Object.entries(notices).map(([id, words]) => ({ id, ...words }));
        response.json({ values: [...offerNotices(viewer, hasLoyalty(sandbox, viewer)), ...general] });
      }),
    );

    router.use("/commercial-animations-self", requireActiveCustomer(sandbox));
    router.get(
      OFFERS,
      handler((request, response) => {
        const query = read(offersQuerySchema, request.query);
        const viewer = viewerOf(contextOf(response), query);
        const { personal, collective } = findOffers(
          {
            account: findAccount(sandbox, customerOf(response)),
            all: query.allOffers === "true",
            familyIds: query.familyIds?.split(",") ?? null,
            loyalty: hasLoyalty(sandbox, viewer),
            now: sandbox.now(),
          },
          viewer,
        );
        response.json({ personalOffers: personal, collectiveOffers: collective });
      }),
    );
    return router;
  },
};

function hasLoyalty(sandbox: Sandbox, { country }: OfferViewer): boolean {
  return listDomains(sandbox).find(({ countryCodeISO2 }) => countryCodeISO2 === country)?.params.loyalty ?? false;
}

/** The query names country and language; how amounts are written and in which currency, the shop. */
function viewerOf({ locale, currency }: GatewayContext, query: { country: string; language: string }): OfferViewer {
  const country = COUNTRIES.find((one) => one === query.country);
  if (!country) throw notFound(`There is no shop in ${query.country}`, "COUNTRY_UNKNOWN");
  const language = LANGUAGES.find((one) => ISO_639_3[one] === query.language.toLowerCase()) ?? "fr";
  return { country, language, locale, currency };
}

import { cspDirectivesSchema, cspRulesSchema, domainListSchema } from "#models/site.ts";
import { newsletterStateSchema, subscribeNewsletterSchema, unsubscribeSchema } from "#models/newsletter.ts";
import { legalNoticesQuerySchema, legalNoticesSchema, offersQuerySchema, offersSchema } from "#models/offer.ts";
import { errors, topic } from "../call";

export const SHOP_CALLS = topic("Shop", {
  "GET /web-domains/": {
    id: "listDomains",
    summary: "Domain parameters of every country's shop",
    who: "shopless",
    ok: domainListSchema,
  },
  "POST /applications/front-ecommerce/rules/merge-csp": {
    id: "mergeCsp",
    summary: "Sources that the content security policy has to allow",
    who: "shopless",
    body: cspRulesSchema,
    ok: cspDirectivesSchema,
  },
  "PUT /newsletters": {
    id: "subscribeNewsletter",
    summary: "Subscribes an address to the newsletter, once",
    body: subscribeNewsletterSchema,
    ok: newsletterStateSchema,
    more: errors(422),
  },
  "POST /newsletters/unsubscribe": {
    id: "unsubscribe",
    summary: "Takes the address that a message's token stands for off a list",
    body: unsubscribeSchema,
    ok: newsletterStateSchema,
    more: { ...errors(422), 404: "No message was sent with this token" },
  },
  "GET /commercial-animations/offers/legal-notices": {
    id: "listLegalNotices",
    summary: "The small print of a country's offers",
    query: legalNoticesQuerySchema,
    ok: legalNoticesSchema,
    more: { 404: "There is no shop in this country" },
  },
  "GET /commercial-animations-self/offers": {
    id: "listOffers",
    summary: "What this customer alone is offered, and what everybody is",
    who: "customer",
    query: offersQuerySchema,
    ok: offersSchema,
    more: { ...errors(403), 404: "There is no shop in this country" },
  },
});

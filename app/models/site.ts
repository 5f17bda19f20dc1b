import { z } from "zod";
import { lenientArray, optionalField, withFallback } from "./lenient-schemas";
import { COUNTRIES } from "./locale";

/** Domain parameters: what `GET /web-domains/` gives for each country's shop (S3). Amounts are cents. */

export const paymentProductSchema = z.object({
  name: z.string(),
  rank: z.number().int(),
  minAmount: optionalField(z.number().int()),
  maxAmount: optionalField(z.number().int()),
});
export type PaymentProduct = z.infer<typeof paymentProductSchema>;

/** A day, or a time with or without an offset: `private-sale.ts` interprets them. */
const saleDateSchema = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]);
export const privateSalesSchema = z.object({ startDate: saleDateSchema, endDate: saleDateSchema }).nullable();

/**
 * A new parameter needs `withFallback` until every gateway sends it: a site of which one cannot be read is left out,
 * with all its pages.
 */
const domainParamsSchema = z.object({
  deliveryCountries: z.array(z.string().length(2)).min(1),
  billingCountries: z.array(z.string().length(2)).min(1),
  phoneNumberCountries: z.array(z.string().length(2)).min(1),
  /** Shipping method keys that require a phone number. */
  phoneNumberByShippingMethod: z.array(z.string()),
  ereservation: z.boolean(),
  paymentProducts: lenientArray(paymentProductSchema),
  giftCard: z.object({
    minAmount: z.number().int(),
    maxAmount: z.number().int(),
    preselectedAmount: z.number().int(),
  }),
  loyaltyCardCentAmount: z.number().int(),
  loyaltyScale: z.number().int(),
  loyalty: z.boolean(),
  wishlist: z.boolean(),
  orderConfirmation: z.object({ maxAttempts: z.number().int().min(1), attemptDelay: z.number().int().min(0) }),
  showProductAvailabilityAlert: z.boolean(),
  agec: z.boolean(),
  myDownloads: z.boolean(),
  recaptcha: z.boolean(),
  privateSales: privateSalesSchema,
  swiftAddToCart: z.boolean(),
  showMap: z.boolean(),
  newRatioOnProductPicture: z.boolean(),
  commercialOperation: z.object({ version: z.string() }),
  richRelevance: z.boolean(),
  allowShareCart: z.boolean(),
  showEcoDesign: z.boolean(),
  donations: lenientArray(z.object({ id: z.string(), amount: z.number().int(), isActive: z.boolean() })),
  funnel: z.object({ overview: z.boolean(), checkout: z.boolean() }),
  storeLocator: z.object({
    zoom: z.number(),
    center: z.object({ lat: z.number(), lon: z.number() }),
    countryCodes: z.array(z.string().length(2)),
    isActive: z.boolean(),
  }),
  showCommercialOffers: z.boolean(),
  commercialOffersFamilies: lenientArray(z.object({ id: z.string() })),
  cnil: z.boolean(),
  /** Without one that can be read nothing is free. */
  freeCartCriteria: withFallback(z.object({ maxTotal: z.number().int() }).nullable(), null),
});

/** The pattern allows ports and IP addresses that are none: making a URL of one would fail for every country. */
const isHost = (domain: string) => URL.canParse(domain.includes("://") ? domain : `https://${domain}`);

export const domainSchema = z.object({
  /** Host of this country, `www.vitrine.fr`; with scheme and port unless they are those of https. */
  domain: z
    .string()
    .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d{1,5})?$/i)
    .refine(isHost, "is no host"),
  storeId: z.string(),
  countryCodeISO2: z.enum(COUNTRIES),
  /** Currency code; when absent the country decides (C3). */
  devise: optionalField(z.string().regex(/^[A-Z]{3}$/)),
  /** The host or a domain above it, for the sealed cookies; when absent they are for the host alone (D11). */
  cookieDomain: optionalField(z.string().max(253)),
  properties: z.object({
    locale: z.string(),
    lang: z.string().length(2),
    iso2: z.string().length(2),
    /** ISO 639-3 code of the language, for the calls about offers (S7). */
    iso3: z.string().length(3),
    hrefLangIsos: z.array(z.string()).min(1),
    sizingGuideRegionCode: z.string(),
  }),
  params: domainParamsSchema,
});
export type Domain = z.infer<typeof domainSchema>;
export type DomainParams = Domain["params"];

export const domainListSchema = lenientArray(domainSchema, 1);

/**
 * The domain as the shop reads it: an invalid private sale costs only the sale, not every site. Parameters that the
 * specification names without a meaning are not read.
 */
const readDomainSchema = domainSchema.extend({
  params: domainParamsSchema
    .omit({ phoneNumberCountries: true, commercialOperation: true })
    .extend({ privateSales: z.unknown() }),
});
export type ReadDomain = z.infer<typeof readDomainSchema>;
export const readDomainListSchema = lenientArray(readDomainSchema, 1);

/** `POST /applications/front-ecommerce/rules/merge-csp`: sources that the content security policy has to allow. */
export const cspRulesSchema = z.strictObject({ rulesType: z.literal("CSP") });
/** Directives in kebab case with their sources (S7). */
export const cspDirectivesSchema = z.record(z.string().regex(/^[a-z-]+$/), z.array(z.string().regex(/^[^;,\s]+$/)));

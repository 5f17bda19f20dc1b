import type { Country } from "#models/locale.ts";
import type { Domain, DomainParams, PaymentProduct } from "#models/site.ts";

/** The seven countries' shops as they stand on the first day. Amounts are cents of the shop's currency. */

const CARDS = ["visa", "mastercard", "american-express"] as const;
/** Alma lends from 50 to 3,000 euro and the like; banks set the others' limits. */
const INSTALMENTS: Record<string, { minAmount: number; maxAmount: number }> = {
  "alma-3x": { minAmount: 5_000, maxAmount: 300_000 },
  "alma-4x": { minAmount: 10_000, maxAmount: 300_000 },
  klarna: { minAmount: 3_500, maxAmount: 150_000 },
  multibanco: { minAmount: 100, maxAmount: 300_000 },
};

/** Payment products in the order in which they are offered. */
function payments(...names: string[]): PaymentProduct[] {
  return names.map((name, index) => ({ name, rank: index + 1, ...INSTALMENTS[name] }));
}

const EUROPE = ["FR", "BE", "LU", "DE", "AT", "NL", "ES", "PT", "IT", "IE", "PL", "CZ"];

/** @param deliveryCountries the site's own first */
function common(deliveryCountries: string[], payable: PaymentProduct[]): DomainParams {
  return {
    deliveryCountries,
    billingCountries: [...new Set([...deliveryCountries, ...EUROPE])],
    phoneNumberCountries: [...new Set([...deliveryCountries, ...EUROPE, "CH", "GB"])],
    phoneNumberByShippingMethod: ["EX", "NO", "PR", "LO", "HSP"],
    ereservation: false,
    paymentProducts: payable,
    giftCard: { minAmount: 1_000, maxAmount: 50_000, preselectedAmount: 5_000 },
    loyaltyCardCentAmount: 1_000,
    loyaltyScale: 1,
    loyalty: false,
    wishlist: true,
    orderConfirmation: { maxAttempts: 10, attemptDelay: 500 },
    showProductAvailabilityAlert: true,
    agec: false,
    myDownloads: true,
    recaptcha: false,
    privateSales: null,
    swiftAddToCart: true,
    showMap: false,
    newRatioOnProductPicture: true,
    commercialOperation: { version: "2026-11" },
    richRelevance: true,
    allowShareCart: true,
    showEcoDesign: false,
    donations: [],
    funnel: { overview: true, checkout: true },
    storeLocator: { zoom: 5, center: { lat: 46.6, lon: 2.45 }, countryCodes: [], isActive: false },
    showCommercialOffers: false,
    commercialOffersFamilies: [],
    cnil: false,
    freeCartCriteria: { maxTotal: 0 },
  };
}

function donations(...amounts: number[]): DomainParams["donations"] {
  const open = amounts.map((amount, index) => ({ id: `don${index + 1}`, amount, isActive: true }));
  return [...open, { id: "don9", amount: 1_000, isActive: false }];
}

interface Place {
  country: Country;
  storeId: string;
  domain: string;
  locale: string;
  iso3: string;
  hrefLangIsos: string[];
}

function domain(place: Place, params: DomainParams): Domain {
  const { country, storeId, locale, iso3, hrefLangIsos } = place;
  return {
    domain: place.domain,
    storeId,
    countryCodeISO2: country,
    properties: {
      locale,
      lang: locale.slice(0, 2),
      iso2: country,
      iso3,
      hrefLangIsos,
      sizingGuideRegionCode: country === "IT" ? "IT" : "EUR",
    },
    params,
  };
}

const FR = domain(
  {
    country: "FR",
    storeId: "1001",
    domain: "fr.localhost",
    locale: "fr-FR",
    iso3: "fra",
    hrefLangIsos: ["fr-FR", "fr-BE", "fr-LU", "fr"],
  },
  {
    ...common(
      ["FR", "MC", "BE", "LU"],
      payments("cb", "paypal", "alma-3x", "alma-4x", "american-express", "applepay", "klarna"),
    ),
    billingCountries: ["FR", "MC", "BE", "LU", "DE", "AT", "NL", "ES", "PT", "IT", "IE", "PL", "CZ", "CH", "GB"],
    phoneNumberCountries: ["FR", "MC", "BE", "LU", "CH", "DE", "ES", "IT", "PT", "NL", "GB", "IE", "PL", "AT", "CZ"],
    ereservation: true,
    loyalty: true,
    agec: true,
    showEcoDesign: true,
    showMap: true,
    cnil: true,
    privateSales: { startDate: "2027-01-02T08:00:00Z", endDate: "2027-01-05T22:59:59Z" },
    donations: donations(100, 200, 500),
    storeLocator: { zoom: 5, center: { lat: 46.6034, lon: 2.4474 }, countryCodes: ["FR"], isActive: true },
    showCommercialOffers: true,
    commercialOffersFamilies: [{ id: "w10100" }, { id: "w10200" }],
  },
);

const CH = domain(
  {
    country: "CH",
    storeId: "1002",
    domain: "ch.localhost",
    locale: "fr-CH",
    iso3: "fra",
    hrefLangIsos: ["fr-CH"],
  },
  {
    ...common(["CH", "LI"], payments(...CARDS, "paypal", "applepay", "klarna")),
    billingCountries: ["CH", "LI", "FR", "DE", "AT", "IT"],
    phoneNumberCountries: ["CH", "LI", "FR", "DE", "AT", "IT"],
    ereservation: true,
    loyalty: true,
    loyaltyCardCentAmount: 1_200,
    showMap: true,
    donations: donations(100, 200, 500),
    storeLocator: { zoom: 8, center: { lat: 46.8011, lon: 8.2266 }, countryCodes: ["CH"], isActive: true },
  },
);

const GB = domain(
  {
    country: "GB",
    storeId: "1003",
    domain: "com.localhost",
    locale: "en-GB",
    iso3: "eng",
    hrefLangIsos: ["en-GB", "en-IE", "en", "x-default"],
  },
  {
    ...common(
      ["GB", "IE", "NL", "PT", "AT", "CZ"],
      payments(...CARDS, "paypal", "applepay", "klarna", "multibanco", "bancontact", "ideal"),
    ),
    billingCountries: ["GB", "IE", "NL", "PT", "AT", "CZ", "FR", "DE", "ES", "IT", "BE", "LU", "PL"],
    phoneNumberCountries: ["GB", "IE", "NL", "PT", "AT", "CZ", "FR", "DE", "ES", "IT", "BE", "LU", "PL"],
    showMap: true,
    donations: donations(100, 300, 500),
    storeLocator: { zoom: 6, center: { lat: 52.8, lon: -1.6 }, countryCodes: ["GB"], isActive: true },
  },
);

const ES = domain(
  {
    country: "ES",
    storeId: "1004",
    domain: "es.localhost",
    locale: "es-ES",
    iso3: "spa",
    hrefLangIsos: ["es-ES", "es"],
  },
  common(["ES", "AD"], payments(...CARDS, "paypal", "klarna", "alma-3x", "applepay")),
);

const DE = domain(
  {
    country: "DE",
    storeId: "1005",
    domain: "de.localhost",
    locale: "de-DE",
    iso3: "deu",
    hrefLangIsos: ["de-DE", "de-AT", "de"],
  },
  common(["DE", "AT"], payments("paypal", "klarna", ...CARDS, "applepay")),
);

const IT = domain(
  {
    country: "IT",
    storeId: "1006",
    domain: "it.localhost",
    locale: "it-IT",
    iso3: "ita",
    hrefLangIsos: ["it-IT", "it"],
  },
  common(["IT", "SM", "VA"], payments(...CARDS, "paypal", "klarna", "alma-3x", "applepay")),
);

const PL = domain(
  {
    country: "PL",
    storeId: "1007",
    domain: "pl.localhost",
    locale: "pl-PL",
    iso3: "pol",
    hrefLangIsos: ["pl-PL", "pl"],
  },
  {
    ...common(["PL"], payments("blik", "przelewy24", "visa", "mastercard", "paypal", "applepay")),
    giftCard: { minAmount: 5_000, maxAmount: 200_000, preselectedAmount: 20_000 },
    loyaltyCardCentAmount: 4_000,
    donations: donations(500, 1_000, 2_000),
  },
);

const BY_COUNTRY: Readonly<Record<Country, Domain>> = { FR, CH, GB, ES, DE, IT, PL };
export const SEED_DOMAINS: readonly Domain[] = Object.values(BY_COUNTRY);

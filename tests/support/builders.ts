import type { Cart, LineItem } from "#models/cart.ts";
import { type Country, PREFIXES, prefixesOf } from "#models/locale.ts";
import type { Domain } from "#models/site.ts";

/** Valid values by the contract, for tests to override. */

export function aDomain(country: Country, params: Partial<Domain["params"]> = {}): Domain {
  const { locale, language } = PREFIXES[prefixesOf(country)[0]!];
  return {
    domain: `www.vitrine.${country.toLowerCase()}`,
    storeId: "1001",
    countryCodeISO2: country,
    properties: {
      locale,
      lang: language,
      iso2: country,
      iso3: "FRA",
      hrefLangIsos: [locale],
      sizingGuideRegionCode: "EUR",
    },
    params: {
      deliveryCountries: [country],
      billingCountries: [country, "BE"],
      phoneNumberCountries: [country],
      phoneNumberByShippingMethod: ["NO", "EX"],
      ereservation: false,
      paymentProducts: [
        { name: "cb", rank: 1 },
        { name: "paypal", rank: 2 },
      ],
      giftCard: { minAmount: 1000, maxAmount: 50_000, preselectedAmount: 5000 },
      loyaltyCardCentAmount: 500,
      loyaltyScale: 100,
      loyalty: true,
      wishlist: true,
      orderConfirmation: { maxAttempts: 3, attemptDelay: 1 },
      showProductAvailabilityAlert: true,
      agec: false,
      myDownloads: true,
      recaptcha: false,
      privateSales: null,
      swiftAddToCart: true,
      showMap: true,
      newRatioOnProductPicture: false,
      commercialOperation: { version: "1" },
      richRelevance: false,
      allowShareCart: true,
      showEcoDesign: false,
      donations: [],
      funnel: { overview: true, checkout: true },
      storeLocator: { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: [country], isActive: false },
      showCommercialOffers: false,
      commercialOffersFamilies: [],
      cnil: true,
      freeCartCriteria: null,
      ...params,
    },
  };
}

export function aLine(line: Partial<LineItem> = {}): LineItem {
  const price = { centAmount: 4999, currencyCode: "EUR" };
  const quantity = line.quantity ?? 1;
  return {
    lineId: "line-1",
    sku: "1000010101",
    productId: "100001",
    optionId: "10000101",
    quantity,
    availableQuantity: 10,
    price,
    totalPrice: { ...price, centAmount: price.centAmount * quantity },
    catalogPrice: { price, strikeThroughPrice: null, lowestPrice30Days: null, priceType: "I" },
    segmentationId: "w1",
    isFree: false,
    lastModifiedAt: "2026-11-01T00:00:00.000Z",
    categoryLabel: "Femme,Robes",
    marketingLabels: "",
    name: "Robe portefeuille Garance",
    color: { id: "bordeaux", name: "Bordeaux" },
    size: { id: "38", label: "38" },
    ref: "V10001",
    model: "100001",
    picture: { type: "AP", path: "/products/10000101/AP-1.webp" },
    discountMessages: [],
    ...line,
  };
}

export function aCart(cart: Partial<Cart> = {}): Cart {
  const lineItems = cart.lineItems ?? [aLine()];
  return {
    id: "cart-1",
    version: 1,
    customer: null,
    lineItems,
    totalPrice: {
      centAmount: lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0),
      currencyCode: "EUR",
    },
    shippingAddress: null,
    shippingInfo: null,
    billingAddress: null,
    giftCards: [],
    loyaltyCard: null,
    donations: [],
    discountCode: [],
    discounts: [],
    loyaltyOffers: { offers: [] },
    payments: [],
    subscriptions: [],
    loyaltyPointsEarned: 0,
    loyaltyBonusPointsEarned: 0,
    loyaltyPointsIncentive: null,
    productsNotAdded: [],
    orderNumber: null,
    sourceCartId: null,
    ...cart,
  };
}

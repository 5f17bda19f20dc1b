import { LANGUAGES, type Language } from "#app/models/locale.ts";
import type { Translated } from "./namespaces";
import { ACCOUNT_FILES } from "./account-message-files.server";
import { CHECKOUT_FILES } from "./checkout-message-files.server";
import { textsWithNoBreakSpaces } from "#app/models/no-break-spaces.ts";
import frCards from "./messages/fr/cards.json";
import frCommon from "./messages/fr/common.json";
import frNotices from "./messages/fr/notices.json";
import frShell from "./messages/fr/shell.json";
import frFragments from "./messages/fr/fragments.json";
import frHome from "./messages/fr/home.json";
import frListing from "./messages/fr/listing.json";
import frProduct from "./messages/fr/product.json";
import frProductDetails from "./messages/fr/productDetails.json";
import frReviews from "./messages/fr/reviews.json";
import frSearch from "./messages/fr/search.json";
import frService from "./messages/fr/service.json";
import frCart from "./messages/fr/cart.json";
import frCartParts from "./messages/fr/cartParts.json";
import frAuth from "./messages/fr/auth.json";
import frContent from "./messages/fr/content.json";
import frError from "./messages/fr/error.json";
import frNewsletter from "./messages/fr/newsletter.json";
import frConsent from "./messages/fr/consent.json";
import frStores from "./messages/fr/stores.json";
import frPlaceSearch from "./messages/fr/placeSearch.json";
import enCards from "./messages/en/cards.json";
import enCommon from "./messages/en/common.json";
import enNotices from "./messages/en/notices.json";
import enShell from "./messages/en/shell.json";
import enFragments from "./messages/en/fragments.json";
import enHome from "./messages/en/home.json";
import enListing from "./messages/en/listing.json";
import enProduct from "./messages/en/product.json";
import enProductDetails from "./messages/en/productDetails.json";
import enReviews from "./messages/en/reviews.json";
import enSearch from "./messages/en/search.json";
import enService from "./messages/en/service.json";
import enCart from "./messages/en/cart.json";
import enCartParts from "./messages/en/cartParts.json";
import enAuth from "./messages/en/auth.json";
import enContent from "./messages/en/content.json";
import enError from "./messages/en/error.json";
import enNewsletter from "./messages/en/newsletter.json";
import enConsent from "./messages/en/consent.json";
import enStores from "./messages/en/stores.json";
import enPlaceSearch from "./messages/en/placeSearch.json";
import esCards from "./messages/es/cards.json";
import esCommon from "./messages/es/common.json";
import esNotices from "./messages/es/notices.json";
import esShell from "./messages/es/shell.json";
import esFragments from "./messages/es/fragments.json";
import esHome from "./messages/es/home.json";
import esListing from "./messages/es/listing.json";
import esProduct from "./messages/es/product.json";
import esProductDetails from "./messages/es/productDetails.json";
import esReviews from "./messages/es/reviews.json";
import esSearch from "./messages/es/search.json";
import esService from "./messages/es/service.json";
import esCart from "./messages/es/cart.json";
import esCartParts from "./messages/es/cartParts.json";
import esAuth from "./messages/es/auth.json";
import esContent from "./messages/es/content.json";
import esError from "./messages/es/error.json";
import esNewsletter from "./messages/es/newsletter.json";
import esConsent from "./messages/es/consent.json";
import esStores from "./messages/es/stores.json";
import esPlaceSearch from "./messages/es/placeSearch.json";
import deCards from "./messages/de/cards.json";
import deCommon from "./messages/de/common.json";
import deNotices from "./messages/de/notices.json";
import deShell from "./messages/de/shell.json";
import deFragments from "./messages/de/fragments.json";
import deHome from "./messages/de/home.json";
import deListing from "./messages/de/listing.json";
import deProduct from "./messages/de/product.json";
import deProductDetails from "./messages/de/productDetails.json";
import deReviews from "./messages/de/reviews.json";
import deSearch from "./messages/de/search.json";
import deService from "./messages/de/service.json";
import deCart from "./messages/de/cart.json";
import deCartParts from "./messages/de/cartParts.json";
import deAuth from "./messages/de/auth.json";
import deContent from "./messages/de/content.json";
import deError from "./messages/de/error.json";
import deNewsletter from "./messages/de/newsletter.json";
import deConsent from "./messages/de/consent.json";
import deStores from "./messages/de/stores.json";
import dePlaceSearch from "./messages/de/placeSearch.json";
import itCards from "./messages/it/cards.json";
import itCommon from "./messages/it/common.json";
import itNotices from "./messages/it/notices.json";
import itShell from "./messages/it/shell.json";
import itFragments from "./messages/it/fragments.json";
import itHome from "./messages/it/home.json";
import itListing from "./messages/it/listing.json";
import itProduct from "./messages/it/product.json";
import itProductDetails from "./messages/it/productDetails.json";
import itReviews from "./messages/it/reviews.json";
import itSearch from "./messages/it/search.json";
import itService from "./messages/it/service.json";
import itCart from "./messages/it/cart.json";
import itCartParts from "./messages/it/cartParts.json";
import itAuth from "./messages/it/auth.json";
import itContent from "./messages/it/content.json";
import itError from "./messages/it/error.json";
import itNewsletter from "./messages/it/newsletter.json";
import itConsent from "./messages/it/consent.json";
import itStores from "./messages/it/stores.json";
import itPlaceSearch from "./messages/it/placeSearch.json";
import plCards from "./messages/pl/cards.json";
import plCommon from "./messages/pl/common.json";
import plNotices from "./messages/pl/notices.json";
import plShell from "./messages/pl/shell.json";
import plFragments from "./messages/pl/fragments.json";
import plHome from "./messages/pl/home.json";
import plListing from "./messages/pl/listing.json";
import plProduct from "./messages/pl/product.json";
import plProductDetails from "./messages/pl/productDetails.json";
import plReviews from "./messages/pl/reviews.json";
import plSearch from "./messages/pl/search.json";
import plService from "./messages/pl/service.json";
import plCart from "./messages/pl/cart.json";
import plCartParts from "./messages/pl/cartParts.json";
import plAuth from "./messages/pl/auth.json";
import plContent from "./messages/pl/content.json";
import plError from "./messages/pl/error.json";
import plNewsletter from "./messages/pl/newsletter.json";
import plConsent from "./messages/pl/consent.json";
import plStores from "./messages/pl/stores.json";
import plPlaceSearch from "./messages/pl/placeSearch.json";

const FILES: Readonly<Record<Language, Translated>> = {
  fr: {
    common: frCommon,
    cards: frCards,
    notices: frNotices,
    shell: frShell,
    fragments: frFragments,
    home: frHome,
    listing: frListing,
    product: frProduct,
    productDetails: frProductDetails,
    reviews: frReviews,
    search: frSearch,
    service: frService,
    cart: frCart,
    cartParts: frCartParts,
    ...CHECKOUT_FILES.fr,
    ...ACCOUNT_FILES.fr,
    auth: frAuth,
    content: frContent,
    error: frError,
    newsletter: frNewsletter,
    stores: frStores,
    consent: frConsent,
    placeSearch: frPlaceSearch,
  },
  en: {
    common: enCommon,
    cards: enCards,
    notices: enNotices,
    shell: enShell,
    fragments: enFragments,
    home: enHome,
    listing: enListing,
    product: enProduct,
    productDetails: enProductDetails,
    reviews: enReviews,
    search: enSearch,
    service: enService,
    cart: enCart,
    cartParts: enCartParts,
    ...CHECKOUT_FILES.en,
    ...ACCOUNT_FILES.en,
    auth: enAuth,
    content: enContent,
    error: enError,
    newsletter: enNewsletter,
    stores: enStores,
    consent: enConsent,
    placeSearch: enPlaceSearch,
  },
  es: {
    common: esCommon,
    cards: esCards,
    notices: esNotices,
    shell: esShell,
    fragments: esFragments,
    home: esHome,
    listing: esListing,
    product: esProduct,
    productDetails: esProductDetails,
    reviews: esReviews,
    search: esSearch,
    service: esService,
    cart: esCart,
    cartParts: esCartParts,
    ...CHECKOUT_FILES.es,
    ...ACCOUNT_FILES.es,
    auth: esAuth,
    content: esContent,
    error: esError,
    newsletter: esNewsletter,
    stores: esStores,
    consent: esConsent,
    placeSearch: esPlaceSearch,
  },
  de: {
    common: deCommon,
    cards: deCards,
    notices: deNotices,
    shell: deShell,
    fragments: deFragments,
    home: deHome,
    listing: deListing,
    product: deProduct,
    productDetails: deProductDetails,
    reviews: deReviews,
    search: deSearch,
    service: deService,
    cart: deCart,
    cartParts: deCartParts,
    ...CHECKOUT_FILES.de,
    ...ACCOUNT_FILES.de,
    auth: deAuth,
    content: deContent,
    error: deError,
    newsletter: deNewsletter,
    stores: deStores,
    consent: deConsent,
    placeSearch: dePlaceSearch,
  },
  it: {
    common: itCommon,
    cards: itCards,
    notices: itNotices,
    shell: itShell,
    fragments: itFragments,
    home: itHome,
    listing: itListing,
    product: itProduct,
    productDetails: itProductDetails,
    reviews: itReviews,
    search: itSearch,
    service: itService,
    cart: itCart,
    cartParts: itCartParts,
    ...CHECKOUT_FILES.it,
    ...ACCOUNT_FILES.it,
    auth: itAuth,
    content: itContent,
    error: itError,
    newsletter: itNewsletter,
    stores: itStores,
    consent: itConsent,
    placeSearch: itPlaceSearch,
  },
  pl: {
    common: plCommon,
    cards: plCards,
    notices: plNotices,
    shell: plShell,
    fragments: plFragments,
    home: plHome,
    listing: plListing,
    product: plProduct,
    productDetails: plProductDetails,
    reviews: plReviews,
    search: plSearch,
    service: plService,
    cart: plCart,
    cartParts: plCartParts,
    ...CHECKOUT_FILES.pl,
    ...ACCOUNT_FILES.pl,
    auth: plAuth,
    content: plContent,
    error: plError,
    newsletter: plNewsletter,
    stores: plStores,
    consent: plConsent,
    placeSearch: plPlaceSearch,
  },
};

/** All texts, loaded with the process. Pages are sent only the namespaces they use. */
export const MESSAGES = Object.fromEntries(
  LANGUAGES.map((language) => [language, textsWithNoBreakSpaces(FILES[language], language)]),
) as typeof FILES;

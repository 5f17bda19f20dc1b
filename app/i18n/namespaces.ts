import type { Messages } from "./translate";
import type account from "./messages/en/account.json";
import type dashboard from "./messages/en/dashboard.json";
import type address from "./messages/en/address.json";
import type settings from "./messages/en/settings.json";
import type loyalty from "./messages/en/loyalty.json";
import type reservations from "./messages/en/reservations.json";
import type preferences from "./messages/en/preferences.json";
import type orders from "./messages/en/orders.json";
import type auth from "./messages/en/auth.json";
import type cart from "./messages/en/cart.json";
import type cartParts from "./messages/en/cartParts.json";
import type checkout from "./messages/en/checkout.json";
import type ordering from "./messages/en/ordering.json";
import type storedValue from "./messages/en/storedValue.json";
import type cards from "./messages/en/cards.json";
import type common from "./messages/en/common.json";
import type consent from "./messages/en/consent.json";
import type content from "./messages/en/content.json";
import type error from "./messages/en/error.json";
import type fragments from "./messages/en/fragments.json";
import type home from "./messages/en/home.json";
import type listing from "./messages/en/listing.json";
import type notices from "./messages/en/notices.json";
import type newsletter from "./messages/en/newsletter.json";
import type places from "./messages/en/places.json";
import type placeSearch from "./messages/en/placeSearch.json";
import type product from "./messages/en/product.json";
import type productDetails from "./messages/en/productDetails.json";
import type reviews from "./messages/en/reviews.json";
import type search from "./messages/en/search.json";
import type service from "./messages/en/service.json";
import type shell from "./messages/en/shell.json";
import type wishlist from "./messages/en/wishlist.json";
import type stores from "./messages/en/stores.json";

/** Namespaces and keys, for the compiler only: nothing here reaches the browser. */
export interface Catalogue {
  common: typeof common;
  /** Texts of product cards, which only the server renders: never sent to a browser. */
  cards: typeof cards;
  /** Messages that the server shows on the next page after a form: never sent to a browser. */
  notices: typeof notices;
  shell: typeof shell;
  /** Texts of menus and footer, which only the server renders: never sent to a browser. */
  fragments: typeof fragments;
  home: typeof home;
  listing: typeof listing;
  product: typeof product;
  /**
   * Facts of a product that no choice of the shopper changes. Only the server renders them: never sent to a browser.
   */
  productDetails: typeof productDetails;
  /** Customers' reviews of a product. */
  reviews: typeof reviews;
  search: typeof search;
  service: typeof service;
  cart: typeof cart;
  /** Parts of the cart page that only the server renders, and its messages about lines: never sent to a browser. */
  cartParts: typeof cartParts;
  checkout: typeof checkout;
  /** Texts that the server writes about steps, methods and the outcome of a payment: never sent to a browser. */
  ordering: typeof ordering;
  /** Paying with gift cards in the checkout, and the subscriptions offered beside an order. */
  storedValue: typeof storedValue;
  account: typeof account;
  /** The account's first page. */
  dashboard: typeof dashboard;
  /** Searching orders, ordering again, withdrawing from an order. */
  orders: typeof orders;
  /** The fields of an address, in account and checkout. */
  address: typeof address;
  /** Profile, password, addresses, bank details, and the customer's personal data. */
  settings: typeof settings;
  loyalty: typeof loyalty;
  reservations: typeof reservations;
  /** Subscriptions and the preferred store. */
  preferences: typeof preferences;
  /** The wishlist of a visitor or customer, and one that somebody shared. */
  wishlist: typeof wishlist;
  auth: typeof auth;
  /** Texts of content pages, which only the server renders: never sent to a browser. */
  content: typeof content;
  error: typeof error;
  /** Texts of the newsletter pages, which only the server renders: never sent to a browser. */
  newsletter: typeof newsletter;
  /** Texts of the store pages, which only the server renders: never sent to a browser. */
  stores: typeof stores;
  /** Texts of the cookie choice, which only the server renders. */
  consent: typeof consent;
  /** Delivery to a shop, pickup point or locker, and to a named person; lists of places. */
  places: typeof places;
  /** The search for a shop, pickup point or locker, and the number of shops found. */
  placeSearch: typeof placeSearch;
}

export type Namespace = keyof Catalogue;

type PluralForm = `_${"zero" | "one" | "two" | "few" | "many" | "other"}`;
type WithoutPlural<K> = K extends `${infer Base}${PluralForm}` ? Base : K;

/**
 * Messages of every language: one that lacks a text of the English catalogue does not compile. A test checks the plural
 * forms.
 */
export type Translated = {
  readonly [N in Namespace]: Messages & {
    readonly [K in keyof Catalogue[N] as K extends `${string}${PluralForm}` ? never : K]: string;
  };
};

/** Key of a message; plural forms share their base key. */
export type Key<N extends Namespace> = Keys[N];
type Keys = { [N in Namespace]: WithoutPlural<keyof Catalogue[N] & string> };

/**
 * Messages as they are sent to a page: each namespace as one JSON text. Remix encodes loader data value by value, and
 * one long string costs a hundredth of three hundred short ones (ADR 0003).
 */
export type PageMessages = Partial<Record<Namespace, string>>;

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
  /** Products as cards, which are rendered on the server alone: never sent to a browser. */
  cards: typeof cards;
  /** What the server says after a form, on the page that comes then: never sent to a browser. */
  notices: typeof notices;
  shell: typeof shell;
  /** Menus and footer, which are rendered on the server alone: never sent to a browser. */
  fragments: typeof fragments;
  home: typeof home;
  listing: typeof listing;
  product: typeof product;
  /** What is told of a product and not changed by a shopper, rendered on the server alone: never sent to a browser. */
  productDetails: typeof productDetails;
  /** What shoppers say of a product. */
  reviews: typeof reviews;
  search: typeof search;
  service: typeof service;
  cart: typeof cart;
  /** Parts of the cart page that the server renders alone, and what it says of lines: never sent to a browser. */
  cartParts: typeof cartParts;
  checkout: typeof checkout;
  /** What the server says of the steps, of methods and of a payment's outcome: never sent to a browser. */
  ordering: typeof ordering;
  /** Gift cards that pay, and what is asked for beside an order, in the checkout. */
  storedValue: typeof storedValue;
  account: typeof account;
  /** The account's first page. */
  dashboard: typeof dashboard;
  /** Looking for orders, ordering again, withdrawing. */
  orders: typeof orders;
  /** The fields of an address, in account and checkout. */
  address: typeof address;
  /** Profile, password, addresses, bank details, one's data. */
  settings: typeof settings;
  loyalty: typeof loyalty;
  reservations: typeof reservations;
  /** Subscriptions and the preferred store. */
  preferences: typeof preferences;
  /** A wishlist, a visitor's, a customer's or one that somebody shared. */
  wishlist: typeof wishlist;
  auth: typeof auth;
  /** Pages made from content, which are rendered on the server alone: never sent to a browser. */
  content: typeof content;
  error: typeof error;
  /** Its pages are rendered on the server alone: never sent to a browser. */
  newsletter: typeof newsletter;
  /** As those of the newsletter. */
  stores: typeof stores;
  /** The choice about cookies, which is rendered on the server alone. */
  consent: typeof consent;
  /** Delivery to a shop, pickup point or locker, and to a named person; lists of places. */
  places: typeof places;
  /** Looking for a shop, pickup point or locker, and how many shops were found. */
  placeSearch: typeof placeSearch;
}

export type Namespace = keyof Catalogue;

type PluralForm = `_${"zero" | "one" | "two" | "few" | "many" | "other"}`;
type WithoutPlural<K> = K extends `${infer Base}${PluralForm}` ? Base : K;

/**
 * Messages of every language: a text of the English catalogue that another one lacks does not compile. Plural forms are
 * a test's.
 */
export type Translated = {
  readonly [N in Namespace]: Messages & {
    readonly [K in keyof Catalogue[N] as K extends `${string}${PluralForm}` ? never : K]: string;
  };
};

/** Key of a message; plural forms are called by their base key. */
export type Key<N extends Namespace> = Keys[N];
type Keys = { [N in Namespace]: WithoutPlural<keyof Catalogue[N] & string> };

/**
 * Messages as a page is sent them: each namespace as JSON text. Loader data is encoded value by value, and one long
 * string costs a hundredth of three hundred short ones (ADR 0003).
 */
export type PageMessages = Partial<Record<Namespace, string>>;

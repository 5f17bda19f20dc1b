import frAccount from "./messages/fr/account.json";
import frDashboard from "./messages/fr/dashboard.json";
import frAddress from "./messages/fr/address.json";
import frSettings from "./messages/fr/settings.json";
import frLoyalty from "./messages/fr/loyalty.json";
import frReservations from "./messages/fr/reservations.json";
import frPreferences from "./messages/fr/preferences.json";
import frOrders from "./messages/fr/orders.json";
import frWishlist from "./messages/fr/wishlist.json";
import enAccount from "./messages/en/account.json";
import enDashboard from "./messages/en/dashboard.json";
import enAddress from "./messages/en/address.json";
import enSettings from "./messages/en/settings.json";
import enLoyalty from "./messages/en/loyalty.json";
import enReservations from "./messages/en/reservations.json";
import enPreferences from "./messages/en/preferences.json";
import enOrders from "./messages/en/orders.json";
import enWishlist from "./messages/en/wishlist.json";
import esAccount from "./messages/es/account.json";
import esDashboard from "./messages/es/dashboard.json";
import esAddress from "./messages/es/address.json";
import esSettings from "./messages/es/settings.json";
import esLoyalty from "./messages/es/loyalty.json";
import esReservations from "./messages/es/reservations.json";
import esPreferences from "./messages/es/preferences.json";
import esOrders from "./messages/es/orders.json";
import esWishlist from "./messages/es/wishlist.json";
import deAccount from "./messages/de/account.json";
import deDashboard from "./messages/de/dashboard.json";
import deAddress from "./messages/de/address.json";
import deSettings from "./messages/de/settings.json";
import deLoyalty from "./messages/de/loyalty.json";
import deReservations from "./messages/de/reservations.json";
import dePreferences from "./messages/de/preferences.json";
import deOrders from "./messages/de/orders.json";
import deWishlist from "./messages/de/wishlist.json";
import itAccount from "./messages/it/account.json";
import itDashboard from "./messages/it/dashboard.json";
import itAddress from "./messages/it/address.json";
import itSettings from "./messages/it/settings.json";
import itLoyalty from "./messages/it/loyalty.json";
import itReservations from "./messages/it/reservations.json";
import itPreferences from "./messages/it/preferences.json";
import itOrders from "./messages/it/orders.json";
import itWishlist from "./messages/it/wishlist.json";
import plAccount from "./messages/pl/account.json";
import plDashboard from "./messages/pl/dashboard.json";
import plAddress from "./messages/pl/address.json";
import plSettings from "./messages/pl/settings.json";
import plLoyalty from "./messages/pl/loyalty.json";
import plReservations from "./messages/pl/reservations.json";
import plPreferences from "./messages/pl/preferences.json";
import plOrders from "./messages/pl/orders.json";
import plWishlist from "./messages/pl/wishlist.json";

/** Texts of the account and the wishlist by language, a part of `MESSAGES`. */
export const ACCOUNT_FILES = {
  fr: {
    account: frAccount,
    dashboard: frDashboard,
    address: frAddress,
    settings: frSettings,
    loyalty: frLoyalty,
    reservations: frReservations,
    preferences: frPreferences,
    orders: frOrders,
    wishlist: frWishlist,
  },
  en: {
    account: enAccount,
    dashboard: enDashboard,
    address: enAddress,
    settings: enSettings,
    loyalty: enLoyalty,
    reservations: enReservations,
    preferences: enPreferences,
    orders: enOrders,
    wishlist: enWishlist,
  },
  es: {
    account: esAccount,
    dashboard: esDashboard,
    address: esAddress,
    settings: esSettings,
    loyalty: esLoyalty,
    reservations: esReservations,
    preferences: esPreferences,
    orders: esOrders,
    wishlist: esWishlist,
  },
  de: {
    account: deAccount,
    dashboard: deDashboard,
    address: deAddress,
    settings: deSettings,
    loyalty: deLoyalty,
    reservations: deReservations,
    preferences: dePreferences,
    orders: deOrders,
    wishlist: deWishlist,
  },
  it: {
    account: itAccount,
    dashboard: itDashboard,
    address: itAddress,
    settings: itSettings,
    loyalty: itLoyalty,
    reservations: itReservations,
    preferences: itPreferences,
    orders: itOrders,
    wishlist: itWishlist,
  },
  pl: {
    account: plAccount,
    dashboard: plDashboard,
    address: plAddress,
    settings: plSettings,
    loyalty: plLoyalty,
    reservations: plReservations,
    preferences: plPreferences,
    orders: plOrders,
    wishlist: plWishlist,
  },
};

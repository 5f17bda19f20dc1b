import type { ActionFunctionArgs } from "@remix-run/node";
import * as addressBook from "#app/routes/$locale.account.settings.delivery-addresses._index/route.tsx";
import * as alerts from "#app/routes/$locale.account.alerts/route.tsx";
import * as bank from "#app/routes/$locale.account.settings.bank-details/route.tsx";
import * as billing from "#app/routes/$locale.account.settings.billing-address/route.tsx";
import * as close from "#app/routes/$locale.account.delete/route.tsx";
import * as editAddress from "#app/routes/$locale.account.settings.delivery-addresses.$id.$page/route.tsx";
import * as newAddress from "#app/routes/$locale.account.settings.delivery-addresses.create/route.tsx";
import * as order from "#app/routes/$locale.account.orders.$orderNumber/route.tsx";
import * as password from "#app/routes/$locale.account.change-password/route.tsx";
import * as profile from "#app/routes/$locale.account.settings.edit/route.tsx";
import * as reactivate from "#app/routes/$locale.account.reactivate/route.tsx";
import * as reservations from "#app/routes/$locale.account.reservations/route.tsx";
import * as store from "#app/routes/$locale.account.store/route.tsx";
import * as subscriptions from "#app/routes/$locale.account.subscriptions/route.tsx";
import * as wishlist from "#app/routes/$locale.account.wishlist/route.tsx";
import * as withdraw from "#app/routes/$locale.account.orders.$orderNumber_.withdraw/route.tsx";
import { aLine } from "./builders";

type Values = Record<string, string>;
type Action = (args: ActionFunctionArgs) => unknown;

export interface AccountFormCase {
  /** Part of the address after `/fr-fr/account/`. */
  page: string;
  action: Action;
  params?: Values;
  values: Values;
  /** Forms of the page that must be sent first. */
  before?: Values;
  /**
   * What the form keeps when it is refused: `values` all that was typed, `secret` nothing because it is secret,
   * `button` nothing because it has no fields.
   */
  keeps: "values" | "secret" | "button";
  /** For a deleted account. */
  isDeleted?: true;
}

const { sku, productId, lineId } = aLine();
const PLACE = { line1: "3 allée des Tilleuls", line2: "Bâtiment B", zipCode: "69002", city: "Lyon", country: "FR" };
const ADDRESS = { firstName: "Zoé", lastName: "Brun", ...PLACE, phone: "06 98 76 54 32" };
const NUMBER = "2610000001";

/** All forms of the account that change something, with valid values. */
export const ACCOUNT_FORMS: Record<string, AccountFormCase> = {
  profile: {
    page: "settings/edit",
    action: profile.action,
    values: {
      firstName: "Zoé",
      lastName: "Brun",
      email: "zoe@vitrine.test",
      phone: "06 98 76 54 32",
      gender: "F",
      birthday: "1990-02-03",
      preferredChannel: "SMS",
      optinNews: "on",
    },
    keeps: "values",
  },
  "billing address": { page: "settings/billing-address", action: billing.action, values: PLACE, keeps: "values" },
  "new address": {
    page: "settings/delivery-addresses/create",
    action: newAddress.action,
    values: ADDRESS,
    keeps: "values",
  },
  "an address": {
    page: "settings/delivery-addresses/work/edit",
    action: editAddress.action,
    params: { id: "work", page: "edit" },
    values: ADDRESS,
    keeps: "values",
  },
  "bank details": {
    page: "settings/bank-details",
    action: bank.action,
    values: { iban: "DE89 3704 0044 0532 0130 00", holder: "Zoé Brun" },
    keeps: "secret",
  },
  password: {
    page: "change-password",
    action: password.action,
    values: { currentPassword: "vitrine", newPassword: "une phrase à moi" },
    keeps: "secret",
  },
  closing: { page: "delete", action: close.action, values: { understood: "on" }, keeps: "values" },
  subscriptions: {
    page: "subscriptions",
    action: subscriptions.action,
    values: { shown: "survey", survey: "on" },
    keeps: "values",
  },
  "subscriptions, undone": {
    page: "subscriptions",
    action: subscriptions.action,
    before: { shown: "survey", survey: "on" },
    values: { intent: "undo" },
    keeps: "button",
  },
  "preferred store": {
    page: "store",
    action: store.action,
    values: { intent: "choose", storeId: "3003" },
    keeps: "button",
  },
  "an address, deleted": {
    page: "settings/delivery-addresses",
    action: addressBook.action,
    values: { intent: "delete", id: "work" },
    keeps: "button",
  },
  "an address, favourite": {
    page: "settings/delivery-addresses",
    action: addressBook.action,
    values: { intent: "favourite", id: "work" },
    keeps: "button",
  },
  "an address, undone": {
    page: "settings/delivery-addresses",
    action: addressBook.action,
    before: { intent: "delete", id: "work" },
    values: { intent: "undo", id: "work" },
    keeps: "button",
  },
  "an alert": { page: "alerts", action: alerts.action, values: { intent: "delete", sku }, keeps: "button" },
  "an alert, undone": {
    page: "alerts",
    action: alerts.action,
    before: { intent: "delete", sku },
    values: { intent: "undo", sku },
    keeps: "button",
  },
  "a reservation": {
    page: "reservations",
    action: reservations.action,
    values: { cancel: "R100001" },
    keeps: "button",
  },
  "a reservation, undone": {
    page: "reservations",
    action: reservations.action,
    before: { cancel: "R100001" },
    values: { undo: "R100001" },
    keeps: "button",
  },
  "a wish": { page: "wishlist", action: wishlist.action, values: { intent: "remove", productId }, keeps: "button" },
  "a wish, undone": {
    page: "wishlist",
    action: wishlist.action,
    before: { intent: "remove", productId },
    values: { intent: "undo", productId },
    keeps: "button",
  },
  "order again": {
    page: `orders/${NUMBER}`,
    action: order.action,
    params: { orderNumber: NUMBER },
    values: {},
    keeps: "button",
  },
  withdrawal: {
    page: `orders/${NUMBER}/withdraw`,
    action: withdraw.action,
    params: { orderNumber: NUMBER },
    values: { key: "5f0c7b1e-1111-4111-8111-000000000000", line: lineId, [`quantity-${lineId}`]: "1" },
    keeps: "button",
  },
  reactivating: { page: "reactivate", action: reactivate.action, values: {}, keeps: "button", isDeleted: true },
};

import { z } from "zod";
import {
  addressesQuerySchema,
  billingAddressInputSchema,
  billingAddressSchema,
  customerAddressesSchema,
  deliveryAddressesSchema,
  deliveryAddressInputSchema,
  newDeliveryAddressSchema,
  deliveryAddressSchema,
} from "#models/address.ts";
import {
  accountUpdateSchema,
  bankStatementsInputSchema,
  bankStatementsSchema,
  changePasswordSchema,
  customerSchema,
  lastPurchaseDateSchema,
  subscriptionsSchema,
  subscriptionsUpdateSchema,
  transactionSubscriptionsQuerySchema,
  transactionSubscriptionsSchema,
} from "#models/customer.ts";
import { ownGiftCardsSchema } from "#models/payment.ts";
import { loyaltyHistorySchema, loyaltyOffersSchema } from "#models/offer.ts";
import { pageQuerySchema } from "#models/schema-parts.ts";
import { digits, errors, type Given, topic } from "../call";

/**
 * A call for the signed-in customer. For a deleted account it is answered 403 ACCOUNT_DELETED until the account is
 * reactivated.
 */
function own(id: string, summary: string, given: Omit<Given, "id" | "summary">): Given {
  return { id, summary, who: "customer", ...given, more: { ...errors(403), ...given.more } };
}

const id = z.string().min(1).max(64);

export const CUSTOMER_CALLS = [
  ...topic("Account", {
    "GET /accounts-self/": own("getAccount", "The account, deleted or not", { ok: customerSchema, more: errors(404) }),
    "PUT /accounts-self/": own("updateAccount", "Changes what is sent", {
      body: accountUpdateSchema,
      ok: customerSchema,
      more: errors(404, 422),
    }),
    "DELETE /accounts-self/": own("deleteAccount", "Deletes the account; it can be reactivated", {
      more: { 204: "It is deleted, and the customer's other sessions have ended" },
    }),
    "PUT /accounts-self/password": own("changePassword", "Changes the password", {
      body: changePasswordSchema,
      more: { ...errors(422), 204: "It is changed, and the customer's other sessions have ended" },
    }),
    "PUT /accounts-self/reactivate/": own("reactivateAccount", "Makes a deleted account usable again", {
      ok: customerSchema,
      more: errors(404),
    }),
  }),
  ...topic("Addresses", {
    "GET /customers-self/addresses": own(
      "listAddresses",
      "Both kinds, delivery addresses of one country if it is named",
      {
        query: addressesQuerySchema,
        ok: customerAddressesSchema,
      },
    ),
    "GET /customers-self/addresses/delivery": own("listDeliveryAddresses", "Delivery addresses", {
      ok: deliveryAddressesSchema,
    }),
    "POST /customers-self/addresses/deliveries": own(
      "addDeliveryAddress",
      "Adds a delivery address, at the end unless a place is named",
      {
        body: newDeliveryAddressSchema,
        more: { ...errors(422), 201: { description: "It is kept", body: deliveryAddressSchema } },
      },
    ),
    "PUT /customers-self/addresses/delivery/{id}": own("changeDeliveryAddress", "Changes a delivery address", {
      params: { id },
      body: deliveryAddressInputSchema,
      ok: deliveryAddressSchema,
      more: errors(404),
    }),
    "DELETE /customers-self/addresses/delivery/{id}": own("removeDeliveryAddress", "Removes a delivery address", {
      params: { id },
      more: { ...errors(404), 204: "It is gone" },
    }),
    "GET /customers-self/addresses/billing": own("getBillingAddress", "The billing address", {
      ok: billingAddressSchema,
      more: { 404: "There is none yet" },
    }),
    "PUT /customers-self/addresses/billing": own("setBillingAddressOfAccount", "The billing address from now on", {
      body: billingAddressInputSchema,
      ok: billingAddressSchema,
    }),
  }),
  ...topic("Subscriptions", {
    "GET /customers-self/subscriptions": own("listSubscriptions", "What the customer wants to hear of", {
      ok: subscriptionsSchema,
    }),
    "PUT /customers-self/subscriptions": own("changeSubscriptions", "Changes the types that are sent", {
      body: subscriptionsUpdateSchema,
      ok: subscriptionsSchema,
      more: errors(422),
    }),
    "GET /customers-self/transaction-subscriptions": own(
      "listTransactionSubscriptions",
      "What the checkout may offer",
      {
        query: transactionSubscriptionsQuerySchema,
        ok: transactionSubscriptionsSchema,
      },
    ),
    "GET /customers-self/gift-cards": own("listGiftCards", "Gift cards that are kept on the account", {
      ok: ownGiftCardsSchema,
    }),
    "GET /customers-self/bankStatements": own("getBankStatements", "Where refunds go", { ok: bankStatementsSchema }),
    "PUT /customers-self/bankStatements": own("setBankStatements", "Where refunds go from now on", {
      body: bankStatementsInputSchema,
      ok: bankStatementsSchema,
      more: errors(422),
    }),
    "GET /customers-self/lastPurchaseDate": own("getLastPurchaseDate", "When the customer last bought", {
      ok: lastPurchaseDateSchema,
    }),
  }),
  ...topic("Loyalty", {
    "GET /customers-self/loyalty/offers/{storeId}": own("listLoyaltyOffers", "What points buy", {
      params: { storeId: digits },
      ok: loyaltyOffersSchema,
      more: errors(404),
    }),
    "GET /customers-self/loyalty": own("listLoyaltyMovements", "Points won and spent, newest first", {
      query: pageQuerySchema,
      ok: loyaltyHistorySchema,
    }),
  }),
];

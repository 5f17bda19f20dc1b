import { z } from "zod";
import { cartAddressInputSchema } from "#models/address.ts";
import {
  cartSchema,
  cartSubscriptionsSchema,
  hspReceiverSchema,
  loyaltyOfferIdsSchema,
  validatedCartSchema,
} from "#models/cart.ts";
import {
  completePaymentSchema,
  paymentResultSchema,
  payWithGiftCardSchema,
  startPaymentSchema,
  giftCardSchema,
} from "#models/payment.ts";
import { shippingAddressInputSchema } from "#models/shipping.ts";
import { cartId, errors, type Given, topic, versionQuery } from "../call";

const NO_CART = "There is no such cart for the asker (`No cart found for id …`), or no such thing in it";
const CONFLICT = "Somebody else changed the cart since that version: reload it and try again, once";

/** A change of the customer's own cart. */
function change(id: string, summary: string, given: Partial<Given> = {}): Given {
  const { params = {}, more = {}, ...rest } = given;
  return {
    id,
    summary,
    who: "customer",
    params: { cartId, ...params },
    query: versionQuery,
    ok: cartSchema,
    more: { ...errors(403, 422), 404: NO_CART, 409: CONFLICT, ...more },
    ...rest,
  };
}

const POINT_REFUSED =
  "It cannot go there: COUNTRY_NOT_DELIVERED, SHIPPING_METHOD_UNAVAILABLE, DELIVERY_POINT_REQUIRED, DELIVERY_POINT_UNKNOWN, DELIVERY_POINT_FULL, DELIVERY_POINT_CLOSED";

const giftCardId = giftCardSchema.shape.giftCardId;
const CHANGED =
  "The shopper was shown something else: CHECKOUT_INCOMPLETE, STOCK_CHANGED, AMOUNT_CHANGED, GIFT_CARD_BALANCE, DELIVERY_POINT_UNAVAILABLE";

const NO_GIFT_CARD =
  "The card does not pay so: GIFT_CARD_UNKNOWN, GIFT_CARD_EXPIRED, GIFT_CARD_CURRENCY, GIFT_CARD_BALANCE, GIFT_CARD_AMOUNT";

export const CHECKOUT_CALLS = topic("Checkout", {
  "GET /carts-self": {
    id: "getOwnCart",
    summary: "The customer's cart; its payments name the one that may yet be charged, or is",
    who: "customer",
    ok: cartSchema,
    more: { 404: "The customer has no cart" },
  },
  "POST /carts-self/{cartId}/billing-address": change("setBillingAddress", "Where the bill goes", {
    body: cartAddressInputSchema,
  }),
  "POST /carts-self/{cartId}/shipping-method/{shippingMethodId}": change(
    "setShippingMethod",
    "How and where the parcel goes; VI needs no address, LM, PR and LO a point of theirs: its id beside its address, its name in address2",
    {
      params: { shippingMethodId: z.string().regex(/^[A-Z]{2,3}$/) },
      body: shippingAddressInputSchema,
      more: { 422: POINT_REFUSED },
    },
  ),
  "POST /carts-self/{cartId}/shipping-method-hsp": change("setHspReceiver", "The person to whom the parcel is handed", {
    body: hspReceiverSchema,
    more: { 412: "There is no billing address yet" },
  }),
  "GET /carts-self/{cartId}/gift-cards/{giftCardId}": {
    id: "getGiftCard",
    summary: "What is on a gift card that may pay this cart",
    who: "customer",
    params: { cartId, giftCardId },
    ok: giftCardSchema,
    more: { 404: "There is no such card (GIFT_CARD_UNKNOWN), or it is another customer's; or no such cart" },
  },
  "POST /carts-self/{cartId}/gift-cards/{giftCardId}": change(
    "payWithGiftCard",
    "Pays a part with a gift card; asked again, the amount replaces the one before",
    { params: { giftCardId }, body: payWithGiftCardSchema, more: { 422: NO_GIFT_CARD } },
  ),
  "DELETE /carts-self/{cartId}/gift-cards/{giftCardId}": change(
    "removeGiftCard",
    "Takes a gift card out: one it is paid with, or one that was bought",
    { params: { giftCardId } },
  ),
  "POST /carts-self/{cartId}/loyalty-card": change("addLoyaltyCard", "Buys the loyalty card"),
  "DELETE /carts-self/{cartId}/loyalty-card": change("removeLoyaltyCard", "Takes the loyalty card out"),
  "PUT /carts-self/{cartId}/loyalty-offers": change("chooseLoyaltyOffers", "The loyalty offers from now on", {
    query: versionQuery.extend({ cartId: cartId.optional() }),
    body: loyaltyOfferIdsSchema,
  }),
  "PUT /carts-self/{cartId}/subscriptions": change("setCartSubscriptions", "What the shopper ticked", {
    query: versionQuery.partial(),
    body: cartSubscriptionsSchema,
  }),
  "POST /carts-self/{cartId}/payments": change("startPayment", "Starts a payment of what is left to pay", {
    body: startPaymentSchema,
    idempotent: true,
    ok: paymentResultSchema,
    more: { 412: CHANGED },
  }),
  "POST /carts-self/{cartId}/payments/adyen": change(
    "completePayment",
    "Where the payment stands, with whatever the browser brought, or nothing: that is for the record only",
    { query: versionQuery.partial(), body: completePaymentSchema, ok: paymentResultSchema },
  ),
  "POST /carts-self/{cartId}/validate": change(
    "validateCart",
    "Makes the cart its one order: asked again, under whatever key or version, it is the same order",
    {
      idempotent: true,
      ok: validatedCartSchema,
      more: {
        402: "No payment covers what is left to pay",
        412: `${CHANGED}. A payment of another amount is given back`,
      },
    },
  ),
});

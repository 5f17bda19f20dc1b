import { z } from "zod";
import {
  addDonationSchema,
  buyGiftCardSchema,
  cartSchema,
  createCartSchema,
  mergeAnswerSchema,
  mergeCartsSchema,
  skuListSchema,
  sourceCartIdSchema,
} from "#models/cart.ts";
import { shippingMethodsSchema, shippingQuerySchema } from "#models/shipping.ts";
import { cartId, digits, errors, type Given, topic, versionQuery } from "../call";

/** Responses of every change of a cart, in addition to the cart. */
const CHANGE = {
  ...errors(422),
  404: "There is no such cart for the asker (`No cart found for id …`), or no such thing in it",
  409: "Somebody else changed the cart since that version: reload it and try again, once",
};

function change(id: string, summary: string, given: Partial<Given> = {}): Given {
  const { params = {}, more = {}, ...rest } = given;
  return {
    id,
    summary,
    params: { cartId, ...params },
    query: versionQuery,
    ok: cartSchema,
    more: { ...CHANGE, ...more },
    ...rest,
  };
}

const lineId = z.string().min(1).max(64);
const promoCode = z.string().min(1).max(50);

export const CART_CALLS = topic("Cart", {
  "POST /carts": {
    id: "createCart",
    summary: "A new cart: a visitor's with `user` null, else the customer's only one",
    body: createCartSchema,
    more: {
      ...errors(403),
      201: { description: "The cart at version 1", body: cartSchema },
      406: "The customer has a cart already: it is at /carts-self",
    },
  },
  "POST /carts/merge": {
    id: "mergeCarts",
    summary: "A visitor's cart poured into the customer's: quantities added up as far as stock goes",
    who: "customer",
    body: mergeCartsSchema,
    ok: mergeAnswerSchema,
    more: { ...errors(403), 226: { description: "Both held something and are one now", body: mergeAnswerSchema } },
  },
  "GET /carts/{cartId}": {
    id: "getCart",
    summary: "A cart with prices and stock of this moment",
    params: { cartId },
    ok: cartSchema,
    more: { 404: CHANGE[404] },
  },
  "DELETE /carts/{cartId}": {
    id: "deleteCart",
    summary: "Throws a cart away",
    params: { cartId },
    query: versionQuery,
    more: { 204: "It is gone", 404: CHANGE[404], 409: CHANGE[409] },
  },
  "POST /carts/{cartId}/products/{id}": change("addProduct", "One more of the sku `id`", {
    params: { id: digits },
    more: { 422: "It is not added: Product_out_of_stock, QUANTITY_ABOVE_MAXIMUM, TOO_MANY_LINES" },
  }),
  "POST /carts/{cartId}/products-list/": change("addProducts", "One of each sku named, as often as it is named", {
    query: versionQuery.extend({ sourceCartId: sourceCartIdSchema.optional() }),
    body: skuListSchema,
    more: { 206: { description: "Some were not added: see `productsNotAdded`", body: cartSchema } },
  }),
  "PUT /carts/{cartId}/products/{id}/quantity/{quantity}": change(
    "setQuantity",
    "The quantity of the line `id` from now on",
    {
      params: {
        id: lineId,
        quantity: z.string().regex(/^0{0,3}[1-9]\d{0,9}$/, "must be a whole number from 1"),
      },
    },
  ),
  "DELETE /carts/{cartId}/products/{id}": change("removeProduct", "Takes the line `id` out", {
    params: { id: lineId },
  }),
  "PUT /carts/{cartId}/refresh": change("refreshCart", "Lowers lines to what stock allows: see `productsNotAdded`"),
  "POST /carts/{cartId}/promo-code/{promoCode}": change("addPromoCode", "Enters a promo code", {
    params: { promoCode },
  }),
  "DELETE /carts/{cartId}/promo-code/{promoCode}": change("removePromoCode", "Takes a promo code out", {
    params: { promoCode },
  }),
  "POST /carts/{cartId}/gift-card": change("buyGiftCard", "Puts a gift card into the cart", {
    body: buyGiftCardSchema,
  }),
  "DELETE /carts/{cartId}/gift-card/{giftCardId}": change("removeBoughtGiftCard", "Takes a bought gift card out", {
    params: { giftCardId: z.string().min(1).max(64) },
  }),
  "POST /carts/{cartId}/donation": change("addDonation", "Adds one of the shop's donations, once", {
    body: addDonationSchema,
  }),
  "DELETE /carts/{cartId}/donation/{donationId}": change("removeDonation", "Takes a donation out", {
    params: { donationId: z.string().min(1).max(50) },
  }),
  "GET /deliveries/shipping-methods": {
    id: "listShippingMethods",
    summary: "How a cart can travel to a country; without a cart, what everybody may choose",
    query: shippingQuerySchema,
    ok: shippingMethodsSchema,
    more: { 404: CHANGE[404], ...errors(422) },
  },
});

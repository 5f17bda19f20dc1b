import { z } from "zod";
import { cartAddressSchema } from "#models/address.ts";
import { cartCustomerSchema, cartSchema } from "#models/cart.ts";
import { moneySchema } from "#models/money.ts";
import { SHIPPING_METHOD_KEYS } from "#models/shipping.ts";

/**
 * What is kept of a cart: what the shopper chose, never what it costs. Prices, names and stock are looked up whenever
 * the cart is shown.
 */
export const cartLineSchema = z.object({
  lineId: z.string(),
  sku: z.string(),
  quantity: z.number().int().min(1),
  /** The promo code or loyalty offer that gave this line for nothing. */
  giftOf: z.string().optional(),
  lastModifiedAt: z.string(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartStateSchema = z.object({
  customer: cartCustomerSchema.nullable(),
  lines: z.array(cartLineSchema),
  promoCodes: z.array(z.string()),
  loyaltyOfferIds: z.array(z.string()),
  loyaltyCard: z.object({ cardId: z.string() }).nullable(),
  giftCards: cartSchema.shape.giftCards,
  donations: z.array(z.object({ id: z.string(), amount: moneySchema })),
  giftCardPayments: z.array(z.object({ paymentId: z.string(), giftCardId: z.string(), amount: moneySchema })),
  billingAddress: cartAddressSchema.nullable(),
  shippingAddress: cartAddressSchema.nullable(),
  shippingMethodKey: z.enum(SHIPPING_METHOD_KEYS).nullable(),
  subscriptions: z.array(z.object({ type: z.enum(["SURV", "INVIT"]) })),
  productsNotAdded: z.array(z.string()),
  sourceCartId: z.string().nullable(),
});
export type CartState = z.infer<typeof cartStateSchema>;

export function emptyCart(customer: CartState["customer"]): CartState {
  return {
    customer,
    lines: [],
    promoCodes: [],
    loyaltyOfferIds: [],
    loyaltyCard: null,
    giftCards: [],
    donations: [],
    giftCardPayments: [],
    billingAddress: null,
    shippingAddress: null,
    shippingMethodKey: null,
    subscriptions: [],
    productsNotAdded: [],
    sourceCartId: null,
  };
}

/** Nothing to order. A gift alone is nothing. */
export function hasNothingToOrder(state: CartState): boolean {
  const bought = state.lines.some((line) => line.giftOf === undefined);
  return !bought && state.giftCards.length === 0 && state.donations.length === 0 && state.loyaltyCard === null;
}

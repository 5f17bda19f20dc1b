import { z } from "zod";
import {
  comparableInstant,
  decorativeField,
  lenientArray,
  optionalField,
  withFallback,
  shownText,
} from "./lenient-schemas";
import { cartAddressSchema } from "./address";
import { NO_PICTURE } from "./picture-url";
import { hasNoRepeats } from "./schema-parts";
import { moneySchema } from "./money";
import { PAYMENT_PROVIDERS } from "./payment";
import { PAYMENT_METHODS } from "./payment-methods";
import { pictureSchema, priceTypeSchema } from "./product";
import { chosenMethodSchema } from "./shipping";
import { GOODS_ID } from "./goods-id";

/** The cart as the gateway keeps it (C3). Every amount is cents with its currency (C9). */

/** REM amount off, PTS points, CAD gift, COU coupon (C3). */
export const DISCOUNT_TYPES = ["REM", "PTS", "CAD", "COU"] as const;

export const cartCustomerSchema = z.object({
  customerId: z.string(),
  email: z.string(),
  loyaltyCardId: optionalField(z.string()),
  /** Last purchase as YYYYMMDD, or `new` (S7). */
  loyaltySeniority: optionalField(z.string()),
  loyaltyType: optionalField(z.string()),
});
export type CartCustomer = z.infer<typeof cartCustomerSchema>;
/** The same, as it is sent. */
export const cartCustomerInputSchema = cartCustomerSchema.extend({
  loyaltyCardId: z.string().optional(),
  loyaltySeniority: z.string().optional(),
  loyaltyType: z.string().optional(),
});

export const lineItemSchema = z.object({
  lineId: z.string(),
  sku: z.string(),
  productId: z.string(),
  optionId: z.string(),
  quantity: z.number().int().min(1),
  /** Total stock available for this sku, including this line's quantity. */
  availableQuantity: z.number().int().min(0),
  price: moneySchema,
  totalPrice: moneySchema,
  catalogPrice: z.object({
    price: moneySchema,
    strikeThroughPrice: moneySchema.nullable(),
    lowestPrice30Days: moneySchema.nullable(),
    priceType: priceTypeSchema,
  }),
  segmentationId: z.string(),
  isFree: z.boolean(),
  lastModifiedAt: comparableInstant,
  /** Comma-separated list (C3). */
  categoryLabel: withFallback(z.string(), ""),
  /** Semicolon-separated list (C3). */
  marketingLabels: withFallback(z.string(), ""),
  name: z.string(),
  color: z.object({ id: z.string(), name: z.string() }),
  size: z.object({ id: z.string(), label: z.string() }),
  /** The shop reads neither. */
  ref: shownText(),
  model: shownText(),
  picture: withFallback(pictureSchema, NO_PICTURE),
  discountMessages: lenientArray(z.object({ type: z.enum(DISCOUNT_TYPES), displayedAmount: z.string() })),
});
export type LineItem = z.infer<typeof lineItemSchema>;

export const cartPaymentSchema = z.object({
  paymentId: z.string(),
  paymentProvider: z.enum(PAYMENT_PROVIDERS),
  /**
   * The shop never reads this name: an app may pay by a product that is unknown here, and the cart is ordered all the
   * same.
   */
  paymentProduct: withFallback(z.enum([...PAYMENT_METHODS, "giftcard"]), "cb"),
  amountPlanned: moneySchema,
  giftCardId: optionalField(z.string()),
});

/** Receiver, message and day of a gift card to be sent; without them it goes to the buyer at once. */
const giftCardShape = {
  recipientName: z.string().trim().min(1).max(100),
  recipientEmail: z.email().max(100),
  message: z.string().trim().max(300),
  sendDate: z.iso.date(),
};
const boughtGiftCardSchema = z.object({
  giftCardId: z.string(),
  amount: moneySchema,
  recipientName: decorativeField(giftCardShape.recipientName),
  recipientEmail: decorativeField(giftCardShape.recipientEmail),
  message: decorativeField(giftCardShape.message),
  sendDate: decorativeField(giftCardShape.sendDate),
});

/** Only shown: none where the gateway has no programme for the site. */
export const pointsSchema = withFallback(z.number().int(), 0);
const cartSubscriptionSchema = z.object({ type: z.enum(["SURV", "INVIT"]) });

export const cartSchema = z.object({
  id: z.string(),
  version: z.number().int().min(1),
  customer: cartCustomerSchema.nullable(),
  lineItems: z.array(lineItemSchema),
  /** Lines, gift cards, donations and delivery, less discounts. */
  totalPrice: moneySchema,
  shippingAddress: cartAddressSchema.nullable(),
  shippingInfo: z.object({ shippingMethodKey: chosenMethodSchema, name: shownText(), price: moneySchema }).nullable(),
  billingAddress: cartAddressSchema.nullable(),
  /** Gift cards bought in this cart. Those it is paid with are payments of the provider `vitrine`. */
  giftCards: z.array(boughtGiftCardSchema),
  loyaltyCard: z.object({ cardId: z.string(), price: moneySchema }).nullable(),
  donations: z.array(z.object({ id: z.string(), amount: moneySchema })),
  /** `value` is what a code is worth; that amount is in `discounts`, or already off the delivery price. */
  discountCode: z.array(
    z.object({
      code: z.string(),
      type: withFallback(z.enum(DISCOUNT_TYPES), "REM"),
      value: moneySchema,
      productOutOfStock: z.boolean(),
      /** The shop does not read it. */
      opcId: shownText(),
    }),
  ),
  discounts: z.array(z.object({ label: shownText(), value: moneySchema })),
  loyaltyOffers: withFallback(
    z.object({
      offers: lenientArray(z.object({ id: z.string(), label: z.string(), productOutOfStock: z.boolean() })),
    }),
    { offers: [] },
  ),
  payments: z.array(cartPaymentSchema),
  subscriptions: lenientArray(cartSubscriptionSchema),
  loyaltyPointsEarned: pointsSchema,
  loyaltyBonusPointsEarned: pointsSchema,
  loyaltyPointsIncentive: withFallback(z.string().nullable(), null),
  /** Skus of the sent list that could not be added (206). */
  productsNotAdded: z.array(z.string()),
  orderNumber: z.string().nullable(),
  sourceCartId: withFallback(z.string().nullable(), null),
});
export type Cart = z.infer<typeof cartSchema>;

/** `POST /carts`: null for a visitor. */
export const createCartSchema = z.strictObject({ user: cartCustomerInputSchema.nullable() });

/** `POST /carts/{cartId}/products-list/`: each sku once per piece. 206 when some were not added. */
export const skuListSchema = z.array(z.string().regex(GOODS_ID)).min(1).max(500);

/** Query parameter of that call: the shared cart that the skus come from, which the cart then remembers (C3). */
export const sourceCartIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** `POST /carts/{cartId}/gift-card`: buys one, of a value within the domain parameters. */
export const buyGiftCardSchema = z.strictObject({ amount: moneySchema, ...z.object(giftCardShape).partial().shape });
/** `POST /carts/{cartId}/donation`: one of the domain parameters' active donations. */
export const addDonationSchema = z.strictObject({ donationId: z.string().min(1).max(50) });
/** `PUT /carts-self/{cartId}/subscriptions` */
export const cartSubscriptionsSchema = z.strictObject({
  subscriptions: z
    .array(cartSubscriptionSchema)
    .max(2)
    .refine((items) => hasNoRepeats(items.map(({ type }) => type)), "must name each type once"),
});
/** `PUT /carts-self/{cartId}/loyalty-offers`: replaces the chosen offers, possibly by none. */
export const loyaltyOfferIdsSchema = z.strictObject({
  loyaltyOfferIds: z.array(z.string().min(1).max(50)).max(10).refine(hasNoRepeats, "must name each offer once"),
});
/** `POST /carts-self/{cartId}/shipping-method-hsp`: the person to whom the parcel is handed. */
export const hspReceiverSchema = z.strictObject({
  firstName: z.string().trim().min(1).max(50),
  lastName: z.string().trim().min(1).max(50),
  phone: z.string().max(30).optional(),
  phoneNumberCountry: z.string().length(2).optional(),
});

/**
 * `POST /carts/merge`: answered 200 or, when something was merged, 226. A null cart, or null alone, means that nothing is
 * left.
 */
export const mergeCartsSchema = z.strictObject({
  cartId: z.string().min(1).max(64),
  customer: cartCustomerInputSchema,
});
export const mergedCartSchema = z.object({ cart: cartSchema.nullable(), hasBeenMerged: z.boolean() });
export type MergedCart = z.infer<typeof mergedCartSchema>;
export const mergeAnswerSchema = mergedCartSchema.nullable();

/** `POST /carts-self/{cartId}/validate`: the accepted order, which may appear in the order list a little later. */
export const validatedCartSchema = z.object({ orderNumber: z.string(), cartId: z.string() });

import { z } from "zod";
import {
  decorativeField,
  instantSchema,
  lenientArray,
  optionalField,
  partialArray,
  shownText,
  withFallback,
} from "./lenient-schemas";
import { hasNoRepeats, pageQuerySchema, pageShape } from "./schema-parts";
import { cartAddressSchema } from "./address";
import { cartSchema, lineItemSchema, pointsSchema } from "./cart";
import { moneySchema } from "./money";
import { ORDER_STATUSES } from "./order-status";
import { chosenMethodSchema, promisedDays } from "./shipping";

const ANY_STATUS = [...ORDER_STATUSES, "OTHER"] as const;
/** PAID; CHECKING: the provider has not confirmed yet; TO_PAY: waiting for voucher payment; REFUSED. */
export const ORDER_PAYMENT_STATUSES = ["PAID", "CHECKING", "TO_PAY", "REFUSED"] as const;
/**
 * OTHER: given back in part or in full, or unknown to the shop; nothing is said about it, and it does not count as
 * paid.
 */
const ANY_PAYMENT_STATUS = [...ORDER_PAYMENT_STATUSES, "OTHER"] as const;

/** When an order reached a state. */
const orderEventSchema = z.object({ status: z.enum(ORDER_STATUSES), at: instantSchema });
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Who carries the parcel; `url` is the carrier's own page about it. */
const trackingSchema = z.object({ carrier: z.string(), number: z.string(), url: decorativeField(z.string().max(500)) });

const withdrawnLineSchema = z.object({ lineId: z.string(), quantity: z.number().int().min(1) });

/**
 * `POST /orders-self/{orderNumber}/withdrawal` acknowledges a withdrawal (BEY-02) from what is left of the pieces asked
 * for. A key that it knows answers its withdrawal again, whatever else the request says; if nothing is left of the
 * lines, it answers the latest withdrawal that they were in. So a repeated request changes nothing.
 */
export const withdrawalSchema = z.object({
  idempotencyKey: z.string(),
  reference: z.string(),
  receivedAt: instantSchema,
  lines: z.array(withdrawnLineSchema).min(1),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawInputSchema = z.strictObject({
  /** Made by the customer's page, once for each choice. */
  idempotencyKey: z.string().min(1).max(64),
  lines: z
    .array(z.strictObject({ lineId: z.string().min(1).max(64), quantity: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .refine((lines) => hasNoRepeats(lines.map(({ lineId }) => lineId)), "must name each line once"),
});
export type WithdrawInput = z.infer<typeof withdrawInputSchema>;

/** Once the order is placed it is only shown: one that cannot be read takes no more than itself away. */
const orderAddressSchema = withFallback(cartAddressSchema.nullable(), null);

export const orderSchema = z.object({
  orderNumber: z.string(),
  cartId: z.string(),
  createdAt: instantSchema,
  status: withFallback(z.enum(ANY_STATUS), "OTHER"),
  paymentStatus: withFallback(z.enum(ANY_PAYMENT_STATUS), "OTHER"),
  email: shownText(),
  currency: z.string().length(3),
  totalPrice: moneySchema,
  shippingInfo: z.object({
    shippingMethodKey: chosenMethodSchema,
    name: shownText(),
    price: moneySchema,
    deliveryDate: promisedDays,
    /** Left out until the parcel has left, and for orders without a parcel. */
    tracking: decorativeField(trackingSchema),
  }),
  /** Events, the oldest first; left out by a gateway that does not record them. */
  events: optionalField(lenientArray(orderEventSchema)),
  shippingAddress: orderAddressSchema,
  billingAddress: orderAddressSchema,
  /** All or none: some of them would not make the total. */
  payments: withFallback(
    z.array(
      z.object({
        paymentProvider: z.string(),
        paymentProduct: z.string(),
        amountPlanned: moneySchema,
        giftCardId: optionalField(z.string()),
      }),
    ),
    [],
  ),
  lineItems: z.array(lineItemSchema.omit({ availableQuantity: true })),
  /** With the lines and the delivery price, after discounts, these make the total. */
  giftCards: cartSchema.shape.giftCards.element.omit({ giftCardId: true }).array(),
  donations: cartSchema.shape.donations,
  loyaltyCard: cartSchema.shape.loyaltyCard,
  discounts: cartSchema.shape.discounts,
  /** Points that the order earned, including those of codes. */
  loyaltyPoints: pointsSchema,
  /** Id of its invoice among the downloads, once it is paid. */
  invoiceId: withFallback(z.string().nullable(), null),
  /** Last day on which the customer may withdraw from pieces that are left; null when there are none (any more). */
  withdrawableUntil: z.iso.date().nullable(),
  /** What the customer withdrew from, the oldest first; the pieces of a line may be in several. */
  withdrawals: z.array(withdrawalSchema),
  voucher: z
    .object({ entity: z.string(), reference: z.string(), amount: moneySchema, expiresAt: z.string() })
    .nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * `GET /orders-self?page&size&query&year&status`; `query` is searched for in the order number and the products' names.
 */
export const ordersQuerySchema = pageQuerySchema.extend({
  query: z.string().max(100).optional(),
  year: z
    .string()
    .regex(/^20\d\d$/, "must be a year")
    .optional(),
  status: z.enum(ORDER_STATUSES).optional(),
});

/** `GET /orders-self`, newest first. */
export const orderListSchema = z.object({
  page: z.number().int().min(1),
  size: z.number().int().min(1),
  total: z.number().int().min(0),
  /** Years in which the customer ordered, in the time zone of the shop's country, the newest first. */
  years: lenientArray(z.number().int()),
  values: partialArray(
    orderSchema
      .pick({ orderNumber: true, createdAt: true, status: true, paymentStatus: true, totalPrice: true })
      .extend({
        deliveryDate: orderSchema.shape.shippingInfo.shape.deliveryDate,
        nbProducts: z.number().int(),
        pictures: lenientArray(z.object({ path: z.string(), name: z.string() })),
      }),
  ),
});
export type OrderList = z.infer<typeof orderListSchema>;

/** Files that a customer may download: an invoice for a payment, a credit note for a refund. */

export const DOWNLOAD_KINDS = ["INVOICE", "CREDIT_NOTE"] as const;

export const downloadSchema = z.object({
  id: z.string(),
  kind: z.enum(DOWNLOAD_KINDS),
  /** Name under which the file is saved, `facture-2610000412.pdf`. */
  fileName: z.string(),
  contentType: z.literal("application/pdf"),
  createdAt: instantSchema,
  orderNumber: z.string(),
});
export type Download = z.infer<typeof downloadSchema>;

/** `GET /downloads-self?page&size`, newest first. `GET /downloads-self/{id}` answers the file itself. */
export const downloadsSchema = z.object({ ...pageShape, values: partialArray(downloadSchema) });
